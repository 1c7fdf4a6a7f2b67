/** A line of the log: the sign before it, and which of several sentences it is. */
import { face } from "../pieces/dice.js";
import { use } from "../sprite.js";

/** Where a sign says more than the face of the player whose doing it was. */
const SIGNS = {
  "units.sent": () => "k-retreat",
  "deck.shuffled": ({ seat }) => `c-unit-${seat}`,
  "land.activated": () => "ph-land",
  "lands.dealt": () => "ph-land",
  "dice.rolled": () => "ph-draft",
  "dice.rerolled": () => "ph-draft",
  "building.started": () => "ph-build",
  "building.finished": ({ building }) => `b-${building}`,
  "building.pointed": ({ building }) => `b-${building}`,
  "building.used": ({ building }) => `b-${building}`,
  "building.destroyed": () => "k-slay",
  "advisor.played": ({ advisor }) => `a-${advisor}`,
  "unit.revealed": ({ bluff }) => (bluff ? "k-bluff" : "seal-broken"),
  fought: ({ kind }) => `k-${kind}`,
  enchanted: () => "k-enchant",
  "unit.lost": () => "k-lost",
  "unit.joined": () => "k-charge",
  counted: () => "ph-contest",
  "land.conquered": () => "crown",
  "land.kept": () => "k-stay",
  raided: () => "k-invade",
  "initiative.passed": () => "initiative",
  feat: () => "medal-1",
};

/** @param {GameEvent} event @returns {Element|null} */
export function mark(event) {
  const symbol = event.symbol ?? (event.type === "order.sealed" && event.dice[0]);
  if (symbol) return face(symbol, { class: "in-log" });
  const sign = SIGNS[event.type]?.(event);
  return sign
    ? use(sign, { class: ["in-log", Number.isInteger(event.seat) && `h${event.seat}`] })
    : null;
}

/** My own are told by what is whispered to me, which says more. */
const others = ({ seat }, table) => seat !== table.seat && "others";

/** Which sentence of several. */
const VARIANTS = {
  "units.drawn": others,
  "recruit.drew": others,
  "units.seen": others,
  "recruit.exchanged": ({ put }) => put === null && "empty",
  "card.drawn": ({ seat, pile }, table) => seat !== table.seat && pile,
  "unit.returned": ({ card, by }) => card && card === by && "itself",
  "land.allied": ({ alone }) => alone && "alone",
  "die.passed": ({ alone }) => alone && "alone",
  "building.finished": ({ by }) => by,
  "order.sealed": ({ target, aim }) => target !== undefined && (aim === "friend" ? "own" : "unit"),
  "die.bought": ({ pile }) => pile,
  "advisor.played": ({ unit, land }) => (unit !== undefined && "unit") || (land && "land"),
  "name.guessed": ({ right }) => (right ? "right" : "wrong"),
  "window.passed": ({ rest }) => rest && "rest",
  "unit.revealed": ({ bluff }) => bluff && "bluff",
  fought: ({ kind }) => kind,
  "unit.lost": ({ cause }) => cause,
  "land.conquered": ({ contested }) => contested && "contested",
  "land.kept": ({ units }) => units === 0 && "empty",
};

/** @param {GameEvent} event @param {Table} table @returns {string|undefined} */
export const variant = (event, table) => VARIANTS[event.type]?.(event, table) || undefined;
