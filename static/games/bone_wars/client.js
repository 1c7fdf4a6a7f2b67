/**
 * The table of Bone Wars on one page. It holds what the person is about to do, and has the parts draw themselves from
 * that and from the views. Every part is a module with `draw(client)` that fills `client.parts.<name>`.
 */

import { fetched } from "../../core/net/patience.js";
import { has } from "../../core/text/i18n.js";
import { matches, same } from "../../kit/actions.js";
import { GamePage } from "../../kit/client.js";
import { Considered } from "../../kit/considered.js";
import { keepFocus } from "../../kit/focus.js";
import { keyboard } from "../../kit/keyboard.js";
import { othersFrom } from "../../kit/seats.js";
import { draw as drawBoard } from "./board/board.js";
import { draw as drawDesk } from "./desk/index.js";
import { draw as drawOver } from "./dialogs/index.js";
import { pressed } from "./input/keyboard.js";
import { Layout } from "./panels/layout.js";
import { Titles } from "./panels/tips.js";
import { seatClass } from "./pieces/pieces.js";

/** How things move is fetched when the first of them does. @type {typeof import("./animate/play.js")|null} */
let moving = null;
const learn = async () => (moving = await fetched(() => import("./animate/play.js")));

export class Client extends GamePage {
  /** What lies over the table: `{name, arg}`, or null. */ opened = null;
  /** The site that a phone shows large, if one was tapped. @type {string|null} */ site = null;
  /** The public view as it was before that. */ before = null;
  #considered = new Considered(this.table, () => this.draw());

  /** @param {HTMLElement} root @param {Table} table of docs/client.md */
  constructor(root, table) {
    super(root, table);
    this.layout = new Layout(this);
    this.parts = this.layout.parts;
    const titles = new Titles(this);
    this.stop = [
      keyboard((event) => pressed(this, event)),
      () => titles.destroy(),
      () => this.layout.destroy(),
    ];
    this.draw();
  }

  /** Whether there is such a text. */
  has = has;

  /** The public view. */
  get view() {
    return this.table.view.public;
  }

  /** My private view, or null for who watches. */
  get mine() {
    return this.table.view.private;
  }

  /** What the engine says about the open question: why something is missing there, what things cost and pay. */
  get hints() {
    return this.mine?.hints ?? {};
  }

  /** What never changes in a game. */
  get data() {
    return this.view.components;
  }

  /** The player whose desk lies below. */
  get me() {
    return this.view.players[this.seat];
  }

  /** The others in the order round the table, beginning at my left. @returns {number[]} */
  get others() {
    return othersFrom(this.seat, this.view.players.length);
  }

  /** @param {number} player a seat, or Theodore */
  name(player) {
    return this.view.players[player]?.theodore
      ? this.t("theodore.name")
      : (this.table.players[player]?.name ?? "");
  }

  /** The class of a player's colour. */
  seatClass = seatClass;

  /** "desk", "narrow" or "phone": how much room there is. */
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

  /** An action that was picked and waits for its confirmation. */
  get chosen() {
    return this.#considered.action;
  }

  /** My private view after it, once it is known. */
  get preview() {
    return this.#considered.view;
  }

  /** What may be chosen now. @returns {Action[]} */
  get actions() {
    return this.decision?.actions ?? [];
  }

  /** The action on the list with these fields. @param {Partial<Action>} partial @returns {Action|undefined} */
  find(partial) {
    return this.actions.find((action) => matches(action, partial));
  }

  /** A dialog stays for a moment after its question was answered: what is pressed there then answers nothing. */
  #offers(action) {
    return this.actions.some((each) => same(each, action));
  }

  /** Whether that is what was picked. @param {Action|undefined} action */
  isChosen(action) {
    return Boolean(action && this.chosen && same(action, this.chosen));
  }

  /** Picks an action, or none: its preview is asked for, nothing is done yet. @param {Action|null} action */
  choose(action) {
    if (!action || this.#offers(action)) this.#considered.consider(action);
  }

  /** A tap: the first picks, the second on the same thing confirms. */
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

  /** On a phone, brings the page with this part of the table to the front. @param {Element} node */
  front(node) {
    const page = node.closest(".page")?.dataset.page;
    if (page) this.table.front(page);
  }

  /** Lays something over the table. @param {string} name of a dialog @param {any} [arg] */
  open(name, arg) {
    this.opened = { name, arg };
    this.draw();
  }

  close() {
    this.opened = null;
    this.draw();
  }

  draw() {
    if (!this.view || this.gone) return;
    keepFocus(this.root, () => {
      this.layout.arrange();
      // In this order: the first two ask how far they were scrolled, which costs nothing as long as little has changed.
      drawOver(this);
      drawDesk(this);
      drawBoard(this);
    });
  }

  /** @param {Change} change of docs/client.md */
  update(change) {
    this.playing?.finish();
    if (change.events.length) this.site = null;
    // Another moment of the game, or another language: what was laid over the table belongs to the one before.
    if (change.fresh) this.opened = null;
    if (this.decidedAnew() || change.events.length || change.fresh) this.#considered.clear();
    if (change.fresh || !change.events.length || !this.table.motion) return this.draw();
    return moving
      ? this.#play(change)
      : learn().then(() => (this.gone ? undefined : this.#play(change)));
  }

  #play(change) {
    this.before = change.before.public;
    this.playing = moving.play(this, change, () => {
      this.playing = null;
      this.draw();
    });
    return this.playing?.done;
  }
}
