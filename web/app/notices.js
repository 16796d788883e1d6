import { offline } from "./offline.js";
import { note } from "./parts/toast.js";
import { rules } from "./rules-start.js";
import { drawAgain } from "./screens/screen.js";
import { games } from "./store/games.js";
import * as settings from "./store/settings.js";
import { settled } from "./table/session.js";
import { t } from "./texts/texts.js";

let offered = false;

/** What the app tells by itself: a new version, readiness to play offline, and trouble with keeping games. */
export function notices() {
  games.addEventListener("trouble", (event) => {
    const id = /** @type {CustomEvent<string>} */ (event).detail;
    note({ kind: "trouble", icon: "warning", text: t(id), stays: true });
  });
  games.addEventListener("change", askToKeep, { once: true });
  const failed = () => {
    if (rules.state === "failed") note({ kind: "rules", icon: "warning", text: t("rules-failed"), stays: true });
  };
  rules.addEventListener("state", failed);
  failed();
  offline.addEventListener("change", () => {
    offer();
    drawAgain();
  });
  offline.finish = settled;
  offline.start().then(
    () => {
      offer();
      void ready();
    },
    // Without a service worker (an unsafe address, a private window) the games need the network to start, no more.
    () => undefined,
  );
}

/** An update waits until the person wants it. */
function offer() {
  if (!offline.updateReady || offered) return;
  offered = true;
  note({
    kind: "update",
    icon: "leaf",
    text: t("update-ready"),
    stays: true,
    actions: [
      { label: t("update-later"), run: () => undefined },
      { label: t("update-now"), main: true, run: () => void offline.applyUpdate() },
    ],
  });
}

async function ready() {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  if (settings.firstTime("offline")) note({ kind: "offline", icon: "leaf", text: t("offline-ready") });
}

/** At the first save the browser is asked not to throw the games away. */
function askToKeep() {
  void offline.persist().catch(() => false);
}
