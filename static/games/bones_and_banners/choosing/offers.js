/**
 * What may be done now, as pairs of a thing and, where there is one, what it aims at. To place a unit is asked in two
 * steps and offered as one: the engine has said which card is what at which target (`fits`), so targets glow as soon
 * as a card is picked.
 *
 * @typedef {object} Offer
 * @property {string} source
 * @property {string|null} target
 * @property {Action} action
 * @property {Action} [then] what answers the question after it
 * @property {string|null} [verb] what a unit would do there
 * @property {boolean} [bluff]
 */
import { sourceOf, targetOf } from "./things.js";

const aim = (at) => (/^\d+$/.test(at) ? { unit: Number(at) } : { land: at });

/** Every target of a card that is about to be placed. @returns {Offer[]} */
function placing({ mine }, card, source, offer) {
  const { fits, verbs } = mine.fits[card];
  return Object.entries(verbs).map(([at, verb]) => {
    const then = { type: "unit.target", ...aim(at) };
    return { source, target: sourceOf(then), verb, bluff: !fits || !verb, ...offer(then) };
  });
}

/** @param {import("../client.js").Client} client @returns {Offer[]} */
export function offersOf(client) {
  const { actions, decision, kind, half, mine } = client;
  if (kind === "unit.target") {
    const { card } = decision.prompt.values;
    return placing(client, card, `card:${card}`, (then) => ({ action: then }));
  }
  return actions.flatMap((action) => {
    const source = sourceOf(action);
    if (!source) return [];
    if (action.type !== "die.unit") return [{ source, target: targetOf(action), action }];
    if (action.dice !== half.diceFor(action.card) || !mine.fits[action.card]) return [];
    return placing(client, action.card, source, (then) => ({ action, then }));
  });
}
