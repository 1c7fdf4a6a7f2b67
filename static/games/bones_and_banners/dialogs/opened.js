/** What the person opens to read: none of it asks for anything. */
import { card } from "./about_card.js";
import { lands } from "./lands.js";
import { lost } from "./lost.js";
import { memory } from "./memory.js";
import { piles } from "./piles.js";
import { reserve } from "./reserve.js";

/** @type {Record<string, (client: import("../client.js").Client, arg: any) => import("./sheet.js").Sheet>} */
export const OPENED = { card, lands, lost, memory, piles, reserve };
