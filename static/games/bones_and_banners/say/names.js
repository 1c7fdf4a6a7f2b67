/** What things are called in a sentence. */
import { nameOf } from "../pieces/names.js";

/** The card of a unit in play, if I may know it. @param {Data} view of the table @param {number} seq @returns {string|undefined} */
export function cardOf({ public: open, private: mine }, seq) {
  const unit = open.units.find((each) => each.seq === seq);
  return unit?.card ?? mine?.units[seq] ?? mine?.seen[seq];
}

/** A unit in play; an enemy's with its owner. @param {Table} table @param {number} seq */
export function unitName({ t, view, seat, players }, seq) {
  const card = cardOf(view, seq);
  const called = card ? nameOf(t, card) : t("client.say.sealed", { seq });
  const { owner } = view.public.units.find((unit) => unit.seq === seq) ?? {};
  if (owner === undefined || owner === seat) return called;
  return t("client.say.owned", { unit: called, player: players[owner].name });
}

/** A unit or a land, whichever the action or the event is about. @param {Table} table @param {{unit?: number, land?: string}} about */
export const targetName = (table, { unit, land }) =>
  unit === undefined ? nameOf(table.t, land) : unitName(table, unit);

/** By which a die is rerolled: any Lake, or a card. @param {{t: Translate}} table @param {string} by */
export const bySource = ({ t }, by) => (by === "lake" ? t("terrain.Lake") : nameOf(t, by));
