// Lets the browser keep the shell of the pages, where it may: by https, or on the machine itself.
import { language } from "./page";

/** Start the worker, and tell it in which language to speak without a network. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // an address of the home network without https
  try {
    await navigator.serviceWorker.register("/worker.js");
    const tell = async (): Promise<void> => (await navigator.serviceWorker.ready).active?.postMessage(language());
    document.addEventListener("tarsas:language", () => void tell());
    await tell();
  } catch {
    // A browser that refuses only keeps nothing.
  }
}
