/**
 * Combat and contests as they are told: step by step with the reason, at the reader's pace. What has been told stays
 * to be read until the next lands are chosen.
 */
import { settings } from "../../../core/state/settings.js";

/** Of a round, what belongs to the tale. */
const TOLD = new Set([
  "unit.revealed",
  "fought",
  "enchanted",
  "unit.lost",
  "unit.joined",
  "contest.began",
  "building.destroyed",
  "advisor.played",
  "counted",
  "land.conquered",
  "raided",
  "land.kept",
]);
const PHASES = new Set(["combat", "contest", "end", "over", "rally", "activate"]);
/** How long one line is read, in milliseconds. */
const READ = 1700;

/** @typedef {{event: GameEvent, change: Change, at: number}} Line `at`: which of its change's events */

export class Tale {
  /** @type {Line[]} */ lines = [];
  /** What is being told. @type {Line|null} */ now = null;
  paused = false;
  closed = false;
  /** Up to the end of this fight nothing is waited for. */ #hurried = false;
  #client;
  /** Ends the present wait. @type {(() => void)|null} */ #go = null;
  #timer = 0;

  /** @param {import("../client.js").Client} client */
  constructor(client) {
    this.#client = client;
  }

  /** Whether there is a tale to be read. */
  get there() {
    return this.lines.length > 0 && PHASES.has(this.#client.view.phase);
  }

  /** All that the table is drawn from. */
  get drawn() {
    return [this.lines.length, this.closed, this.now?.event ?? null, this.paused];
  }

  clear() {
    this.lines = [];
    this.now = null;
  }

  /** The table stands elsewhere: in a replay, or it is shown again. @param {Change} change */
  stand({ version, after }) {
    const { round } = after.public;
    this.lines = this.lines.filter(
      ({ change }) => change.version <= version && change.after.public.round >= round - 1,
    );
    this.now = null;
  }

  /** @param {boolean} closed */
  close(closed) {
    this.closed = closed;
    this.#client.draw();
  }

  /** @param {Change[]} changes all up to now */
  remember(changes) {
    this.clear();
    for (const change of changes) this.hear(change);
    this.#client.draw();
  }

  /** @param {Change} change @returns {Line[]} what of it is told */
  hear(change) {
    const heard = [];
    for (const [at, event] of change.events.entries()) {
      if (event.type === "combat.began") {
        this.clear();
        this.closed = this.#client.form === "phone"; // where it would cover what it tells of
        this.#hurried = false;
      }
      if (TOLD.has(event.type)) heard.push(this.#line(event, change, at));
    }
    return heard;
  }

  /** Once in the tale, however often it is told: what was missed is shown again on return. */
  #line(event, change, at) {
    const there = this.lines.find(
      (line) => line.at === at && line.change.version === change.version,
    );
    if (there) return there;
    const line = { event, change, at };
    this.lines.push(line);
    return line;
  }

  /** Tells it, and waits until it has been read. @param {Line} line */
  async tell(line) {
    const { motion } = this.#client.table;
    this.now = line;
    this.#client.drawStrip();
    if (!motion || this.#hurried) return;
    await /** @type {Promise<void>} */ (
      new Promise((done) => {
        this.#go = () => done();
        if (!this.paused) this.#timer = setTimeout(this.#go, READ / motion);
      })
    );
    this.#go = null;
  }

  /** Goes on at once. */
  next() {
    clearTimeout(this.#timer);
    this.#go?.();
  }

  pause() {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    if (!this.paused) this.next();
    this.#client.drawStrip();
  }

  /** Twice as fast, four times as fast, and as usual again: for all that moves. */
  faster() {
    const speed = settings.get("speed") * 2;
    settings.set("speed", speed > 4 ? 1 : speed);
    this.#client.drawStrip();
  }

  get speed() {
    return settings.get("speed");
  }

  /** The rest of this fight is only drawn. */
  skip() {
    this.#hurried = true;
    this.paused = false;
    this.next();
  }

  over() {
    this.now = null;
    this.next();
  }
}
