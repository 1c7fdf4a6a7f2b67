// From an opened link to a seat, with no more than a name in between.

import { get, post } from "./api.js";

/**
 * Sits down whoever opens a room before its game, as long as there is a free seat and it was not
 * left on purpose.
 * @param {string} code
 */
export async function join(code) {
  const [me, room] = await Promise.all([get("/api/me"), get(`/api/rooms/${code}`)]);
  if (room.status !== "lobby") return;
  const free = room.seats.some((seat) => seat.person === null && seat.bot === null);
  if (me && (!free || stayedAway(code) || room.seats.some((seat) => seat.person === me.person))) return;
  const { askSitOrWatch } = await import("../pages/name.js");
  const choice = me ? "sit" : await askSitOrWatch(room.name, room.seats.map((seat) => seat.avatar));
  // Somebody may have been faster; then one watches, and the server has said so.
  if (choice === "sit" && free) await post(`/api/rooms/${code}/sit`).catch(() => {});
}

const key = (code) => `boneyard.away.${code}`;

/** Who stood up is not pulled back onto the chair by a reload. */
export const stayAway = (code) => sessionStorage.setItem(key(code), "1");

const stayedAway = (code) => sessionStorage.getItem(key(code)) !== null;
