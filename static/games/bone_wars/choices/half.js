/**
 * What is half chosen in the open decision: which family of chips is open, which card waits for its
 * place, what was just explained. It is forgotten with the decision.
 */

/** @type {WeakMap<Data, {id: string|null, open: any, said: string|null}>} */
const halves = new WeakMap();

export function half(client) {
  const id = client.decision?.id ?? null;
  const known = halves.get(client);
  if (known?.id === id) return known;
  const fresh = { id, open: null, said: null };
  halves.set(client, fresh);
  return fresh;
}

/** Opens a family of chips, or closes it (`null`). */
export function open(client, key) {
  become(client, { open: key, said: null });
}

/** Says why something can't be chosen. */
export function explain(client, text) {
  become(client, { said: text });
}

/** Nothing is picked any more. */
function become(client, state) {
  Object.assign(half(client), state);
  if (client.chosen) client.choose(null);
  else client.draw();
}

/** A tap picks; a second one on the same thing confirms. */
export function tap(client, action) {
  half(client).said = null;
  client.pick(action);
}

/** What a tap on a chip or on a thing of the desk does. @param {import("../client.js").Client} client @param {import("./index.js").Mark} mark */
export function press(client, { action, open: family, why }) {
  if (why) explain(client, why);
  else if (family != null) open(client, half(client).open === family ? null : family);
  else if (action) tap(client, action);
}

/** Takes back what is half chosen. @returns {boolean} whether there was anything */
export function forget(client) {
  const { open: family, said } = half(client);
  const any = Boolean(client.chosen || family !== null || said);
  if (any) open(client, null);
  return any;
}
