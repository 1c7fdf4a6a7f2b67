/**
 * How each kind of decision is made from strip and desk. A way of choosing has
 *   title   (client) the sentence of the strip, if not the prompt's own
 *   text    (client) what stands below it: how, and why
 *   chips   (client) what may be tapped in the strip, with what can't be chosen and why
 *   quiet   (client) actions beside *Undo*: to end, to stop, to decline
 *   label   (client, action) what the brass button says, if not the action's sentence
 *   then    (client, action) what follows, for the ledger: a sentence or null
 *   tray    (client) cards laid out in the place of the hand, or, where the hand is elsewhere, in the strip itself
 *   deep    (client) whether its chips are about something that was picked before: one may go back then
 *   card    (client, card) what a tap on that card of my hand means: see `Mark`
 *   bone    (client, type), archived (client, species), envelope (client, id), slot (client, number) likewise
 *
 * @typedef {object} Chip
 * @property {string} key
 * @property {import("../../../core/ui/dom.js").Child} [icon]
 * @property {string} label
 * @property {any} [note] its price, or a word more
 * @property {Action} [action] what a tap picks
 * @property {any} [open] the family that a tap opens
 * @property {string} [title] what it does, if `brings` does not say it
 * @property {string} [why] why it can't be chosen
 * @property {boolean} [pressed] it is part of what is picked
 * @property {boolean} [hint] it is worth a look
 *
 * @typedef {{action?: Action, open?: any, why?: string, note?: string}} Mark
 */

import { file } from "./archive.js";
import { bones } from "./bones.js";
import { cards } from "./cards.js";
import { divide } from "./divide.js";
import { mode } from "./mode.js";
import { plain } from "./plain.js";
import { play } from "./play.js";
import { prize } from "./prize.js";
import { rewards, round } from "./rewards.js";
import { sites } from "./sites.js";
import { specialist } from "./specialist.js";
import { team } from "./team.js";
import { cover, slot, upgrade } from "./upgrades.js";

/** By the kind of decision. */
const WAYS = {
  "turn.play": play,
  "prize.when": prize,
  "turn.mode": mode,
  "specialist.use": specialist,
  "team.act": team,
  "site.action": sites,
  "reward.next": rewards,
  "round.choose": round,
  "round.swap": round,
  "loyalty.split": divide,
  ...bones,
  ...cards,
  "minor.card": file,
  reclassify: file,
  "team.upgrade": upgrade,
  "slot.upgrade": slot,
  "cover.bonus": cover,
};

/** The way of the open decision, `null` while nothing is to be chosen. Unknown kinds are lists of chips. */
export const wayOf = (client) => (client.decision ? (WAYS[client.kind] ?? plain) : null);

/** What a tap on something of the desk means now. @returns {import("./index.js").Mark|null} */
export const markOf = (client, kind, thing) => wayOf(client)?.[kind]?.(client, thing) ?? null;
