/** What cards are called, and by which drawing one knows them. */

/** @param {Translate} t @param {string} id of any card */
export const nameOf = (t, id) => t(`card.${id}`);

/** The name where there is little room. @param {Translate} t @param {(key: string) => boolean} has @param {string} id */
export const shortName = (t, has, id) =>
  has(`card.${id}.brief`) ? t(`card.${id}.brief`) : nameOf(t, id);

/**
 * @typedef {"unit"|"building"|"advisor"|"land"} Kind
 * @param {Data} cards of the public view @param {string} id @returns {Kind}
 */
export function kindOf(cards, id) {
  if (cards.units[id]) return "unit";
  if (cards.buildings[id]) return "building";
  return cards.advisors[id] ? "advisor" : "land";
}

const LETTER = { unit: "u", building: "b", advisor: "a" };

/** The drawing of a card, but for a land: that is a miniature (`scenery`). @param {Data} view public @param {string} id */
export const drawingOf = ({ cards }, id) => `${LETTER[kindOf(cards, id)]}-${id}`;
