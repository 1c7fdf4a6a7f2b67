/** Who sits where. Left is the next seat clockwise, right the one before. */
import { othersFrom } from "../../../kit/seats.js";

/**
 * The others, as they sit round the table seen from `seat`.
 * @returns {{left: number[], right: number[]}} the neighbour first, then those beyond
 */
export function round(seat, seats) {
  const others = othersFrom(seat, seats);
  if (others.length <= 1) return { left: others, right: [] };
  const right = others.splice(Math.floor(seats / 2));
  return { left: others, right: right.reverse() };
}

/** Where somebody sits, in words. */
export function where(table, viewer, seat) {
  const seats = table.players.length;
  const distance = (seat - viewer + seats) % seats;
  const mine = viewer === table.seat;
  const name = table.players[viewer].name;
  const say = (key, count) =>
    table.t(`client.where.${mine ? "my" : "their"}.${key}`, { name, count });
  if (distance * 2 === seats) return table.t("client.where.across");
  const left = distance * 2 < seats;
  const steps = left ? distance : seats - distance;
  return say(steps === 1 ? (left ? "left" : "right") : left ? "left2" : "right2", steps);
}

/** Names in a row: "Nour, Théo and Rattle". */
export function names(table, seats) {
  const list = new Intl.ListFormat(table.lang, { type: "conjunction" });
  return list.format(seats.map((seat) => table.players[seat].name));
}

/** To whose cemetery the forest on an edge of a seat's board leads: several, where its owner chooses. @returns {number[]} */
export const behind = ({ view }, seat, edge) => view.public.layout.exits[seat][edge];

/** The faces on the edges of a board. */
export function edgeFaces(table, seat) {
  const face = (edge) => table.players[behind(table, seat, edge)[0]].avatar;
  return { L: face("L"), R: face("R") };
}
