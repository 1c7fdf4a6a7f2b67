/** All sheets: those of decisions that are about cards, and those that one opens to read. */
import { card } from "./about_card.js";
import { destroy, lost as returning } from "./choose.js";
import { land } from "./land.js";
import { lands } from "./lands.js";
import { lost } from "./lost.js";
import { memory } from "./memory.js";
import { names } from "./names.js";
import { piles } from "./piles.js";
import { recruit } from "./recruit.js";
import { reserve } from "./reserve.js";

/** @typedef {(client: import("../client.js").Client, arg?: any) => import("./sheet.js").Sheet} Draws */

/** By the kind of decision. @type {Record<string, Draws>} */
export const ASKED = {
  "land.activate": land,
  recruit,
  "sorceress.name": names,
  "lost.return": returning,
  "dame.destroy": destroy,
};

/** By the name under which it is opened. @type {Record<string, Draws>} */
export const OPENED = { card, lands, lost, memory, piles, reserve };
