// What happened last, kept so that it can be watched again.

/** Frames of one action arrive together; what comes later than this is another one's. */
const TOGETHER = 1500;

export class LastPhase {
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

/**
 * Of a game's past nobody knows any more what came together: its last round is what is shown.
 * @param {import("./store.js").Change[]} changes
 */
export function lastRound(changes) {
  const opens = (change) => change.events.some((event) => event.type === "round.started");
  const end = changes.findLastIndex(opens);
  const start = changes.slice(0, Math.max(end, 0)).findLastIndex(opens);
  return changes.slice(start + 1, end + 1).filter((change) => !change.fresh);
}
