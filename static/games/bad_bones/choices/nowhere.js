/** A half of a choice is put back before anything else. @param {import("../client.js").Client} client @param {KeyboardEvent} event */
export function putBack(client, { key }) {
  if (key !== "Escape" || !client.picked) return false;
  client.pick(null);
  return true;
}

/** The half of a way of choosing that is about places, where none may be tapped and no key is its own. */
export const nowhere = {
  lit: () => new Map(),
  tap() {},
  action: () => null,
  key: () => false,
};
