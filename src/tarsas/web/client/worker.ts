// The service worker: keeps the shell of the pages, and gives the offline page where no other comes.
// Never a position, never a page with somebody's name: those are asked for every time.

/** What /worker.js says before this code: a new build has another version, and other files. */
interface Shell {
  version: string;
  files: string[];
}

/** As much of a worker's surroundings as we use. */
interface Worker {
  SHELL: Shell;
  location: Location;
  navigator: { language: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", act: (event: Waited) => void): void;
  addEventListener(type: "fetch", act: (event: Asked) => void): void;
  addEventListener(type: "message", act: (event: Waited & { data: unknown }) => void): void;
}
interface Waited {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Waited {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const here = globalThis as unknown as Worker;
const STORE = `tarsas-${here.SHELL.version}`;
const LANGUAGE = "/kept-language"; // no address of the server: a name in the store
/** What has its content's mark in its address; symbols of games come as they are needed. */
const MARKED = /^\/(static\/assets\/|games\/[\w-]+\/sheet\.svg\?|theme\.css\?)/;

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  await store.addAll(here.SHELL.files);
  await here.skipWaiting();
}

async function activate(): Promise<void> {
  const known = await caches.keys();
  const old = known.filter((name) => name.startsWith("tarsas-") && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await here.clients.claim();
}

/** What never changes at its address: from the store, or else from the server into the store. */
async function marked(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const known = await store.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

/** A page: always the server's own; without a network, the one that says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const store = await caches.open(STORE);
    const language = (await (await store.match(LANGUAGE))?.text()) ?? here.navigator.language.slice(0, 2);
    const kept = (await store.match(`/offline?lang=${language}`)) ?? (await store.match("/offline?lang=en"));
    if (kept) return kept;
    throw error;
  }
}

here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(activate()));
here.addEventListener("message", (event) => {
  if (typeof event.data !== "string" || event.data.length > 10) return;
  const spoken = new Response(event.data);
  event.waitUntil(caches.open(STORE).then((store) => store.put(LANGUAGE, spoken)));
});
here.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== here.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (MARKED.test(address.pathname + address.search)) event.respondWith(marked(request));
});
