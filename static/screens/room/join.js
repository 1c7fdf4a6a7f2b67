// From an opened link to a seat, with no more than a name in between.

import { get, post } from "../../core/net/api.js";
import { fetched, patiently } from "../../core/net/patience.js";

/**
 * Sits down whoever opens a room before its game, as long as there is a free seat and it was not
 * left on purpose.
 * @param {string} key the room's code, or code and secret, as its page was opened
 */
export async function join(key) {
  const ask = (path) => patiently(() => get(path, { quiet: true }));
  const [me, room] = await Promise.all([ask("/api/me"), ask(`/api/rooms/${key}`)]);
  if (room.status !== "lobby") return;
  const free = room.seats.some((seat) => seat.person === null && seat.bot === null);
  if (
    me &&
    (!free || stayedAway(room.code) || room.seats.some((seat) => seat.person === me.person))
  )
    return;
  const { askSitOrWatch } = await fetched(() => import("../account/name.js"));
  const choice = me
    ? "sit"
    : await askSitOrWatch(
        room.name,
        room.seats.map((seat) => seat.avatar),
      );
  // Somebody may have been faster; then one watches, and the server has said so.
  if (choice === "sit" && free) await post(`/api/rooms/${key}/sit`).catch(() => {});
}

const noted = (code) => `boneyard.away.${code}`;

/** Who stood up is not pulled back onto the chair by a reload. */
export const stayAway = (code) => sessionStorage.setItem(noted(code), "1");

const stayedAway = (code) => sessionStorage.getItem(noted(code)) !== null;
