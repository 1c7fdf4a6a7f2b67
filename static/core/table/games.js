// The clients of the games: one folder each, and a plain one for those that have none yet.

import { reach } from "../net/api.js";
import { asset } from "../net/asset.js";
import { learnPlaces } from "../text/words.js";
import { learnSounds } from "./sounds.js";

/**
 * Fetches a client; from then on places and sounds are its own, too.
 * @param {string} engine
 * @returns {Promise<GameClient>}
 */
export async function gameOf(engine) {
  const game = await clientOf(engine);
  learnPlaces(game.place);
  learnSounds(game.SOUNDS);
  return game;
}

async function clientOf(engine) {
  const address = asset(`games/${engine}/index.js`);
  try {
    return await import(address);
  } catch {
    // A client that fails is a fault to be seen; only one that isn't there is stood in for.
    if ((await reach(address)) === 404) return import("./fallback_game.js");
    return import(address);
  }
}
