// Starts what the page at hand needs; a table, which needs most, is started by a file of its own.
import { startAnalysis } from "./analysis";
import { startBusy } from "./busy";
import { startCounted } from "./counted";
import { startCourse } from "./course";
import { startHome, startPlay } from "./home";
import { startGuide } from "./guide";
import { startWorker } from "./installed";
import { startLanguage } from "./language";
import { startLimits } from "./limits";
import { startMenu } from "./menu";
import { startMine } from "./mine";
import { notifyOn, setNotify } from "./notify";
import { startOffline } from "./offline";
import { startOpening } from "./opening";
import { onClick, readTexts } from "./page";
import { startSetup } from "./setup";
import { setSound, soundOn } from "./sound";
import { setSpeed, speedName } from "./speed";
import { startTally } from "./tally";
import { startTelevision } from "./television";
import { startTheme } from "./theme";
import { advice, forced, names, placing, quickly, remarks, showNames, warnings } from "./wishes";

const switches: Record<string, { on: () => boolean; set: (on: boolean) => unknown }> = {
  sound: { on: soundOn, set: setSound },
  notify: { on: notifyOn, set: setNotify },
  forced,
  placing,
  quickly,
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
  analysis: startAnalysis,
  busy: startBusy,
  count: startTally,
  counted: startCounted,
  course: startCourse,
  game: startGuide,
  home: startHome,
  mine: startMine,
  offline: startOffline,
  opening: startOpening,
  setup: startSetup,
  television: startTelevision,
};
starts[document.body.dataset["page"] ?? ""]?.();
void startWorker();
