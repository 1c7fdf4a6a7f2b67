/** The game brings its own style sheets. */

const SHEETS = ["world", "pieces", "table", "map", "desk", "phone"];

/** @returns {Promise<unknown>} when they are here */
export const styles = () => Promise.all(SHEETS.map(load));

/** One more, for what most tables never show. @param {string} name */
export function load(name) {
  const href = new URL(`./css/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return loaded;
}
