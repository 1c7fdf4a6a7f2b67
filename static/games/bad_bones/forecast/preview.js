/** What an action would lead to, asked for while the hand rests on it. */

const REST = 60;

export class Preview {
  /** @type {Data|null} the action under the hand */ action = null;
  /** @type {Data|null} the private view after it, once it is known */ view = null;
  #timer = 0;

  constructor(client) {
    this.client = client;
  }

  /** @param {Action|null} action */
  ask(action) {
    if (same(action, this.action)) return;
    this.action = action;
    this.view = null;
    this.client.table.hover(action);
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => this.#fetch(action), REST);
    this.client.drawMine();
  }

  clear() {
    clearTimeout(this.#timer);
    if (this.action) this.client.table.hover(null);
    this.action = this.view = null;
  }

  #fetch(action) {
    this.client.table.preview(action).then(
      (view) => {
        if (this.action !== action) return;
        this.view = view;
        this.client.drawMine();
      },
      () => {},
    ); // superseded, or the table has moved on: the old forecast stays
  }
}

const same = (a, b) => a === b || (a && b && JSON.stringify(a) === JSON.stringify(b));
