// Starts what the page at hand needs.
import { startBusy } from "./busy";
import { startHome, startPlay } from "./home";
import { startGuide } from "./guide";
import { startLanguage } from "./language";
import { startLimits } from "./limits";
import { startMenu } from "./menu";
import { notifyOn, setNotify } from "./notify";
import { onClick, readTexts } from "./page";
import { startSetup } from "./setup";
import { setSound, soundOn } from "./sound";
import { startTable } from "./table";
import { startTheme } from "./theme";

function showSwitches(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-toggle]")) {
    const on = button.dataset["toggle"] === "sound" ? soundOn() : notifyOn();
    button.setAttribute("aria-checked", String(on));
  }
}

readTexts();
startMenu();
startLimits();
startTheme();
startLanguage();
startPlay();
onClick("[data-toggle=sound]", () => {
  setSound(!soundOn());
  showSwitches();
});
onClick("[data-toggle=notify]", () => void setNotify(!notifyOn()).then(showSwitches));
document.addEventListener("tarsas:language", showSwitches);
showSwitches();

const starts: Record<string, () => void> = {
  busy: startBusy,
  game: startGuide,
  home: startHome,
  setup: startSetup,
  table: startTable,
};
starts[document.body.dataset["page"] ?? ""]?.();
