/** What the dialogs of one table remember: which is shown, whether it is folded, and what each was told. */

const tables = new WeakMap();

/** @returns {{shown: string|null, folded: boolean, states: Map<string, object>}} */
export function memory(client) {
  if (!tables.has(client)) tables.set(client, { shown: null, folded: false, states: new Map() });
  return tables.get(client);
}

export const shown = (client) => memory(client).shown;

/** The state of one dialog. @param {string} about a new one begins where this changes: a turn, a player */
export function stateOf(client, name, about = "") {
  const { states } = memory(client);
  if (states.get(name)?.about !== about) states.set(name, { about });
  return states.get(name);
}
