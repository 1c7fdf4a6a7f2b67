/** How a card stands that an action is about. */

/**
 * @param {import("../client.js").Client} client
 * @param {Partial<Action>} about fields of the action that choosing the card means
 * @returns {import("../cards/card.js").Mark} nothing can be done with it where there is no such action
 */
export function markFor(client, about) {
  const action = client.find(about);
  if (!action) return { off: true };
  return {
    may: true,
    chosen: client.isChosen(action),
    press: () => client.pick(action),
  };
}
