// Messages as nodes: names in bold, places as links.

import { element } from "../ui/dom.js";
import { elided } from "./elision.js";
import { currentLang, t } from "./i18n.js";

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
  const parts = t(key, marked).split(MARK);
  return parts.map((part, index) => {
    if (index % 2) return values[part];
    const next = /** @type {Node|undefined} */ (values[parts[index + 1]]);
    return next ? elided(currentLang(), part, next.textContent) : part;
  });
}

/** A person's name in a sentence. @param {{name: string, me: boolean}} player */
export const nameOf = (player) => element("b", player.name);
