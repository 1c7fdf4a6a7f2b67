/** How a thing of the table stands in the open decision, and what pressing it does. */
import { offersOf } from "./offers.js";
import { sourceOf, taken, targetOf } from "./things.js";

/**
 * @typedef {object} ThingMark
 * @property {boolean} [may]
 * @property {boolean} [aimed] it would be the target of what is picked
 * @property {boolean} [chosen]
 * @property {boolean} [bluff]
 * @property {string|null} [verb]
 * @property {() => void} [press]
 */

/** Done at the first press: it is sealed or can be taken back, and the next one waits. */
const AT_ONCE = new Set(["rally.retreat"]);

/** @param {import("../client.js").Client} client @param {string} thing @returns {ThingMark} */
export function markOf(client, thing) {
  const { decision, half, chosen } = client;
  if (!decision) return {};
  if (half.reroll) return rerolled(client, thing);
  const offers = offersOf(client);
  const aimed = offers.find(({ source, target }) => source === half.source && target === thing);
  if (aimed) {
    const { verb, bluff } = aimed;
    const now = half.target === thing || (chosen && thingOf(chosen) === thing);
    const press = () => half.aim(aimed);
    return { may: true, aimed: true, chosen: Boolean(now), bluff, verb, press };
  }
  const first = offers.filter(({ source }) => source === thing);
  if (first.length) {
    const bluff = first.every((offer) => offer.bluff);
    return { may: true, chosen: half.source === thing, bluff, press: () => begin(client, first) };
  }
  return rethought(client, thing);
}

/** What a chosen action ends at. @param {Action} action */
const thingOf = (action) => targetOf(action) ?? sourceOf(action);

function begin(client, offers) {
  const [{ source, target, action }] = offers;
  if (AT_ONCE.has(action.type)) client.act(action);
  else if (target !== null) client.half.pick(source);
  else {
    client.half.source = source;
    client.pick(action);
  }
}

/** While a target is asked, another card of the hand takes the place of the one that is to be placed. */
function rethought(client, thing) {
  const { kind, mine, table, half } = client;
  const { kind: of, id } = taken(thing);
  if (kind !== "unit.target" || of !== "card" || !table.canUndo || !mine.hand.includes(id))
    return {};
  return { press: () => half.rather(thing) };
}

/** Dice of the pool, picked for a reroll. */
function rerolled(client, thing) {
  const { kind, id } = taken(thing);
  const { by, dice } = client.half.reroll;
  const offered = client.actions.some(
    (action) => action.type === "draft.reroll" && action.by === by && action.dice.includes(id),
  );
  if (kind !== "die" || !offered) return {};
  return { may: true, chosen: dice.includes(id), press: () => client.half.turnDie(id) };
}
