/** The style sheets that a game brings. */
import { style } from "../core/net/style.js";

/**
 * @param {string} module of the game: the sheets lie in `css/` beside it
 * @param {string[]} always the names of those that every table needs, in their order
 */
export function sheets(module, always) {
  /** One of them, also one that most tables never need. @param {string} name @returns {Promise<unknown>} when it is in force */
  const load = (name) => style(new URL(`./css/${name}.css`, module).href);
  return { load, styles: () => Promise.all(always.map(load)) };
}
