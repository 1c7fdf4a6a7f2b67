// The `table` a game's client draws (docs/client.md). The same for the live table, a spectator's,
// the replay and the demo: only where its changes come from differs.

import { Emitter } from "../state/emitter.js";
import { motion } from "../state/settings.js";
import { currentLang, t } from "../text/i18n.js";
import { placeText } from "../text/words.js";
import { element } from "../ui/dom.js";
import { Previews } from "./preview.js";
import { Queue } from "./queue.js";
import { play } from "./sounds.js";

/**
 * @typedef {import("../state/store.js").Change} Change
 *
 * @typedef {object} Link what the person's choices are sent through; a replay has none
 * @property {(decision: string, action: Action) => Promise<Data>} act
 * @property {() => Promise<Data>} undo
 * @property {(decision: string, action: Action) => Promise<Data>} preview
 *
 * @typedef {{name: string, avatar: string, bot: string|null, online: boolean, me: boolean}} Player
 */

const NOTHING = { public: null, private: null };
/** Of a change that moves nothing. */
const UNMOVED = { events: [], public: null, private: null, fresh: false, decided: false };
const REFUSED = { code: "no_decision", text: "" };

/**
 * Emits `decision` (mine, as soon as it is known, even while older changes are still being shown),
 * `shown` (a change, once it has been shown), `busy` (whether something moves), `hover` (an action or null), `follow`,
 * `pointed` (a seat: the log shows a place on its board), `front` (a page of the game's own), `plan` (what of it has changed).
 */
export class Table extends Emitter {
  seat;
  /** @type {Player[]} */ players;
  parts;
  /** Whether this is watched again after the game. */ replay;
  view = NOTHING;
  decision = null;
  canUndo = false;
  /** The seat a spectator follows; the game shows that board as the large one. */
  follow = 0;
  element = element;
  t = t;
  place = placeText;
  /** The newest decision: what `act` answers, and what the list of choices shows. */
  latest = null;
  /** Planning together, where there is such a thing. @type {import("./plan.js").Plan|null} */ plan =
    null;
  /** Where a game's own elements are mounted. @type {HTMLElement|null} */ root = null;
  #link;
  #client = null;
  #still = false;
  #queue = new Queue(
    (change, signal) => this.#show(change, signal),
    (busy) => this.emit("busy", busy),
  );
  #previews = new Previews((decision, action) => this.#link.preview(decision, action));
  /** What I have chosen, until its consequences are here. @type {{answer: Promise<Data>, version: number}|null} */
  #acting = null;
  /** @type {Change|null} */ #newest = null;
  /** Says that what moves now has been shown; whatever comes next makes sure that it is said first. */
  #told = null;

  /** @param {{seat: number|null, players: Player[], parts: Data, link?: Link, replay?: boolean}} setup */
  constructor({ seat, players, parts, link = null, replay = false }) {
    super();
    this.seat = seat;
    this.players = players;
    this.parts = parts;
    this.replay = replay;
    this.#link = link;
    this.follow = seat ?? 0;
  }

  get lang() {
    return currentLang();
  }

  get motion() {
    return this.#still ? 0 : motion() * this.#queue.hurry;
  }

  get busy() {
    return this.#queue.busy;
  }

  /** Draws with `game`, a module with `mount(root, table)`. */
  mount(game, root) {
    this.root = root;
    this.view = this.#newest?.after ?? NOTHING;
    this.decision = this.latest;
    this.#client = game.mount(root, this);
  }

  destroy() {
    this.#queue.clear();
    this.plan?.destroy();
    this.#client?.destroy();
    this.#client = null;
  }

  /** @param {Change} change */
  push(change) {
    this.#newest = change;
    if (change.fresh) this.#queue.clear();
    // While my action is played, its beats leave the decision as it was: it is answered already.
    const answered = this.#acting && !change.decided;
    this.#tell({ ...change, decision: answered ? null : change.decision });
    this.#settle();
  }

  /** Names, presence or the followed seat have changed: the same table, drawn again. */
  refresh(players = this.players) {
    this.players = players;
    if (!this.#client || this.busy) return;
    this.#client.update(this.#same());
  }

  /** Draws the whole table anew, as after a change of language. */
  redraw() {
    this.skip();
    this.#client?.update({ ...this.#same(), fresh: true });
  }

  /** Shows changes again, and comes back to now. @param {Change[]} changes */
  again(changes) {
    this.skip();
    const { after } = this.#newest;
    const start = changes[0].before;
    const quiet = { ...this.#newest, ...UNMOVED, fresh: true };
    this.#queue.push({ ...quiet, after: start, before: after, decision: null });
    for (const change of changes) this.#queue.push({ ...change, decision: null });
    this.#queue.push({ ...quiet, after, before: after, decision: this.latest });
  }

  hold(held) {
    this.#queue.hold(held);
  }

  skip() {
    if (!this.busy) return;
    this.#still = true;
    this.#queue.skip();
    this.#still = false;
  }

  look(seat) {
    this.follow = seat;
    this.emit("follow", seat);
    this.refresh();
  }

  /** On a phone, brings a page of the game's own to the front. @param {string} tab */
  front(tab) {
    this.emit("front", tab);
  }

  sound(name) {
    if (this.motion) play(name);
  }

  hover(action) {
    this.emit("hover", action);
  }

  act(action) {
    // A second click before the first is answered is the same intention, not a second action.
    if (this.#acting) return this.#acting.answer;
    if (!this.#link || !this.latest) return handled(Promise.reject(REFUSED));
    this.skip();
    const answer = this.#link.act(this.latest.id, action);
    this.#acting = { answer, version: Infinity };
    answer.then(
      ({ version }) => this.#settle(version),
      () => this.#settle(0),
    );
    return handled(answer);
  }

  undo() {
    if (!this.#link || !this.canUndo) return handled(Promise.reject(REFUSED));
    this.skip();
    return handled(this.#link.undo());
  }

  preview(action) {
    if (!this.#link || !this.latest) return handled(Promise.reject(REFUSED));
    return handled(this.#previews.get(this.latest, action, this.#newest.after.private));
  }

  /** My action is over when the frames up to the version it was stored as have come. */
  #settle(version = this.#acting?.version) {
    if (!this.#acting) return;
    this.#acting.version = version;
    if (this.#newest.version < version) return;
    this.#acting = null;
    if (this.latest !== this.#newest.decision) {
      this.#tell({ ...this.#newest, ...UNMOVED, before: this.#newest.after });
    }
  }

  /** @param {Change} change */
  #tell(change) {
    this.latest = change.decision;
    this.canUndo = change.canUndo;
    this.#queue.push(change);
    this.emit("decision", this.latest);
  }

  #same() {
    const { view: before, decision, canUndo } = this;
    return { ...UNMOVED, decision, canUndo, before, after: before, signal: AbortSignal.abort() };
  }

  #show(change, signal) {
    this.#told?.();
    this.view = change.after;
    this.decision = change.decision;
    const shown = this.#client?.update({ ...change, signal });
    const tell = () => {
      if (this.#told !== tell) return;
      this.#told = null;
      this.emit("shown", change);
    };
    this.#told = tell;
    if (shown) shown.then(tell, tell);
    else tell();
    return shown;
  }
}

/** Refusals are shown where they arrive; who doesn't wait for the answer need not catch them. */
function handled(promise) {
  promise.catch(() => {});
  return promise;
}
