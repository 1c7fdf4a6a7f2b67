/**
 * How each kind of decision is made on the board. A way of choosing has
 *   icon      of the prompt
 *   lit       (client) the places that may be tapped, with what a tap there does, in words
 *   tap       (client, place, pointer) a tap or Enter on a lit place
 *   action    (client, place) the action whose forecast is shown when the hand is there, or null
 *   hint      (client) one sentence: how to do it
 *   stage     (client) what lies over the board: buttons, popovers
 *   board     (client, board) the board as it is shown meanwhile, if not as it is
 *   key       (client, event) whether a key was its own
 *   target    (client, seat) the action of a tap on that player's panel, or null
 *   picked    (client) the action that a half of it, tapped before, makes with nothing under the hand
 *   caption   of what lies beside the board instead of the supply, and
 *   rail      (client) that itself
 *   acts      (client) buttons of its own beside *undo*
 */
import { dragon } from "./dragon.js";
import { exit } from "./exit.js";
import { hero } from "./hero.js";
import { nowhere } from "./nowhere.js";
import { trap } from "./trap.js";

/** A decision nobody drew yet is still made in the list of choices. */
const elsewhere = {
  icon: "i-table",
  ...nowhere,
  hint: ({ t }) => t("client.hint.list"),
  stage() {},
};

/** By the kind of decision. */
const WAYS = { "hero.move": hero, trap, "dragon.repel": dragon, "exit.target": exit };

/** Ways that only some games need (`extras/more.js`). */
export const learnWays = (more) => Object.assign(WAYS, more);

/** @param {Decision} decision */
export const wayOf = ({ kind }) => WAYS[kind] ?? elsewhere;
