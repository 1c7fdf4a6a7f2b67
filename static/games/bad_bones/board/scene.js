/** From the views to what a board draws. */
import { whole } from "../view/intake.js";
import { edgeFaces } from "../view/seats.js";

/** A seat's board: mine with what I have sealed. @param {number|null} me nobody: as everybody sees it */
export function boardOf(view, me, seat) {
  const mine = seat === me && view.private?.board;
  return whole(mine || view.public.seats[seat].board, view.public.layout);
}

/** What can be placed: mine, or in a cooperative game everybody's. */
export const supplyOf = ({ scene, table }) => scene.board.supply ?? table.view.public.supply ?? {};

/** @returns {import("./board.js").Scene} */
export function sceneOf(table, seat, board = boardOf(table.view, table.seat, seat)) {
  const { side, seats } = table.view.public;
  return { board, side, housesMax: seats[seat].houses_max, edges: edgeFaces(table, seat) };
}
