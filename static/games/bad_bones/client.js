/**
 * The table of Bad Bones on one page. It holds what the person is about to do (the tile in hand,
 * the space under the pointer), and has the parts draw themselves from that and from the views.
 */
import { replace } from "../../core/ui/dom.js";
import { GamePage } from "../../kit/client.js";
import { Considered } from "../../kit/considered.js";
import { keyboard } from "../../kit/keyboard.js";
import { acts } from "./animate/acts.js";
import { outlines } from "./animate/outlines.js";
import { moves, play } from "./animate/play.js";
import { Board } from "./board/board.js";
import { Cells } from "./board/cells.js";
import { lantern } from "./board/glow.js";
import { drawMine } from "./board/mine.js";
import { sceneOf } from "./board/scene.js";
import { follow } from "./choices/dragon.js";
import { wayOf } from "./choices/index.js";
import { handAction, placeable } from "./choices/trap.js";
import { needs } from "./extras/needs.js";
import { drags } from "./input/drag.js";
import { pressed } from "./input/keyboard.js";
import { pointing } from "./input/pointing.js";
import { drawEnlarged } from "./panels/enlarge.js";
import { Layout } from "./panels/layout.js";
import { drawPanels, markPanels } from "./panels/panels.js";
import { Papers } from "./panels/papers.js";
import { drawRail } from "./panels/rail.js";
import { drawStandings } from "./panels/standings.js";
import { drawStatus } from "./panels/status.js";
import { announce } from "./prompt/announce.js";
import { drawPrompt } from "./prompt/prompt.js";
import { Tips } from "./tips/tips.js";
import { complete } from "./view/intake.js";

/** How long a hand rests on something before its forecast is asked for, in milliseconds. */
const REST = 60;

export class Client extends GamePage {
  /** @type {import("./choices/trap.js").Hand|null} the tile in hand */ hand = null;
  /** A tile of mine that I may take back, tapped. */ taking = null;
  /** Half of a choice: a skeleton, a space, a symbol that was tapped. */ picked = null;
  sameWay = false;
  repeat = null;
  /** Whose board is enlarged over the table. */ enlarged = null;
  /** How many skeletons each seat has sent me. @type {Map<number, number>|undefined} */ sent;
  /** The others' boards, by seat. @type {Map<number, import("./panels/panels.js").Panel>} */ panels;
  /** Where all play together: its drawings. @type {import("./coop/capital.js").Capital[]|undefined} */ capitals;
  /** The views as they were before it. */ before = null;

  constructor(root, table) {
    super(root, table);
    this.preview = new Considered(table, () => this.drawMine(), REST);
    this.tips = new Tips(this);
    this.layout = this.makeLayout();
    this.parts = this.layout.parts;
    this.stop = [
      keyboard((event) => pressed(this, event)),
      () => this.tips.destroy(),
      () => this.layout.destroy(),
    ];
    if (table.view.public) this.#open();
  }

  /** What every seat has to lose, as its panel shows it. */
  get measures() {
    return ["floors", "houses"];
  }

  /** How events are shown. */
  get acts() {
    return acts;
  }

  #opening = null;

  /** The first view is here: the board can be built, as soon as what this game needs is here too. */
  #open() {
    const needed = needs(this.table.view.public);
    if (!needed) return this.#build();
    this.#opening ??= needed.then(() => this.gone || this.#build());
    return this.#opening;
  }

  #build() {
    this.parts.bb.toggleAttribute("data-more", Boolean(this.table.view.public.advanced));
    this.board = this.makeBoard("full");
    this.papers = new Papers(this.parts.over, this.board.frame);
    this.light = lantern(this.board);
    this.cells = new Cells(this.board);
    replace(this.parts.canvas, this.board.nodes);
    pointing(this);
    drags(this);
    this.layout.arrange();
    this.draw();
  }

  makeLayout() {
    return new Layout(this);
  }

  /**
   * A drawing of a board.
   * @param {"full"|"mini"|"compact"} density
   * @param {number} [_quarters] how far it is turned, where boards lie round a table
   */
  makeBoard(density, _quarters) {
    return new Board(this.table.view.public.layout, density);
  }

  get deciding() {
    return this.table.decision && !this.playing;
  }

  get way() {
    return this.deciding ? wayOf(this.table.decision) : null;
  }

  /** The action under the hand, whose forecast is shown. */
  get considered() {
    return this.preview.action;
  }

  draw() {
    if (!this.board) return;
    drawStatus(this);
    drawPanels(this);
    this.drawScore();
    drawEnlarged(this);
    this.drawMine();
  }

  drawScore() {
    drawStandings(this);
  }

  drawMine() {
    const { table, seat } = this;
    this.scene = sceneOf(table, seat);
    if (this.way?.board) this.scene.board = this.way.board(this, this.scene.board);
    drawMine(this);
    drawPrompt(this);
    drawRail(this);
  }

  /** @param {Change} told of docs/client.md */
  update(told) {
    const change = { ...told, events: complete(told.events, this.table.view.public?.layout) };
    this.playing?.finish();
    if (!this.board) return this.table.view.public && this.#open();
    if (this.decidedAnew() || this.#taken()) this.#forget();
    if (change.fresh || !change.events.length) return this.draw();
    if (!moves(this, change)) {
      this.#shown(change);
      if (!change.signal?.aborted) outlines(this, change.events);
      return undefined;
    }
    this.before = change.before;
    this.playing = play(this, change, () => this.#shown(change));
    this.drawMine();
    markPanels(this);
    return this.playing.done;
  }

  /** The change has been shown: the table stands as the new view says. */
  #shown(change) {
    this.playing = null;
    announce(this, change);
    this.draw();
    queueMicrotask(() => follow(this));
  }

  /** Whether somebody else has placed the last tile of the kind that I have in hand. */
  #taken() {
    return this.hand && this.table.decision && !placeable(this).has(this.hand.trap);
  }

  #forget() {
    this.hand = this.taking = this.picked = null;
    this.preview.clear();
  }

  act(action) {
    if (!action) return;
    this.table.sound("place");
    this.table.act(action).catch(() => this.drawMine());
    this.#forget();
  }

  /** Takes a tile in hand, lays it, turns it; or puts it away. */
  hold(hand) {
    this.hand = hand;
    this.taking = null;
    this.consider(hand?.at ? handAction(this, hand) : null);
    this.drawMine();
  }

  /** A tile on the board was tapped. */
  take(place) {
    this.taking = place;
    this.consider(place && this.way.action(this, place));
    this.drawMine();
  }

  /** @param {string|null} half of a choice @param {Action|null} [action] that it stands for, if it is whole */
  pick(half, action = null) {
    this.picked = half;
    this.consider(action);
    this.drawMine();
  }

  /** Shows what would happen, or, without an action, what is going to happen as things stand. */
  consider(action) {
    this.preview.consider(action);
  }

  enlarge(seat) {
    this.enlarged = seat;
    drawEnlarged(this);
  }
}
