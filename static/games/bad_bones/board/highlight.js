/** The log points at a place of somebody's board. */

import { clients } from "../../../kit/mounted.js";
import { point, toPage } from "./geometry.js";

const STAY = 2200;

/** @param {HTMLElement} root @param {string} place @param {number|undefined} seat */
export function highlight(root, place, seat) {
  const client = clients.get(root);
  // The village and the cemetery are named in the log, but are no places that can be outlined.
  if (!client?.board || !/\d$/.test(place)) return;
  const board =
    seat === undefined || seat === client.seat ? client.board : client.panels.get(seat)?.board;
  if (!board) return;
  const ring = board.outline(place, "pointed");
  setTimeout(() => ring.remove(), STAY);
  if (!toPage(board.node, point(place))) client.enlarge(seat);
}
