// Planning together, where the players win together (docs/protocol.md): who points where, what is
// proposed to whom. It knows messages and no game; loaded only where the server tells of proposals.

/**
 * @typedef {{by: number, seat: number, at: string}} Point
 *
 * @typedef {object} PlanLink
 * @property {(message: Said) => void} say sent now or never
 * @property {(message: Said) => Promise<any>} ask sent until it is answered; refusals are shown
 */

/** A hand that says nothing more has been taken away. */
const FORGOTTEN = 3500;
/** Who goes on pointing at the same place says so now and then. */
const RENEW = 1500;
/** Fewer than the server would drop. */
const BETWEEN = 130;

/** Its table emits `plan` whenever something here has changed: `points`, `proposals` or `aim`. */
export class Plan {
  /** @type {Proposal[]} */ proposals = [];
  /** Whom I am about to propose something to, and what they may choose. @type {Ideas|null} */ aimed =
    null;
  #table;
  #link;
  /** @type {Map<number, Point & {timer: number}>} */ #points = new Map();
  /** What I last said. */ #said = { key: "", at: -Infinity };
  #next = 0;
  #stops;

  /** @param {import("./table.js").Table} table @param {PlanLink} link */
  constructor(table, link) {
    this.#table = table;
    this.#link = link;
    // What they may choose changes as the table does.
    this.#stops = [table.on("decision", () => this.aimed && this.#look())];
  }

  /** Whether I take part: spectators only see it. */
  get enabled() {
    return this.#table.seat !== null;
  }

  /** @returns {Point[]} */
  get points() {
    return [...this.#points.values()];
  }

  /** Those that wait for my answer. */
  get toMe() {
    return this.proposals.filter(({ seat, agreed }) => seat === this.#table.seat && !agreed);
  }

  /** I point at a place on somebody's board; null: no longer. @param {number} seat @param {string|null} at */
  point(seat, at) {
    if (!this.enabled) return;
    const now = performance.now();
    const key = `${seat} ${at}`;
    if (key === this.#said.key && now - this.#said.at < RENEW) return;
    clearTimeout(this.#next);
    const wait = this.#said.at + BETWEEN - now;
    if (wait > 0) this.#next = setTimeout(() => this.point(seat, at), wait);
    else {
      this.#said = { key, at: now };
      this.#link.say({ type: "point", seat, at });
      // The server does not tell me what I do.
      this.pointed({ by: this.#table.seat, seat, at });
    }
  }

  /** What may that seat choose now? @param {number} seat @returns {Promise<Ideas>} */
  ideas(seat) {
    return this.#link.ask({ type: "ideas", seat });
  }

  /** Who was about to propose something has done so. */
  propose(seat, action) {
    const answer = this.#link.ask({ type: "propose", seat, action });
    return quiet(answer.then(() => this.aimed?.seat === seat && this.aim(null)));
  }

  withdraw(id) {
    return quiet(this.#link.ask({ type: "withdraw", proposal: id }));
  }

  /** Whom the next proposal is for; null: for nobody. @param {number|null} seat */
  aim(seat) {
    this.aimed = seat === null ? null : { seat, decision: null, kind: null, actions: [] };
    this.#table.emit("plan", "aim");
    return seat === null ? null : this.#look();
  }

  async #look() {
    const { seat, decision } = this.aimed;
    const {
      decision: now,
      kind,
      actions,
    } = await this.ideas(seat).catch(() => ({ decision: null, kind: null, actions: [] }));
    if (this.aimed?.seat !== seat || (now === decision && now !== null)) return;
    this.aimed = { seat, decision: now, kind, actions };
    this.#table.emit("plan", "aim");
  }

  /** What the server says. @param {Proposal[]} proposals */
  told(proposals) {
    this.proposals = proposals;
    this.#table.emit("plan", "proposals");
  }

  /** @param {{by: number, seat: number, at: string|null}} point */
  pointed({ by, seat, at }) {
    clearTimeout(this.#points.get(by)?.timer);
    if (at === null) this.#points.delete(by);
    else
      this.#points.set(by, {
        by,
        seat,
        at,
        timer: setTimeout(() => this.pointed({ by, seat, at: null }), FORGOTTEN),
      });
    this.#table.emit("plan", "points");
  }

  destroy() {
    clearTimeout(this.#next);
    for (const { timer } of this.#points.values()) clearTimeout(timer);
    for (const stop of this.#stops) stop();
  }
}

/** Refusals are shown where they arrive. */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}
