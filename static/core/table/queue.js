// Changes are shown one after another, each for as long as its animation takes.

/** An animation that never ends must not stop the table. */
const LONGEST = 30_000;
/** After a long absence the last changes are shown, the ones before only drawn. */
const MOST = 40;
/** So many that wait, and the table goes twice as fast to keep up; four times at twice as many. */
const MANY = 8;

/**
 * @typedef {import("../state/store.js").Change} Change
 */

export class Queue {
  #show;
  #idle;
  /** @type {Change[]} */ #waiting = [];
  /** @type {AbortController|null} */ #current = null;
  #held = false;

  /**
   * @param {(change: Change, signal: AbortSignal) => Promise<void>|void} show
   * @param {(busy: boolean) => void} idle told when the queue starts and stops
   */
  constructor(show, idle) {
    this.#show = show;
    this.#idle = idle;
  }

  get busy() {
    return this.#current !== null || this.#waiting.length > 0;
  }

  /** How many times as fast as usual things have to move. */
  get hurry() {
    const { length } = this.#waiting;
    if (length < MANY) return 1;
    return length < 2 * MANY ? 2 : 4;
  }

  /** @param {Change} change */
  push(change) {
    this.#waiting.push(change);
    if (this.#waiting.length > MOST) this.#fold();
    this.#run();
  }

  /** Nobody is looking: what happens meanwhile is shown on return. */
  hold(held) {
    this.#held = held;
    this.#run();
  }

  /** Everything that waits is drawn at once, and what is moving comes to rest. */
  skip() {
    const waiting = this.#waiting.splice(0);
    this.#current?.abort();
    for (const change of waiting) this.#show(change, AbortSignal.abort());
  }

  clear() {
    this.#waiting.length = 0;
    this.#current?.abort();
  }

  #fold() {
    const first = this.#waiting.shift();
    const next = this.#waiting[0];
    this.#waiting[0] = { ...next, events: [], fresh: true, before: first.before };
  }

  async #run() {
    if (this.#current || this.#held || !this.#waiting.length) return;
    this.#idle(true);
    while (this.#waiting.length && !this.#held) {
      this.#current = new AbortController();
      await this.#one(this.#waiting.shift(), this.#current.signal);
    }
    this.#current = null;
    this.#idle(false);
  }

  async #one(change, signal) {
    const stopped = new Promise((resolve) => signal.addEventListener("abort", resolve));
    const limit = setTimeout(() => this.#current.abort(), LONGEST);
    // A game's error must not stop the table either: it is reported, the next change is shown.
    const shown = (async () => this.#show(change, signal))().catch(reportError);
    await Promise.race([shown, stopped]);
    clearTimeout(limit);
  }
}
