/**
 * The market before the first round: a page of its own. It holds what the person is about to buy;
 * everything else is in the views.
 */

import { GamePage } from "../../../kit/client.js";
import { keyboard } from "../../../kit/keyboard.js";
import { moreSprite } from "../sprite.js";
import { load } from "../styles.js";
import { Tips } from "../tips/tips.js";
import { drawCards } from "./cards.js";
import { fly } from "./fly.js";
import { pressed, stopAtLast } from "./keyboard.js";
import { drawOthers } from "./others.js";
import { Page } from "./page.js";
import { drawPrompt } from "./prompt.js";
import { drawReceipt } from "./receipt.js";
import { drawStatus } from "./status.js";
import { wareTip } from "./tip.js";
import { askable } from "./wishes.js";

// The shop is not shown before it has its styles and drawings: nothing may jump.
await Promise.all([load("market"), moreSprite()]);

export class Market extends GamePage {
  /** What I am about to buy. @type {string|null} */ picked = null;
  /** Whether I have pressed *stop* and am asked if I mean it. */ stopping = false;
  #flight = null;

  constructor(root, table) {
    super(root, table);
    this.cards = new Map();
    this.page = new Page(this);
    this.parts = this.page.parts;
    this.tips = new Tips(this);
    this.tip = (subject) => wareTip(this, subject);
    this.stop = [
      keyboard((event) => pressed(this, event)),
      () => this.#flight?.finish(),
      table.on("plan", () => this.draw()),
      () => this.tips.destroy(),
      () => this.page.destroy(),
    ];
    stopAtLast(this.parts);
    this.draw();
  }

  get view() {
    return this.table.view.public;
  }

  /** One purse for all. */
  get together() {
    return this.view.market?.purses === null;
  }

  get alone() {
    return this.table.players.length === 1;
  }

  /** What I may buy now. @returns {Map<string, Data>} actions by what they buy */
  get buys() {
    const actions = this.table.decision?.actions ?? [];
    return new Map(
      actions.filter(({ type }) => type === "market.buy").map((action) => [action.item, action]),
    );
  }

  get pass() {
    return this.table.decision?.actions.find(({ type }) => type === "market.pass");
  }

  draw() {
    // It has closed: this page stays only until the table is here.
    if (!this.view.market) return;
    if (!this.pickable(this.picked)) this.picked = null;
    if (!this.pass) this.stopping = false;
    drawStatus(this);
    drawPrompt(this);
    drawCards(this);
    drawReceipt(this);
    drawOthers(this);
    this.page.fit();
  }

  /** @param {Change} change of docs/client.md */
  update(change) {
    this.#flight?.finish();
    if (this.decidedAnew()) this.stopping = false;
    this.draw();
    if (change.fresh || change.signal?.aborted) return undefined;
    this.#flight = fly(
      this,
      change.events.filter(({ type }) => type === "market.bought"),
    );
    change.signal?.addEventListener("abort", () => this.#flight?.finish(), { once: true });
    return this.#flight?.done;
  }

  /** What is picked, if it is I who can buy it. */
  get next() {
    return this.buys.has(this.picked) ? this.picked : null;
  }

  /** What I can buy, or ask somebody to buy. */
  pickable(item) {
    return item !== null && (this.buys.has(item) || askable(this, item).length > 0);
  }

  /** @param {string|null} item */
  pick(item) {
    this.picked = this.pickable(item) ? item : null;
    this.stopping = false;
    this.table.hover(this.buys.get(this.picked) ?? null);
    this.draw();
  }

  buy() {
    this.#act(this.buys.get(this.next));
  }

  /** Nobody stops by one careless tap: it is for good as soon as the next one has bought. */
  end() {
    if (this.stopping) return this.#act(this.pass);
    this.stopping = true;
    return this.draw();
  }

  #act(action) {
    if (!action) return;
    this.picked = null;
    this.stopping = false;
    this.table.sound("place");
    this.table.act(action).catch(() => this.draw());
    this.draw();
  }
}
