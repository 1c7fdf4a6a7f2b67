/** What the dialogs of one table remember: which is shown, which is asked for and whether it is folded, and what each was told. */

const tables = new WeakMap();

/** @returns {{shown: string|null, asked: string|null, folded: boolean, back?: any, states: Map<string, object>}} */
export function memory(client) {
  if (!tables.has(client)) tables.set(client, { shown: null, folded: false, states: new Map() });
  return tables.get(client);
}

export const shown = (client) => memory(client).shown;

/** Whether the dialog of a decision is put aside: then the whole table is in sight. */
export function fold(client, aside) {
  memory(client).folded = aside;
  client.draw();
}

/** What brings it back is called, or null: nothing is put aside. @returns {any} */
export function aside(client) {
  const { asked, folded, back } = memory(client);
  return asked && folded && !client.opened ? back : null;
}

/** The state of one dialog. @param {string} about a new one begins where this changes: a turn, a player */
export function stateOf(client, name, about = "") {
  const { states } = memory(client);
  if (states.get(name)?.about !== about) states.set(name, { about });
  return states.get(name);
}
