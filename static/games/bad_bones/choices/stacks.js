/** Actions that name a skeleton, by the place where it stands. */

/** @param {import("../client.js").Client} client @param {Action[]} actions @returns {Map<string, Action[]>} */
export function byPlace({ scene }, actions) {
  const known = actions.filter(({ skeleton }) => scene.board.skeletons[skeleton]);
  return Map.groupBy(known, ({ skeleton }) => scene.board.skeletons[skeleton].at);
}

/** Whether it makes no difference which of them: they look the same. */
export function alike({ scene }, actions) {
  const look = ({ skeleton }) => {
    const { symbol, home, chief, facing, held } = scene.board.skeletons[skeleton];
    return `${symbol}${home}${facing}${Boolean(held)}${chief ?? ""}`;
  };
  return new Set(actions.map(look)).size === 1;
}
