// Starts what the page at hand needs.
import { startBusy } from "./busy";
import { startCourse } from "./course";
import { startHome, startPlay } from "./home";
import { startGuide } from "./guide";
import { startLanguage } from "./language";
import { startLimits } from "./limits";
import { startMenu } from "./menu";
import { startMine } from "./mine";
import { notifyOn, setNotify } from "./notify";
import { onClick, readTexts } from "./page";
import { startSetup } from "./setup";
import { setSound, soundOn } from "./sound";
import { setSpeed, speedName } from "./speed";
import { startTable } from "./table";
import { startTheme } from "./theme";
import { advice, forced, names, placing, remarks, showNames, warnings } from "./wishes";

const switches: Record<string, { on: () => boolean; set: (on: boolean) => unknown }> = {
  sound: { on: soundOn, set: setSound },
  notify: { on: notifyOn, set: setNotify },
  forced,
  placing,
  names,
  advice,
  remarks,
  warnings,
};

function showSwitches(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-toggle]")) {
    button.setAttribute("aria-checked", String(switches[button.dataset["toggle"] ?? ""]?.on() ?? false));
  }
}

/** Let the field for the speed of others' turns show what is wished. */
function showSpeed(): void {
  const field = document.querySelector<HTMLSelectElement>("#speed");
  if (field) field.value = speedName();
}

readTexts();
startMenu();
startLimits();
startTheme();
startLanguage();
startPlay();
onClick("[data-toggle]", (button) => {
  const found = switches[button.dataset["toggle"] ?? ""];
  if (found) void Promise.resolve(found.set(!found.on())).then(showSwitches);
});
document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.id === "speed") setSpeed(event.target.value);
});
for (const show of [showSwitches, showSpeed]) {
  document.addEventListener("tarsas:language", show);
  show();
}
showNames();

const starts: Record<string, () => void> = {
  busy: startBusy,
  course: startCourse,
  game: startGuide,
  home: startHome,
  mine: startMine,
  setup: startSetup,
  table: startTable,
};
starts[document.body.dataset["page"] ?? ""]?.();
