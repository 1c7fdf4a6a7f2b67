/**
 * What every page of a game has: a root, a table, a change that is being shown, and what ends with it. A game's own
 * page adds its parts and `update(change)`.
 */
import { clients } from "./mounted.js";

export class GamePage {
  /** What is moving now. @type {(import("./playing.js").Playing & Record<string, any>)|null} */ playing =
    null;
  /** Called when the page goes: what listens outside of the root. @type {(() => void)[]} */ stop =
    [];
  gone = false;
  #decided;

  /** @param {HTMLElement} root @param {Table} table of docs/client.md */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.#decided = table.decision?.id;
    clients.set(root, this);
  }

  /** @param {string} key @param {Record<string, any>} [values] */
  t = (key, values) => this.table.t(key, values);

  /** Mine, or that of the player I watch. */
  get seat() {
    return this.table.seat ?? this.table.follow ?? 0;
  }

  /** Whether another decision is open than when this was asked last: what was picked belonged to that one. */
  decidedAnew() {
    const id = this.table.decision?.id;
    const anew = id !== this.#decided;
    this.#decided = id;
    return anew;
  }

  destroy() {
    this.gone = true;
    this.playing?.finish();
    for (const stop of this.stop) stop();
    clients.delete(this.root);
    this.root.replaceChildren();
    this.table.parts.status?.replaceChildren();
  }
}
