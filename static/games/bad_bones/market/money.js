/** Who has how many coins left, and who has bought what. */

const worth = (items, costs) => items.reduce((sum, item) => sum + costs[item], 0);

/** @returns {{left: number, most: number}} of the purse a seat pays from */
export function purse({ market, layout }, seat) {
  const common = market.purses === null;
  const left = common ? market.purse : market.purses[seat];
  const bought = common ? market.bought.flat() : market.bought[seat];
  return { left, most: left + worth(bought, layout.costs) };
}

/** Things of one kind together, in the order of buying. @returns {[string, number][]} */
export function counted(items) {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** Why a seat can't buy a thing that is there. @returns {string|undefined} */
export const refusal = ({ market }, seat, item) =>
  Object.keys(market.refused[seat]).find((why) => market.refused[seat][why].includes(item));

/** Who has this weapon. @returns {number} a seat, or -1 */
export const ownerOf = ({ market }, weapon) =>
  market.bought.findIndex((items) => items.includes(weapon));
