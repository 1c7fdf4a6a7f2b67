/** What opens by itself: Theodore's turn as he takes it, and a scoring. Neither opens for what had happened before one came. */
import { memory } from "./memory.js";

const QUIET = "bone-wars.theodore";

/** Whether Theodore's turns are shown step by step. */
export const explains = () => localStorage.getItem(QUIET) !== "quiet";

export const explain = (wanted) =>
  wanted ? localStorage.removeItem(QUIET) : localStorage.setItem(QUIET, "quiet");

/** One turn of his, told from the next. */
export const turnKey = ({ view }) => {
  const turn = view.solo?.turn;
  const them = view.players.find(({ theodore }) => theodore);
  return turn
    ? `${them.slots.filter(({ card }) => card).length}/${view.round}/${turn.slot}/${turn.card}`
    : "";
};

export function notice(client) {
  const own = memory(client);
  const { view, table } = client;
  const now = { turn: turnKey(client), scorings: view.scorings.length };
  const { seen } = own;
  own.seen = now;
  if (!seen || table.replay || table.seat === null) return;
  if (now.scorings > seen.scorings) client.opened = { name: "scored" };
  // Who is reading the scores sees his turn afterwards.
  if (client.opened?.name === "scored") now.turn = seen.turn;
  else if (now.turn && now.turn !== seen.turn && explains()) client.opened = { name: "theodore" };
}
