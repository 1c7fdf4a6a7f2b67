/**
 * What of the table an action is about, as the name of a thing: `card:ogre`, `land:tin-mine`, `unit:7`, `die:Boot` of
 * the pool, `mine:Boot` of my own dice, `built:moat`. An action has a thing that one begins with, and some have another
 * at which it aims. Actions without a thing are buttons of the strip.
 */

/** @param {Data} action */
const card = ({ card: id }) => `card:${id}`;
/** @param {Data} action */
const place = ({ land, unit }) => (land ? `land:${land}` : `unit:${unit}`);

/** @type {Record<string, (action: Action) => string>} */
const SOURCES = {
  "rally.retreat": card,
  "land.activate": ({ land }) => `card:${land}`,
  "recruit.exchange": card,
  "lost.return": card,
  "sorceress.name": card,
  "draft.die": ({ symbol }) => `die:${symbol}`,
  "draft.ally": place,
  "build.use": ({ building }) => `built:${building}`,
  "build.start": ({ building }) => `card:${building}`,
  "die.unit": card,
  "unit.target": place,
  "advisor.play": ({ advisor }) => `card:${advisor}`,
  "building.use": ({ building }) => `built:${building}`,
  "dame.destroy": ({ building }) => `card:${building}`,
};

/** @param {Action} action @returns {string|null} */
export const sourceOf = (action) => SOURCES[action.type]?.(action) ?? null;

/** @param {Action} action @returns {string|null} */
export function targetOf({ type, unit, land, card: lost, die }) {
  if (type === "build.use") return die ? `mine:${die}` : null;
  if (type !== "advisor.play" && type !== "building.use") return null;
  if (unit !== undefined || land) return place({ unit, land });
  return lost ? `card:${lost}` : null;
}

/** "card:ogre" is a card, and "ogre". @param {string} thing */
export function taken(thing) {
  const at = thing.indexOf(":");
  return { kind: thing.slice(0, at), id: thing.slice(at + 1) };
}
