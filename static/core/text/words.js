// Values of messages as words: places, pieces, people.

import { has, t } from "./i18n.js";

/** @type {(at: string, text: typeof t) => string|undefined} */ let placed = () => undefined;

/** How a game says the places that have no name. @param {typeof placed} [place] */
export function learnPlaces(place = () => undefined) {
  placed = place;
}

/** A place as text: `place.<name>` of the engine's catalogue, or as the game says it. @param {string} at */
export function placeText(at) {
  return placed(at, t) ?? (has(`place.${at}`) ? t(`place.${at}`) : at);
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
