/** The page's side of the rules worker. */

/**
 * @typedef {import("../types.js").Message} Message
 * @typedef {{id: number, method: string, argument: unknown, resolve: (ok: any) => void,
 *   reject: (error: RulesError) => void, again: boolean}} Call `again`: it has been repeated once already
 */

/** The rules said no, or could not be asked. `message_` says it to people. */
export class RulesError extends Error {
  /** @param {Message} message */
  constructor(message) {
    super(message.id);
    this.name = "RulesError";
    this.message_ = message;
  }
}

const INTERNAL = { id: "error-internal" };

/**
 * Asks `wildcore.bridge` in a worker. Calls may be made at once: they wait until Python is ready. A worker that dies is
 * replaced, and what it was asked is asked once more (each call carries all it needs). Fires "state".
 */
export class Rules extends EventTarget {
  /** @type {"starting" | "ready" | "failed"} */
  state = "starting";

  /** What the worker came up from: its memory snapshot, or the library when that did not load. @type {string | null} */
  startedFrom = null;

  /** @type {Map<number, Call>} */
  #calls = new Map();
  #lastId = 0;
  #failures = 0;
  #disposed = false;
  #patience = 45_000;
  /** @type {any} the timer of a start that takes too long */
  #late;
  #createWorker;
  /** @type {Worker} */
  #worker;
  /** @type {() => void} */
  #isReady = () => undefined;
  /** @type {(error: RulesError) => void} */
  #isFailed = () => undefined;

  /** @param {() => Worker} [createWorker] */
  constructor(createWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" })) {
    super();
    this.#createWorker = createWorker;
    /** Settled when Python has started, or has failed twice. @type {Promise<void>} */
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#isFailed = reject;
    });
    this.ready.catch(() => undefined); // "state" tells it too
    this.#worker = this.#start();
  }

  /**
   * What the bridge's method answers.
   * @param {string} method
   * @param {unknown} [argument]
   * @returns {Promise<any>} rejects with a `RulesError`
   */
  call(method, argument = {}) {
    return new Promise((resolve, reject) => {
      if (this.#disposed) return reject(new RulesError(INTERNAL));
      if (this.state === "failed") this.#revive();
      const call = { id: ++this.#lastId, method, argument, resolve, reject, again: false };
      this.#calls.set(call.id, call);
      if (this.state === "ready") this.#send(call);
    });
  }

  /** Ends the worker; calls under way are rejected. */
  dispose() {
    this.#disposed = true;
    clearTimeout(this.#late);
    this.#worker.terminate();
    this.#rejectAll();
  }

  /**
   * Only to a worker that has started: what is sent before may get lost, as WebKit shows when the machine is busy.
   * @param {Call} call
   */
  #send({ id, method, argument }) {
    this.#worker.postMessage({ id, method, argument });
  }

  #start() {
    const worker = this.#createWorker();
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#replaceLate(), this.#patience);
    this.#late.unref?.(); // in a test under Node it must not hold up the end
    const whileCurrent = (/** @type {(event: any) => void} */ react) => (/** @type {Event} */ event) => {
      if (worker === this.#worker && !this.#disposed) react(event);
    };
    worker.addEventListener("message", whileCurrent(({ data }) => this.#heard(data)));
    worker.addEventListener("messageerror", whileCurrent(() => this.#died()));
    worker.addEventListener(
      "error",
      whileCurrent((event) => {
        event.preventDefault();
        this.#died();
      }),
    );
    return worker;
  }

  /** @param {{started?: string, failed?: string, id?: number, answer?: string, died?: string}} data */
  #heard(data) {
    if (data.started) {
      clearTimeout(this.#late);
      this.#failures = 0;
      this.startedFrom = data.started;
      this.#turn("ready");
      this.#isReady();
      for (const call of this.#calls.values()) this.#send(call);
    } else if (data.failed || data.died) {
      this.#died();
    } else if (data.id !== undefined && data.answer !== undefined) {
      this.#answer(data.id, data.answer);
    }
  }

  /**
   * @param {number} id
   * @param {string} text
   */
  #answer(id, text) {
    const call = this.#calls.get(id);
    if (!call) return;
    this.#calls.delete(id);
    const answer = JSON.parse(text);
    if (answer.error) call.reject(new RulesError(answer.error));
    else call.resolve(answer.ok);
  }

  #died() {
    clearTimeout(this.#late);
    this.#worker.terminate();
    this.#failures += 1;
    if (this.#failures > 1) {
      this.#rejectAll();
      this.#isFailed(new RulesError(INTERNAL));
      this.#turn("failed");
      return;
    }
    this.#revive();
  }

  /** A worker that neither starts nor fails gets a successor, which is given longer in case the device is slow. */
  #replaceLate() {
    if (this.#disposed) return;
    this.#patience *= 2;
    this.#worker.terminate();
    this.#worker = this.#start();
  }

  /** A new worker, to be asked again whatever was not asked twice. */
  #revive() {
    const asked = this.state === "ready";
    this.#turn("starting");
    this.#worker = this.#start();
    if (!asked) return;
    for (const call of this.#calls.values()) {
      if (call.again) {
        this.#calls.delete(call.id);
        call.reject(new RulesError(INTERNAL));
      } else call.again = true;
    }
  }

  #rejectAll() {
    for (const call of this.#calls.values()) call.reject(new RulesError(INTERNAL));
    this.#calls.clear();
  }

  /** @param {"starting" | "ready" | "failed"} state */
  #turn(state) {
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }
}
