/** What the dialogs of one table remember: which is shown, which is asked for and whether it is folded, and what each was told. */

const tables = new WeakMap();

/**
 * @typedef {object} Memory
 * @property {string|null} shown
 * @property {string|null} [asked]
 * @property {boolean} folded
 * @property {any} [back]
 * @property {Map<string, Data>} states
 * @property {Element|null} [from] where the focus was before
 * @property {{turn: string, scorings: number}} [seen]
 * @property {(event: Event) => void} [tabs]
 */

/** @returns {Memory} */
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
