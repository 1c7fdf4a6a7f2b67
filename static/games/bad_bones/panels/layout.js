/**
 * Where everything is. Five forms, by the room there is: `desk` (neighbours left and right), `narrow`
 * (neighbours as chips), `tablet` (upright: neighbours in a row above), `phone` (one page at a time: the
 * core's tab bar says which), `flat` (a phone on its side: the board, and everything else beside it).
 */
import { element, replace } from "../../../core/ui/dom.js";
import { roomOf, whenResized } from "../../../kit/room.js";
import { round } from "../view/seats.js";
import { makePanels } from "./panels.js";

/** @returns {"desk"|"narrow"|"tablet"|"phone"|"flat"} */
function formFor(width, height) {
  if (width < 760) return "phone";
  if (height < 480) return "flat";
  if (width <= 1180) return height > width ? "tablet" : "narrow";
  return "desk";
}

export class Layout {
  /** @type {ReturnType<typeof formFor>} */ form;

  constructor(client) {
    this.client = client;
    this.parts = makeParts();
    const { table, bb } = this.parts;
    replace(client.root, bb);
    replace(bb, table, this.parts.scrim, this.parts.air);
    this.form = formFor(...roomOf(client.root));
    this.destroy = whenResized(client.root, (width, height) => this.#fit(formFor(width, height)));
  }

  #fit(form) {
    if (form === this.form || !this.client.board) return;
    this.form = form;
    this.client.playing?.finish();
    this.arrange();
    this.client.draw();
  }

  /** Whether the forecast has a line of its own, because the sentence above the board has no room for it. */
  get figuresApart() {
    return ["phone", "flat"].includes(this.form);
  }

  /** Puts the parts in their places; who sits where depends on whose board is the large one. */
  arrange() {
    const { client, parts, form } = this;
    const { feed } = client.table.parts;
    const seats = client.table.players.length;
    const { left, right } = round(client.seat, seats);
    this.arranged = `${form} ${client.seat} ${client.table.lang}`;
    parts.bb.dataset.form = form;
    parts.bb.dataset.seats = seats;
    makePanels(client, shapes(form, left, right));
    const panel = (seat) => client.panels.get(seat).node;
    const all = [...left, ...right.toReversed()].map(panel);
    parts.me.append(parts.prompt, parts.rail, parts.stage, parts.figures);
    const inner = {
      desk: () => [
        replace(parts.left, left.map(panel), left.length < 2 && parts.standings),
        parts.me,
        replace(parts.right, right.map(panel), feed),
      ],
      narrow: () => [
        parts.me,
        replace(parts.right, replace(parts.chips, all), !all.length && parts.standings, feed),
      ],
      tablet: () => [
        all.length > 0 && replace(parts.row, all),
        parts.me,
        replace(parts.dock, feed),
      ],
      phone: () => [parts.pages],
      flat: () => [
        parts.stage,
        replace(
          parts.right,
          parts.prompt,
          parts.figures,
          parts.rail,
          all.length > 0 && replace(parts.chips, all),
          feed,
        ),
      ],
    }[form]();
    if (form === "phone") this.#pages(left, right);
    replace(parts.table, inner);
  }

  #pages(left, right) {
    const { client, parts } = this;
    const chips = [...left, ...right.toReversed()].map((seat) => client.chips.get(seat).node);
    const panels = [...left, ...right.toReversed()].map((seat) => client.panels.get(seat).node);
    replace(
      parts.pages,
      box("page", { "data-page": "board" }),
      box("page", { "data-page": "table" }),
    );
    const [board, table] = parts.pages.children;
    replace(board, chips.length > 0 && replace(parts.chips, chips), parts.me);
    replace(table, parts.standings, panels);
    // On a phone the feed lies over the page; inside of ours it would be measured by it.
    if (client.table.parts.feed) client.root.append(client.table.parts.feed);
  }
}

/** How much of a neighbour is shown. @returns {Map<number, "tall"|"wide"|"chip">} */
function shapes(form, left, right) {
  const many = left.length + right.length > 3;
  const shape = (seat) => {
    if (form === "narrow" || form === "flat") return "chip";
    if (form !== "desk") return "wide";
    return many && seat !== left[0] && seat !== right[0] ? "wide" : "tall";
  };
  return new Map([...left, ...right].map((seat) => [seat, shape(seat)]));
}

export const box = (name, props) => element("div", { class: name, ...props });

function makeParts() {
  const canvas = box("canvas");
  const over = box("over");
  const parts = {
    bb: box("bb"),
    table: box("table-grid"),
    left: box("col left"),
    right: box("col right"),
    row: box("neighbours"),
    dock: box("dock"),
    pages: box("pages"),
    chips: box("opponents"),
    canvas,
    over,
    stage: box("stage"),
    prompt: box("prompt"),
    figures: box("figures"),
    rail: box("rail"),
    supply: box("supply", { role: "toolbar" }),
    acts: box("acts"),
    standings: element("section.panel.standings"),
    scrim: box("scrim", { hidden: true }),
    air: box("air", { "aria-hidden": "true" }),
    notices: box("notices", { "aria-hidden": "true" }),
    me: element("section.me"),
  };
  parts.stage.append(canvas, over, parts.notices);
  parts.rail.append(parts.supply, parts.acts);
  return parts;
}
