// The clients of the games: one folder each, and a plain one for those that have none yet.

import { reach } from "./api.js";
import { asset } from "./asset.js";

/**
 * @param {string} engine
 * @returns {Promise<GameClient>}
 */
export async function gameOf(engine) {
  const address = asset(`games/${engine}/index.js`);
  try {
    return await import(address);
  } catch {
    // A client that fails is a fault to be seen; only one that isn't there is stood in for.
    if ((await reach(address)) === 404) return import("../table/fallback_game.js");
    return import(address);
  }
}
