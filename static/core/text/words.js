// Values of messages as words: places, pieces, people.

import { has, t } from "./i18n.js";

/**
 * A place as text, from the engine's catalogue: `place.space` (`{row}`, `{column}`) for "4,2",
 * `place.L` (`{lane}`) for "L2", `place.cemetery` for a place with a name.
 * @param {string} at
 */
export function placeText(at) {
  const space = /^(\d+),(\d+)$/.exec(at);
  if (space) return t("place.space", { row: space[1], column: space[2] });
  const edge = /^([A-Z])(\d+)$/.exec(at);
  if (edge) return t(`place.${edge[1]}`, { lane: edge[2] });
  return has(`place.${at}`) ? t(`place.${at}`) : at;
}

/** Values of an event or action that are places. */
export const PLACES = new Set(["at", "from", "to"]);

/**
 * A value as a word, where the catalogue has one (`trap.W`), else as it is.
 * @param {string} name @param {any} value @returns {any}
 */
export function word(name, value) {
  if (PLACES.has(name) && typeof value === "string") return placeText(value);
  const key = `${name}.${value}`;
  return has(key) ? t(key) : value;
}

/** All values of an event or action as words. @param {Record<string, unknown>} values */
export function words(values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, word(name, value)]),
  );
}
