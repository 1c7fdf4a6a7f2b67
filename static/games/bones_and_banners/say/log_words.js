/** Words that the sentences of the log need and an event does not carry. */
import { listed } from "../tips/listed.js";
import { cardOf } from "./names.js";

/** A card with its article. @param {Table} table @param {string} id */
const the = ({ t }, id) => t(`card.${id}.the`);

/** A unit by its number: its card, if I may know it. @param {Table} table @param {Change} change @param {number} seq @param {string} [card] */
function unit(table, { before, after }, seq, card) {
  const known = card ?? cardOf(before, seq) ?? cardOf(after, seq);
  return known ? the(table, known) : table.t("unit.sealed", { seq });
}

/** A list has no articles. */
const all = (table, cards) =>
  listed(
    table,
    cards.map((id) => table.t(`card.${id}`)),
  );

/** "a Boot", "two Boots". */
const activated = ({ t }, [symbol, second]) =>
  t(second ? `symbol.${symbol}.two` : `symbol.${symbol}.a`);

const rolled = (table, dice) =>
  listed(
    table,
    dice.map((symbol) => table.t(`symbol.${symbol}`)),
  );

const DUELS = new Set(["duel", "charge", "flank"]);

/** Why an attack ends as it does. @param {Table} table @param {GameEvent} event */
export function reason({ t }, { kind, result, absorbed, attack, defence }) {
  if (result === "immune") return t("fought.immune");
  const key = ["fought", DUELS.has(kind) ? "duel" : kind, result, absorbed && "absorbed"];
  return t(key.filter(Boolean).join("."), { attack, count: defence });
}

const totals = ({ players }, [mine, theirs]) =>
  `${players[0].name} ${mine}\u00a0: ${theirs} ${players[1].name}`;

/** By the type of event. @type {Record<string, (event: GameEvent, table: Table, change: Change) => Data>} */
const WORDS = {
  "units.named": ({ cards }, table) => ({ cards: all(table, cards) }),
  "units.drew": ({ cards }, table) => ({ cards: all(table, cards) }),
  "land.activated": ({ land }, { t, view }) => ({
    does: t(`terrain.${view.public.cards.lands[land].terrain}.text`),
  }),
  "lands.dealt": ({ lands }, table) => ({ lands: all(table, lands) }),
  "dice.rolled": ({ dice }, table) => ({ dice: rolled(table, dice) }),
  "dice.rerolled": ({ seat, by, before, after }, table, change) => ({
    before: rolled(table, before),
    after: rolled(table, after),
    by: the(table, by === "lake" ? change.after.public.armies[seat].active : by),
  }),
  "order.sealed": ({ dice, target }, table, change) => ({
    dice: activated(table, dice),
    ...(target !== undefined && { target: unit(table, change, target) }),
  }),
  "order.named": ({ unit: seq, card }, { t }) => ({ seq, card: t(`card.${card}`) }),
  "recruit.saw": ({ card }, { t }) => ({ card: t(`card.${card}`) }),
  "units.seen": ({ units }) => ({ count: units.length }),
  "units.looked": ({ units }, table) => ({
    cards: all(
      table,
      units.map(({ card }) => card),
    ),
  }),
  "unit.returned": ({ unit: seq, card, by }, table, change) => ({
    unit: unit(table, change, seq, card),
    by: typeof by === "number" ? unit(table, change, by) : the(table, by),
  }),
  fought: (event, table, change) => ({
    target: unit(table, change, event.target, event.against),
    reason: reason(table, event),
  }),
  enchanted: ({ target, banners }, table, change) => ({
    target: unit(table, change, target),
    count: banners,
  }),
  counted: (event, table) => ({ totals: totals(table, event.totals) }),
  "land.kept": ({ units }) => ({ count: units }),
};

/** What names a card in any event. */
const CARDS = ["card", "put", "took", "land", "building", "advisor"];

/** @param {GameEvent} event @param {Change} change @param {Table} table */
export function words(event, change, table) {
  const named = CARDS.filter((name) => typeof event[name] === "string").map((name) => [
    name,
    the(table, event[name]),
  ]);
  return {
    ...Object.fromEntries(named),
    ...(typeof event.symbol === "string" && { symbol: table.t(`symbol.${event.symbol}.a`) }),
    ...(typeof event.unit === "number" && { unit: unit(table, change, event.unit, event.card) }),
    ...WORDS[event.type]?.(event, table, change),
  };
}
