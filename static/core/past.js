// The frames of a game so far, as changes: for the log, and for the replay.

import { get } from "./api.js";
import { Store } from "./store.js";

/**
 * @param {string} code of the room
 * @param {{seat?: number, quiet?: boolean}} [options] `seat`: through whose eyes, once it is over
 * @returns {Promise<{players: object[], changes: import("./store.js").Change[], seat: number|null}>}
 */
export async function past(code, { seat, quiet = false } = {}) {
  const eyes = seat === undefined ? "" : `?seat=${seat}`;
  const { players, frames } = await get(`/api/rooms/${code}/replay${eyes}`, { quiet });
  const store = new Store();
  const changes = [];
  store.on("change", (change) => changes.push(change));
  for (const frame of frames) store.take(frame);
  return { players, changes, seat: store.you?.seat ?? null };
}
