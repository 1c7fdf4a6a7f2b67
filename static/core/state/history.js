// The frames of a game so far, as changes: for the log, and for the replay.

import { get } from "../net/api.js";
import { patiently } from "../net/patience.js";
import { Store } from "./store.js";

/**
 * @param {string} key of the room: its code, or code and secret
 * @param {{seat?: number, quiet?: boolean}} [options] `seat`: through whose eyes, once it is over; `quiet`: nobody need know that it takes long
 * @returns {Promise<{players: Data[], changes: import("./store.js").Change[], seat: number|null, frozen: string|null}>} `frozen`: it can't be shown up to its end
 */
export async function past(key, { seat, quiet = false } = {}) {
  const eyes = seat === undefined ? "" : `?seat=${seat}`;
  const { players, frames, frozen } = await patiently(
    () => get(`/api/rooms/${key}/replay${eyes}`, { quiet: true }),
    { quiet },
  );
  const store = new Store();
  const changes = [];
  store.on("change", (change) => changes.push(change));
  for (const frame of frames) store.take(frame);
  return { players, changes, seat: store.you?.seat ?? null, frozen };
}
