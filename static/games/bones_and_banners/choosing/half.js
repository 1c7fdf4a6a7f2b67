/** What is picked of an action before all of it is: the card whose target is still open, dice that are to be rerolled. */
import { sourceOf } from "./things.js";

export class Half {
  /** @type {string|null} of things.js */ source = null;
  /** @type {string|null} */ target = null;
  /** How many dice go on the next unit. */ dice = 1;
  /** Dice to be rerolled, by whom. @type {{by: string, dice: string[]}|null} */ reroll = null;
  /** What is to be done as soon as the next question is there. @type {{action?: Action, source?: string}|null} */
  #next = null;
  #client;

  /** @param {import("../client.js").Client} client */
  constructor(client) {
    this.#client = client;
  }

  /** All that the table is drawn from. */
  get picked() {
    return [this.source, this.target, this.dice, this.reroll];
  }

  /** Whether the order that is picked would be a Bluff. */
  get bluff() {
    const { chosen, kind } = this.#client;
    return kind === "unit.target" && Boolean(chosen && this.#client.on(this.target ?? "").bluff);
  }

  clear() {
    this.source = this.target = this.reroll = null;
    this.dice = 1;
  }

  /** One die on the next unit, or both. */
  turnTwo() {
    this.dice = 3 - this.dice;
    this.#client.draw();
  }

  /** Two dice only where the card is offered with two. @param {string} card */
  diceFor(card) {
    const { dice } = this;
    return this.#client.find({ type: "die.unit", card, dice }) ? dice : 1;
  }

  /** @param {string} source */
  pick(source) {
    this.#client.choose(null);
    this.source = this.source === source ? null : source;
    this.target = this.reroll = null;
    this.#client.draw();
  }

  /** @param {import("./offers.js").Offer} offer whose source is picked */
  aim({ action, then, target }) {
    this.target = target;
    this.reroll = null;
    if (then) this.#answer(action, { action: then });
    else this.#client.pick(action);
  }

  /** Another card instead of the one whose target is asked. @param {string} source */
  rather(source) {
    this.#next = { source };
    this.#client.undo();
  }

  /** Another question is open: it begins with what was on the way to it. */
  decided() {
    this.clear();
    const { decision, kind } = this.#client;
    if (!decision) return;
    const next = this.#next;
    this.#next = null;
    if (kind === "unit.target") {
      this.source = `card:${decision.prompt.values.card}`;
      if (next?.action) {
        this.target = sourceOf(next.action);
        this.#client.choose(next.action);
      }
    } else if (next?.source && kind === "die.act") this.source = next.source;
  }

  #answer(action, next) {
    this.#next = next;
    this.#client.act(action);
  }

  /** @param {string} by "lake" or "jester" */
  startReroll(by) {
    this.clear();
    this.#client.choose(null);
    this.reroll = { by, dice: [] };
    this.#client.draw();
  }

  /** One more die of that symbol, or, if there is no such set, none of it. @param {string} symbol */
  turnDie(symbol) {
    const { by, dice } = this.reroll;
    const more = this.#set([...dice, symbol]);
    const fewer = dice.filter((each) => each !== symbol);
    this.reroll = { by, dice: more?.dice ?? fewer };
    this.#client.choose(more ?? this.#set(fewer) ?? null);
    this.#client.draw();
  }

  /** The listed action that rerolls these. @param {string[]} dice */
  #set(dice) {
    const { by } = this.reroll;
    const key = (list) => list.toSorted().join();
    return this.#client.actions.find(
      (action) =>
        action.type === "draft.reroll" && action.by === by && key(action.dice) === key(dice),
    );
  }
}
