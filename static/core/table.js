// The `table` a game's client draws (docs/client.md). The same for the live table, a spectator's,
// the replay and the demo: only where its changes come from differs.

import { element } from "./dom.js";
import { Emitter } from "./emitter.js";
import { currentLang, t } from "./i18n.js";
import { Previews } from "./preview.js";
import { Queue } from "./queue.js";
import { motion } from "./settings.js";
import { play } from "./sounds.js";
import { placeText } from "./words.js";

/**
 * @typedef {import("./store.js").Change} Change
 *
 * @typedef {object} Link what the person's choices are sent through; a replay has none
 * @property {(decision: string, action: object) => Promise<object>} act
 * @property {() => Promise<object>} undo
 * @property {(decision: string, action: object) => Promise<object>} preview
 *
 * @typedef {{name: string, avatar: string, bot: string|null, online: boolean, me: boolean}} Player
 */

const NOTHING = { public: null, private: null };
const REFUSED = { code: "no_decision", text: "" };

/**
 * Emits `decision` (mine, as soon as it is known, even while older changes are still being shown),
 * `busy` (whether something is being shown), `hover` (an action or null), `follow`.
 */
export class Table extends Emitter {
  seat;
  /** @type {Player[]} */ players;
  parts;
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
  /** Where a game's own elements are mounted. @type {HTMLElement|null} */ root = null;
  #link;
  #client = null;
  #still = false;
  #queue = new Queue((change, signal) => this.#show(change, signal), (busy) => this.emit("busy", busy));
  #previews = new Previews((decision, action) => this.#link.preview(decision, action));
  /** @type {Promise<object>|null} */ #acting = null;
  #newest = NOTHING;

  /** @param {{seat: number|null, players: Player[], parts: object, link?: Link}} setup */
  constructor({ seat, players, parts, link = null }) {
    super();
    this.seat = seat;
    this.players = players;
    this.parts = parts;
    this.#link = link;
    this.follow = seat ?? 0;
  }

  get lang() {
    return currentLang();
  }

  get motion() {
    return this.#still ? 0 : motion();
  }

  get busy() {
    return this.#queue.busy;
  }

  /** Draws with `game`, a module with `mount(root, table)`. */
  mount(game, root) {
    this.root = root;
    this.view = this.#newest;
    this.decision = this.latest;
    this.#client = game.mount(root, this);
  }

  destroy() {
    this.#queue.clear();
    this.#client?.destroy();
    this.#client = null;
  }

  /** @param {Change} change */
  push(change) {
    this.#newest = change.after;
    this.latest = change.decision;
    this.canUndo = change.canUndo;
    this.#queue.push(change);
    this.emit("decision", this.latest);
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

  sound(name) {
    if (this.motion) play(name);
  }

  hover(action) {
    this.emit("hover", action);
  }

  act(action) {
    // A second click before the first is answered is the same intention, not a second action.
    if (this.#acting) return this.#acting;
    if (!this.#link || !this.latest) return handled(Promise.reject(REFUSED));
    this.skip();
    this.#acting = this.#link.act(this.latest.id, action).finally(() => (this.#acting = null));
    return handled(this.#acting);
  }

  undo() {
    if (!this.#link || !this.canUndo) return handled(Promise.reject(REFUSED));
    this.skip();
    return handled(this.#link.undo());
  }

  preview(action) {
    if (!this.#link || !this.latest) return handled(Promise.reject(REFUSED));
    return handled(this.#previews.get(this.latest, action));
  }

  #same() {
    const before = this.view;
    const { decision, canUndo } = this;
    const signal = AbortSignal.abort();
    return { events: [], public: null, private: null, decision, canUndo, fresh: false, before, after: before, signal };
  }

  #show(change, signal) {
    this.view = change.after;
    this.decision = change.decision;
    return this.#client?.update({ ...change, signal });
  }
}

/** Refusals are shown where they arrive; who doesn't wait for the answer need not catch them. */
function handled(promise) {
  promise.catch(() => {});
  return promise;
}
