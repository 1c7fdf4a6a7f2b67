// The clients of the games: one folder each, and a plain one for those that have none yet.

/**
 * @param {string} engine
 * @returns {Promise<{mount: (root: HTMLElement, table: object) => {update: Function, destroy: Function}}>}
 */
export async function gameOf(engine) {
  const answer = await fetch(`/static/games/${engine}/index.js`, { method: "HEAD" });
  if (!answer.ok) return import("./plain.js");
  return import(`/static/games/${engine}/index.js`);
}
