/**
 * The table of Bones & Banners on one page. It holds what the person is about to do, and has the parts draw themselves
 * from that and from the views. Every part is a module with `draw(client)` that fills `client.parts.<name>`.
 */
import { fetched } from "../../core/net/patience.js";
import { has } from "../../core/text/i18n.js";
import { matches, same } from "../../kit/actions.js";
import { GamePage } from "../../kit/client.js";
import { Considered } from "../../kit/considered.js";
import { keyboard } from "../../kit/keyboard.js";
import { drawOnce } from "../../kit/still.js";
import { ring } from "./animate/changed.js";
import { Tale } from "./animate/tale.js";
import { draw as drawBook } from "./board/book.js";
import { linked } from "./board/links.js";
import { Half } from "./choosing/half.js";
import { cardMark } from "./choosing/hand.js";
import { markOf } from "./choosing/mark.js";
import { draw as drawSheet } from "./dialogs/index.js";
import { notice } from "./feats/index.js";
import { draw as drawHand } from "./hand/hand.js";
import { pressed } from "./input/keyboard.js";
import { draw as drawCommons } from "./panels/commons.js";
import { Layout } from "./panels/layout.js";
import { draw as drawRace } from "./panels/race.js";
import { draw as drawSeats } from "./panels/seats.js";
import { draw as drawStatus } from "./panels/status.js";
import { draw as drawTale } from "./panels/tale.js";
import { draw as drawStrip } from "./prompt/strip.js";
import { CardTips } from "./tips/tips.js";

const DRAWN = [
  drawStatus,
  drawSeats,
  drawRace,
  drawCommons,
  drawBook,
  drawStrip,
  drawHand,
  drawSheet,
  drawTale,
];

/** How things move is fetched when the first of them does. @type {typeof import("./animate/play.js")|null} */
let moving = null;
const learn = async () => (moving = await fetched(() => import("./animate/play.js")));

export class Client extends GamePage {
  /** What lies over the book: `{name, arg}`, or null. @type {{name: string, arg?: any}|null} */ opened =
    null;
  /** The land that a phone shows, if a tab was tapped. @type {string|null} */ land = null;
  /** Which land is on which page of the book. @type {(string|null)[]} */ pages = [null, null];
  half = new Half(this);
  tale = new Tale(this);
  #considered = new Considered(this.table, () => this.draw());

  /** @param {HTMLElement} root @param {Table} table of docs/client.md */
  constructor(root, table) {
    super(root, table);
    this.layout = new Layout(this);
    this.parts = this.layout.parts;
    const tips = new CardTips(this);
    this.stop = [
      keyboard((event) => pressed(this, event)),
      table.on("past", (changes) => this.tale.remember(changes)),
      () => tips.destroy(),
      () => this.layout.destroy(),
    ];
    this.half.decided();
    this.draw();
  }

  /** Whether there is such a text. */
  has = has;

  /** The public view. */
  get view() {
    return this.table.view.public;
  }

  /** My private view; null for a spectator. */
  get mine() {
    return this.table.view.private;
  }

  /** What never changes in a game. */
  get cards() {
    return this.view.cards;
  }

  get other() {
    return 1 - this.seat;
  }

  /** @param {number} seat */
  army(seat) {
    return this.view.armies[seat];
  }

  /** @param {number} seat */
  name(seat) {
    return this.table.players[seat]?.name ?? "";
  }

  get form() {
    return this.layout.form;
  }

  /** My open decision; null while something moves. */
  get decision() {
    return this.playing ? null : this.table.decision;
  }

  get kind() {
    return this.decision?.kind ?? null;
  }

  /** @returns {Action[]} */
  get actions() {
    return this.decision?.actions ?? [];
  }

  /** The action on the list with these fields. @param {Partial<Action>} partial @returns {Action|undefined} */
  find(partial) {
    return this.actions.find((action) => matches(action, partial));
  }

  /** An action that waits for its confirmation. */
  get chosen() {
    return this.#considered.action;
  }

  /** My private view after it, once it is known. */
  get preview() {
    return this.#considered.view;
  }

  /** What all that I know leads to, with what I have chosen. */
  get outlook() {
    return (this.preview ?? this.mine)?.outlook ?? null;
  }

  /** @param {Action|undefined} action */
  isChosen(action) {
    return Boolean(action && this.chosen && same(action, this.chosen));
  }

  #offers(action) {
    return this.actions.some((each) => same(each, action));
  }

  /** How something stands in the open decision. @param {string} thing of choosing/things.js */
  on(thing) {
    return markOf(this, thing);
  }

  /** The same for a card of my hand, or for one that goes home. @param {string} id @param {"hand"|"sent"} zone */
  mark(id, zone) {
    return cardMark(this, id, zone);
  }

  /** Picks an action, or none: nothing is done yet. @param {Action|null} action */
  choose(action) {
    if (!action || this.#offers(action)) this.#considered.consider(action);
  }

  /** The first tap picks, the second on the same thing confirms. @param {Action} action */
  pick(action) {
    if (this.isChosen(action)) this.confirm();
    else this.choose(action);
  }

  confirm() {
    this.act(this.chosen);
  }

  /** @param {Action|null|undefined} action done at once */
  act(action) {
    if (!action || !this.#offers(action)) return;
    this.table.sound("place");
    this.#considered.clear();
    this.table.act(action).catch(() => this.draw());
    this.draw();
  }

  undo() {
    if (this.table.canUndo) this.table.undo().catch(() => {});
  }

  /** Puts back what was picked. @returns {boolean} whether there was anything */
  forget() {
    if (!this.chosen && !this.half.source) return false;
    this.#considered.clear();
    this.half.clear();
    this.draw();
    return true;
  }

  /** Lays something over the book. @param {string} name of a sheet @param {any} [arg] */
  open(name, arg) {
    this.opened = { name, arg };
    this.table.front("field");
    this.draw();
  }

  close() {
    this.opened = null;
    this.draw();
  }

  /** On a phone, shows that land's page. @param {string} land */
  turnTo(land) {
    this.land = land;
    this.draw();
  }

  draw() {
    if (!this.view || this.gone) return;
    this.layout.arrange();
    const { table, half, tale, chosen, preview, opened, land, form, decision } = this;
    const from = [
      [table.view, table.players, table.lang, table.seat, table.follow, table.canUndo],
      [decision?.id, half.picked, chosen, preview, opened, land, form, tale.drawn],
    ];
    drawOnce(this.layout.page, from, () => {
      for (const part of DRAWN) part(this);
    });
    linked(this);
  }

  /** While something moves, the strip tells of it. */
  drawStrip() {
    drawStrip(this);
  }

  /** @param {Change} change of docs/client.md */
  update(change) {
    this.playing?.finish();
    if (change.fresh) {
      this.opened = null;
      this.tale.stand(change);
    }
    if (change.events.length) this.land = null;
    if (this.decidedAnew() || change.fresh) {
      this.#considered.clear();
      this.half.decided();
    }
    notice(this, change.events);
    const lines = this.tale.hear(change);
    if (change.fresh || !change.events.length || !this.table.motion) {
      this.draw();
      if (!change.fresh) ring(this, change.events);
      return undefined;
    }
    if (moving) return this.#play(change, lines);
    return learn().then(() => (this.gone ? undefined : this.#play(change, lines)));
  }

  #play(change, lines) {
    this.playing = moving.play(this, change, lines, () => {
      this.playing = null;
      this.draw();
    });
    return this.playing?.done;
  }
}
