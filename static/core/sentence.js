// Messages as nodes: names in bold, places as links.

import { element } from "./dom.js";
import { t } from "./i18n.js";

/** Marks a value in a text until it is replaced by its node; no catalogue uses this character. */
const MARK = "\u0001";

/**
 * @param {string} key of the catalogue
 * @param {Record<string, string|number|Node>} values
 * @returns {(string|Node)[]}
 */
export function sentence(key, values) {
  const marked = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Node ? MARK + name + MARK : value,
    ]),
  );
  return t(key, marked)
    .split(MARK)
    .map((part, index) => (index % 2 ? values[part] : part));
}

/** A person's name in a sentence. @param {{name: string, me: boolean}} player */
export const nameOf = (player) => element("b", null, player.name);
