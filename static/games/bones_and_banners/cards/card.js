/**
 * A card: one component at every size. `s` lies in a hand, `mid` on a sheet, `full` has the whole sentence.
 *
 * @typedef {object} Reader what is needed to draw a card: a client of the table is one, and a story makes one
 * @property {Translate} t
 * @property {Data} view the public view
 *
 * @typedef {object} Mark how a card stands in the open decision
 * @property {boolean} [may] it can be chosen
 * @property {boolean} [bluff] that would be a bluff: it looks different before it is done
 * @property {boolean} [chosen]
 * @property {boolean} [off] nothing can be done with it now
 * @property {boolean} [home] it goes home
 * @property {import("../../../core/ui/dom.js").Child} [note] on its lower edge
 * @property {"ok"|"bluff"} [noteClass]
 * @property {() => void} [press]
 */
import { element } from "../../../core/ui/dom.js";
import { kindOf, nameOf } from "../pieces/names.js";
import { tick } from "../pieces/tick.js";
import { use } from "../sprite.js";
import { faceOf } from "./faces.js";

/** Longer names are set smaller. */
const LONG = 14;

/** The outline of its frame says what it is. @param {Data} cards @param {string} id */
function family(cards, id) {
  const kind = kindOf(cards, id);
  if (kind === "unit") return cards.units[id].loyalist ? "loyalist" : "recruit";
  return kind === "land" && cards.lands[id].gold === 0 ? "homeland" : kind;
}

/**
 * @param {Reader & {seat?: number}} reader
 * @param {string} id
 * @param {{size?: "s"|"mid"|"full", seat?: number, mark?: Mark, props?: Data}} [how] `seat`: whose colours
 */
export function card(
  reader,
  id,
  { size = "full", seat = reader.seat ?? 0, mark = {}, props } = {},
) {
  const { t, view } = reader;
  const kind = kindOf(view.cards, id);
  const frame = family(view.cards, id);
  const called = nameOf(t, id);
  const { may, bluff, chosen, off, home, note, noteClass, press } = mark;
  const states = { may: may && !chosen, bluff, chosen, off, home };
  return element(
    press ? "button.card" : "div.card",
    {
      class: [
        `${kind}-card`,
        size,
        `h${seat}`,
        ...Object.keys(states).filter((each) => states[each]),
      ],
      "data-card": id,
      "data-key": `card-${id}`,
      "aria-pressed": press && String(Boolean(chosen)),
      tabindex: press ? null : 0,
      onclick: press,
      ...props,
    },
    use(`frame-${frame}`, { class: "frame" }),
    element(
      "span.inside",
      element("span.name", { class: called.length > LONG && "long" }, called),
      faceOf(reader, kind, id, seat, size === "s"),
    ),
    chosen && tick(bluff),
    note && element("span.note", { class: noteClass }, note),
    bluff && element("span.sr-only", t("client.card.bluff")),
  );
}
