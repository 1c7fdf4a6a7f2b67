/** The lower half: what I must do now, and what I do it with. */
import * as strip from "../prompt/strip.js";
import * as archive from "./archive.js";
import * as crates from "./crates.js";
import * as hand from "./hand.js";
import * as ledger from "./ledger.js";
import * as me from "./player_sheet.js";
import * as slots from "./slots.js";

const PARTS = [strip, me, archive, slots, crates, hand, ledger];

export function draw(client) {
  for (const part of PARTS) part.draw(client);
}
