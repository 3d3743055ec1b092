// The options in the set-up form: what is offered, chosen and put together there, and what is sent.

export type Value = string | number | boolean;
type Field = HTMLInputElement | HTMLSelectElement;

function fields(form: HTMLFormElement): NodeListOf<Field> {
  return form.querySelectorAll<Field>("[data-option]");
}

/** Write what was offered and chosen into the field that is sent; an own text is put together there. */
export function takeOffer(form: HTMLFormElement, touched: EventTarget | null): void {
  if (!(touched instanceof HTMLElement) || !touched.dataset["offers"]) return;
  const field = form.querySelector<HTMLInputElement>(`#${touched.dataset["offers"]}`);
  if (!field) return;
  field.value = (touched as Field).value;
  const place = field.closest<HTMLElement>("[data-parts]") ?? field;
  place.hidden = field.value !== "";
  if (!place.hidden && touched instanceof HTMLSelectElement) field.focus();
  markParts(place);
}

/** Show which parts an own text has, and whether it takes another. */
export function markParts(place: HTMLElement): void {
  const field = place.querySelector<HTMLInputElement>("[data-option]");
  if (!field) return;
  const taken = [...field.value.toUpperCase()].filter((letter) => letter.trim());
  for (const part of place.querySelectorAll<HTMLButtonElement>("[data-part]")) {
    const on = taken.includes(part.dataset["part"] ?? "");
    part.setAttribute("aria-pressed", String(on));
    part.disabled = !on && taken.length >= Number(place.dataset["taken"]);
  }
}

/** Take a part into an own text, or out of it. */
function press(part: HTMLElement): void {
  const place = part.closest<HTMLElement>("[data-parts]");
  const field = place?.querySelector<HTMLInputElement>("[data-option]");
  const name = part.dataset["part"] ?? "";
  if (!place || !field) return;
  const taken = field.value.toUpperCase().split(/\s+|(?=\S)/).filter(Boolean);
  field.value = (taken.includes(name) ? taken.filter((one) => one !== name) : [...taken, name]).join(" ");
  markParts(place);
}

/** Put the options that belong to a preset into the form, and the defaults for all others. */
function apply(form: HTMLFormElement, preset: Record<string, Value>): void {
  for (const field of fields(form)) {
    const chosen = preset[field.dataset["option"] ?? ""];
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const index = chosen === undefined ? options.findIndex((one) => one.defaultSelected) : options.findIndex((one) => one.value === String(chosen));
      field.selectedIndex = Math.max(0, index);
    } else if (field.type === "radio") field.checked = chosen === undefined ? field.defaultChecked : field.value === String(chosen);
    else if (field.type === "checkbox") field.checked = chosen === undefined ? field.defaultChecked : chosen === true;
    else field.value = chosen === undefined ? field.defaultValue : String(chosen);
  }
}

/** Which preset the options make up is seen by who changes one. */
export function showPreset(form: HTMLFormElement, touched: EventTarget | null): void {
  if (touched instanceof HTMLInputElement && touched.dataset["preset"]) {
    apply(form, JSON.parse(touched.dataset["preset"]) as Record<string, Value>);
  } else if (touched instanceof Element && touched.matches("[data-option]")) {
    for (const radio of form.querySelectorAll<HTMLInputElement>("[data-preset]")) radio.checked = false;
  }
}

export function readOptions(form: HTMLFormElement): Record<string, Value> {
  const options: Record<string, Value> = {};
  for (const field of fields(form)) {
    const name = field.dataset["option"] ?? "";
    if (field instanceof HTMLInputElement && field.type === "radio") {
      if (field.checked) options[name] = field.value;
    } else if (field instanceof HTMLInputElement && field.type === "checkbox") options[name] = field.checked;
    else if (field instanceof HTMLInputElement && field.type === "number") options[name] = field.valueAsNumber;
    else if (field.value) options[name] = field.value; // a text left empty is as usual
  }
  return options;
}

export function startOptions(form: HTMLFormElement): void {
  form.addEventListener("click", (event) => {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-part]") : null;
    if (part) press(part);
  });
  form.addEventListener("input", (event) => {
    takeOffer(form, event.target);
    showPreset(form, event.target);
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-parts]") : null;
    if (place) markParts(place);
  });
}
