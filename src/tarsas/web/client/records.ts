// A record that somebody pastes, drops or chooses: it becomes an analysis, which is opened or reviewed at once.
import { ApiError } from "./api";
import { byId, text } from "./page";
import { analyse } from "./study";

const MOST = 250_000; // letters; the longest games have a tenth of that, the largest analyses nearly all of it

/** Say what is wrong beside the record, where it stays; nothing: nothing is. */
function complain(words: string): void {
  const wrong = byId("record-wrong");
  wrong.textContent = words;
  wrong.hidden = words === "";
}

/** Send the record that is in the field; `review`: and have it reviewed. */
async function send(field: HTMLTextAreaElement, review: boolean): Promise<void> {
  complain("");
  field.value = field.value.trimStart(); // whoever copies takes empty lines along
  const record = field.value;
  if (record === "") return complain(text("record-missing"));
  if (record.includes("\0")) return complain(text("record-no-text")); // a picture, perhaps
  if (record.length > MOST) return complain(text("record-long"));
  const buttons = [...byId("read-record").querySelectorAll("button")];
  for (const button of buttons) button.disabled = true; // to read a long one takes a second or two
  try {
    await analyse({ source: "record", record }, review ? "?review" : "");
  } catch (error) {
    complain(error instanceof ApiError ? error.message : String(error));
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

/** Put the text of a file into the field, to be looked at before it is sent. */
async function take(file: File, field: HTMLTextAreaElement): Promise<void> {
  complain("");
  if (file.size > MOST) return complain(text("record-long"));
  field.value = await file.text();
  field.focus();
  field.setSelectionRange(0, 0);
}

export function startRecord(): void {
  const form = byId<HTMLFormElement>("read-record");
  const field = form.querySelector("textarea");
  if (!field) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = event.submitter;
    void send(field, !(pressed instanceof HTMLButtonElement) || pressed.value === "review");
  });
  const chosen = byId<HTMLInputElement>("record-file");
  chosen.addEventListener("change", () => {
    const file = chosen.files?.[0];
    if (file) void take(file, field);
    chosen.value = ""; // the same file may be chosen again, after it was changed
  });
  field.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  field.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return; // text drops in by itself
    event.preventDefault();
    void take(file, field);
  });
  document.addEventListener("tarsas:language", () => complain("")); // it was said in the other language
}
