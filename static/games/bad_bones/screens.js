/**
 * The pages of the game: the market before the first round, then the table, which is another one for those who play together. Each is a class with
 * `update(change)` and `destroy()`; one that most games never need is fetched when it is needed.
 */
import { fetched } from "../../core/net/patience.js";
import { clients } from "../../kit/mounted.js";
import { Client } from "./client.js";

const SCREENS = {
  table: () => Client,
  together: async () => (await fetched(() => import("./coop/index.js"))).Together,
  market: async () => (await fetched(() => import("./market/market.js"))).Market,
};

/** @returns {keyof typeof SCREENS} */
function wanted(view) {
  if (view?.phase === "market") return "market";
  return view?.mode === "cooperative" ? "together" : "table";
}

export class Screens {
  /** @type {keyof typeof SCREENS} */ #kind;

  /** @param {HTMLElement} root @param {Table} table of docs/client.md */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.#show();
  }

  update(change) {
    const view = this.table.view.public;
    if (wanted(view) !== this.#kind) return this.#show();
    // Who has stopped buying needs the table next.
    if (view.market?.passed.includes(this.table.seat)) SCREENS[wanted({ ...view, phase: null })]();
    // One that is still on its way will draw what it finds.
    return this.root.inert ? undefined : clients.get(this.root)?.update(change);
  }

  #show() {
    const kind = wanted(this.table.view.public);
    this.#kind = kind;
    const screen = SCREENS[kind]();
    if (!(screen instanceof Promise)) return this.#open(screen);
    // The page before stays, at rest, until the next one is here.
    this.root.inert = true;
    return screen.then((later) => kind === this.#kind && this.#open(later));
  }

  #open(Screen) {
    this.#close();
    this.root.inert = false;
    new Screen(this.root, this.table);
  }

  #close() {
    clients.get(this.root)?.destroy();
  }

  destroy() {
    this.#close();
    this.root.inert = false;
    this.#kind = null;
  }
}
