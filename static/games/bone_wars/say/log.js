/** A line of the log: the mark of whose doing it was, and which of several sentences it is. */
import { icon, seatMark } from "../pieces/pieces.js";

const SIGNS = {
  scored: "reputation",
  "game.over": "reputation",
  "neutral.moved": "team",
  "sites.refilled": "act-deeper",
  "deck.shuffled": "card-species",
};

/** @param {GameEvent} event @param {Table} table @returns {Element} */
export function mark(event, table) {
  if (event.seat == null) return icon(SIGNS[event.type] ?? "ui-log");
  return seatMark(event.seat, { class: "little", theodore: !table.players[event.seat] });
}

/** Cards that somebody draws are told to the others; who draws them is told which. */
const others = ({ seat }, { players, seat: me }) =>
  seat === me || !players[seat] ? undefined : "others";

/** What is said elsewhere anyway has no sentence: money of a prize, a column, a site … */
const VARIANTS = {
  "university.chosen": ({ changed }) => changed && "changed",
  "card.played": ({ card }) => Object.keys(card).find((kind) => card[kind]),
  "team.moved": ({ from }) => typeof from === "number" && "leaves",
  "camp.placed": ({ row }) => row,
  "site.deepened": ({ species }) => !species && "bare",
  "find.made": ({ icon: sign }) => !sign && "emptied",
  "loyalty.gained": ({ rp }) => rp > 0 && "over",
  "money.gained": ({ why }) => why,
  "rp.gained": ({ why }) => why,
  "species.drawn": others,
  "species.looked": others,
  "species.kept": others,
  "team.upgraded": ({ joins }) => joins && "joins",
  "slot.upgraded": ({ extra }) => extra && "extra",
  "cover.removed": ({ took, removed }) => (removed ? took : `${took}_only`),
  "deck.shuffled": ({ deck }) => deck,
  scored: ({ when }) => when,
  // What he does is told by what happens; how he begins, ends and passes is not.
  "theodore.step": ({ do: step }) => TOLD.has(step) && "told",
};
const TOLD = new Set(["pass", "end"]);

/** @param {GameEvent} event @param {Table} table @returns {string|undefined} */
export const variant = (event, table) => VARIANTS[event.type]?.(event, table) || undefined;
