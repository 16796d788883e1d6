/**
 * Having the app on the device: the service worker, its updates, installing, and lasting storage.
 *
 * @typedef {Event & {prompt(): Promise<unknown>, userChoice: Promise<{outcome: "accepted" | "dismissed"}>}} InstallEvent
 */

const HOUR = 60 * 60 * 1000;

/** How long a switch to a new version waits for what is under way: something may be broken that the new one mends. */
const PATIENCE = 5000;

/** Fires "change" when one of its answers may have changed. */
class Offline extends EventTarget {
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;

  /** @type {Promise<void> | undefined} */
  #started;

  /** @type {Promise<boolean> | undefined} */
  #persisted;

  /** @type {InstallEvent | undefined} */
  #installEvent;

  /** Another page has switched to a newer version than the one that runs here. */
  #overtaken = false;
  #applying = false;

  /** Settled when a page may be loaded anew without losing anything. @type {() => Promise<unknown>} */
  finish = async () => undefined;

  constructor() {
    super();
    // The browser makes this offer once, perhaps before anything is drawn.
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#installEvent = /** @type {InstallEvent} */ (event);
      this.#changed();
    });
    addEventListener("appinstalled", () => {
      this.#installEvent = undefined;
      this.#changed();
    });
  }

  /**
   * Registers the service worker and from then on looks for updates: now, hourly, and when the page or the network
   * comes back. Where no service worker can run the app works all the same, with the network.
   */
  start() {
    return (this.#started ??= this.#start());
  }

  /** Whether everything is on the device, so that the next start needs no network. */
  get offlineReady() {
    return Boolean(this.#registration?.active);
  }

  /** Whether a newer version than the one that runs here can be switched to. */
  get updateReady() {
    return this.#overtaken || Boolean(this.#registration?.waiting && isControlled());
  }

  /** Switches to the newer version: this page is loaded anew. Other pages go on as they are. */
  async applyUpdate() {
    if (!this.updateReady) return;
    const waiting = this.#registration?.waiting;
    if (!waiting) return this.#reload();
    this.#applying = true;
    waiting.postMessage({ type: "activate" });
  }

  /** Whether the browser lets us offer to install the app. */
  get canInstall() {
    return this.#installEvent !== undefined;
  }

  /**
   * Lets the browser ask whether to install the app. It can be asked once.
   * @returns {Promise<boolean>} whether the person agreed
   */
  async install() {
    const event = this.#installEvent;
    if (!event) return false;
    this.#installEvent = undefined;
    this.#changed();
    await event.prompt();
    return (await event.userChoice).outcome === "accepted";
  }

  /** Whether this is Safari on an iPad or iPhone: there a person has to install the app, by "Add to Home Screen". */
  get needsIosHint() {
    const { userAgent, maxTouchPoints } = navigator;
    // An iPad says that it is a Mac, but no Mac has a touch screen.
    const isMobile = /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
    const isSafari = userAgent.includes("Safari/") && !/CriOS|FxiOS|EdgiOS|OPT\/|GSA\/|DuckDuckGo/.test(userAgent);
    return isMobile && isSafari && !isInstalled();
  }

  /**
   * Asks the browser, at most once a visit, not to clear what is stored when room gets short.
   * @returns {Promise<boolean>} whether it promises so
   */
  persist() {
    return (this.#persisted ??= askToPersist());
  }

  async #start() {
    const container = navigator.serviceWorker;
    if (!container) return;
    this.#watchSwitches(container);
    try {
      this.#registration = await container.register(workerAddress(), { updateViaCache: "none" });
    } catch {
      return;
    }
    this.#watchUpdates(this.#registration);
    this.#changed();
  }

  /** @param {ServiceWorkerContainer} container */
  #watchSwitches(container) {
    let controlled = isControlled();
    container.addEventListener("controllerchange", () => {
      if (this.#applying) {
        this.#applying = false;
        void this.#reload();
      }
      // The first worker takes over the very version that runs here.
      else if (controlled) this.#overtaken = true;
      controlled = isControlled();
      this.#changed();
    });
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watchUpdates(registration) {
    const follow = (/** @type {ServiceWorker | null} */ next) =>
      next?.addEventListener("statechange", () => this.#changed());
    follow(registration.installing);
    follow(registration.waiting);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    // Without a network there is nothing to find, and nothing to say about it.
    const look = () => void registration.update().catch(() => undefined);
    // A registration made just now has the newest version.
    if (registration.active) look();
    setInterval(look, HOUR);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") look();
    });
  }

  async #reload() {
    await Promise.race([this.finish(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    location.reload();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

const workerAddress = () => new URL("sw.js", document.baseURI).href;

/** Whether our worker stands behind this page. In a folder of another copy of the app it may be the other's. */
const isControlled = () => navigator.serviceWorker.controller?.scriptURL === workerAddress();

/** Whether the app runs in a window of its own, without the browser around it. */
function isInstalled() {
  const standalone = /** @type {Navigator & {standalone?: boolean}} */ (navigator).standalone;
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

async function askToPersist() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** The app's one answer to how well it does without a network. */
export const offline = new Offline();
