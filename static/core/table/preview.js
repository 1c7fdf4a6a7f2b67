// "What would I see if I chose this?", asked once per action and one at a time.
// After an undo the same decision may stand on another board: what is known belongs to one view.

export class Previews {
  #ask;
  #decision = "";
  /** @type {Data|null} */ #view = null;
  /** @type {Map<string, Promise<Data>>} */ #known = new Map();
  /** @type {{start: () => void, drop: () => void}|null} */ #next = null;
  #asking = false;

  /** @param {(decision: string, action: Action) => Promise<Data>} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * The private view after `action`. Where a newer request comes before this one could be sent,
   * it rejects with the code `superseded`.
   * @param {{id: string}} decision
   * @param {Action} action
   * @param {Data|null} view my private view as the decision stands on it
   */
  get(decision, action, view) {
    if (decision.id !== this.#decision || view !== this.#view) {
      this.#known.clear();
      this.#decision = decision.id;
      this.#view = view;
    }
    const key = JSON.stringify(action);
    if (!this.#known.has(key)) {
      const answer = this.#enqueue(decision.id, action);
      this.#known.set(key, answer);
      answer.catch(() => this.#known.delete(key));
    }
    return this.#known.get(key);
  }

  #enqueue(decision, action) {
    return new Promise((resolve, reject) => {
      this.#next?.drop();
      this.#next = {
        start: () => this.#start(decision, action).then(resolve, reject),
        drop: () => reject({ code: "superseded", text: "" }),
      };
      this.#advance();
    });
  }

  #advance() {
    if (this.#asking || !this.#next) return;
    const { start } = this.#next;
    this.#next = null;
    start();
  }

  async #start(decision, action) {
    this.#asking = true;
    try {
      return (await this.#ask(decision, action)).private;
    } finally {
      this.#asking = false;
      queueMicrotask(() => this.#advance());
    }
  }
}
