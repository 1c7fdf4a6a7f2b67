/** The action that the person has picked or rests on, and what it would lead to. */
import { same } from "./actions.js";

export class Considered {
  /** @type {Action|null} */ action = null;
  /** My private view after it, once it is known. @type {Data|null} */ view = null;
  #table;
  #draw;
  #rest;
  #timer = 0;

  /**
   * @param {Pick<Table, "hover"|"preview">} table
   * @param {() => void} draw called when there is another action, and again when its view is known
   * @param {number} [rest] how long a hand rests on something before the server is asked, in milliseconds
   */
  constructor(table, draw, rest = 0) {
    this.#table = table;
    this.#draw = draw;
    this.#rest = rest;
  }

  /** @param {Action|null} action */
  consider(action) {
    if (same(action, this.action)) return;
    clearTimeout(this.#timer);
    this.action = action;
    this.view = null;
    this.#table.hover(action);
    if (action && this.#rest) this.#timer = setTimeout(() => this.#ask(action), this.#rest);
    else if (action) this.#ask(action);
    this.#draw();
  }

  /** Forgets it, and leaves the drawing to the caller. */
  clear() {
    clearTimeout(this.#timer);
    if (this.action) this.#table.hover(null);
    this.action = this.view = null;
  }

  /** @param {Action} action */
  #ask(action) {
    this.#table.preview(action).then(
      (view) => {
        if (this.action !== action) return;
        this.view = view;
        this.#draw();
      },
      () => {}, // overtaken by the next one, or the table has moved on
    );
  }
}
