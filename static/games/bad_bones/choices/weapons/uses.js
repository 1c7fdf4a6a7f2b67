/** The ways in which the weapon may be used now. */
export const uses = ({ table }) =>
  table.decision.actions.filter(({ type }) => type === "weapon.use");

/** The same by one of their values. @param {string} field @returns {Map<any, Data>} */
export const usesBy = (client, field) =>
  new Map(uses(client).map((action) => [action[field], action]));
