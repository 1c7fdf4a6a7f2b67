// What happened last, kept so that it can be watched again.

/** Frames of one action arrive together; what comes later than this is another one's. */
const TOGETHER = 1500;

export class Recent {
  /** The frames in which a phase last ended. @type {import("./store.js").Change[]} */ phase = [];
  /** @type {import("./store.js").Change[]} */ #burst = [];
  #last = -Infinity;

  /** @param {import("./store.js").Change} change */
  add(change) {
    const now = performance.now();
    if (change.fresh || now - this.#last > TOGETHER) this.#burst = [];
    this.#last = now;
    if (change.fresh) return;
    this.#burst.push(change);
    const ended = change.events.some((event) => event.type === "phase.started");
    if (ended) this.phase = this.#burst;
  }
}
