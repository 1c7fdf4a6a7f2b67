/** Shows what happened, in the order in which it did. */

/** @param {object} client @param {object} change of docs/client.md @param {() => void} shown */
export function play(client, change, shown) {
  shown();
  return null;
}
