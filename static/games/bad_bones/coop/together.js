/** The table of a cooperative game: the same client, round a capital that is everybody's. */
import { Board } from "../board/board.js";
import { placeAt, toDrawing, toPage } from "../board/geometry.js";
import { Client } from "../client.js";
import { planning } from "../plan/index.js";
import { Turn } from "../prompt/turn.js";
import { acts } from "./acts.js";
import { capitalSide } from "./kind.js";
import { TogetherLayout } from "./layout.js";
import { bars, drawRounds, housesOf } from "./rounds.js";
import { together } from "./words.js";

export class Together extends Client {
  constructor(root, table) {
    super(root, table);
    this.t = together(this.t);
    planning(this).then((plan) => {
      if (this.gone) return plan.destroy();
      this.planning = plan;
      return this.draw();
    });
  }

  draw() {
    super.draw();
    this.planning?.draw();
  }

  enlarge(seat) {
    super.enlarge(seat);
    this.planning?.draw();
  }

  destroy() {
    this.planning?.destroy();
    super.destroy();
  }

  makeLayout() {
    return new TogetherLayout(this);
  }

  /** @param {"full"|"mini"|"compact"} density @param {number} [quarters] clockwise */
  makeBoard(density, quarters = 0) {
    return new Board(this.table.view.public.layout, density, {
      kind: capitalSide,
      turn: new Turn(quarters),
    });
  }

  get measures() {
    return ["floors"];
  }

  get acts() {
    return { ...super.acts, ...acts };
  }

  /** In the bar of a phone. */
  track(view) {
    return bars(view);
  }

  drawScore() {
    drawRounds(this);
    if (this.playing) return;
    for (const capital of this.capitals) capital.strike();
    this.drawCapital(housesOf(this.table.view.public).left);
  }

  /** @param {number} left how many houses stand */
  drawCapital(left) {
    this.standing = left;
    const { most } = housesOf(this.table.view.public);
    for (const capital of this.capitals)
      capital.draw(left, most, this.t("coop.capital_houses", { count: left, most }));
  }

  /** Every drawing of that seat's board on the page. @param {number} seat @returns {import("../board/board.js").Board[]} */
  drawings(seat) {
    return [seat === this.seat && this.board, this.panels.get(seat)?.board].filter(Boolean);
  }

  /** Where a place of a seat's board is on the page. */
  onPage(seat, place) {
    const drawing = this.drawings(seat).findLast(({ node }) => node.getClientRects().length);
    return drawing ? toPage(drawing.node, drawing.turn.at(place)) : null;
  }

  /** What is at a point of the page. @returns {{seat: number, place: string}|null} */
  under({ x, y }) {
    const node = document
      .elementsFromPoint(x, y)
      .find((each) => each.closest?.("svg.board"))
      ?.closest("svg.board");
    const seats = this.table.players.map((_, seat) => seat);
    for (const seat of seats) {
      const drawing = this.drawings(seat).find((each) => each.node === node || each.top === node);
      const seen = drawing && placeAt(toDrawing(drawing.node, { x, y }));
      if (seen) return { seat, place: drawing.turn.back(seen) };
    }
    return null;
  }
}
