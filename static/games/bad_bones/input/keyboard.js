/** Keys that are the game's own: turn, place, the compass, away with papers. Undo is the table's. */

/** Whether the key has done something. @param {import("../client.js").Client} client @param {KeyboardEvent} event */
export function pressed(client, event) {
  if (event.key === "Escape") {
    if (client.tips.open) {
      client.tips.hide();
      return true;
    }
    if (client.enlarged !== null) {
      client.enlarge(null);
      return true;
    }
    if (client.playing) {
      client.playing.finish();
      return true;
    }
  }
  // What is in hand is put away first, as by the button.
  if (event.key.toLowerCase() === "u" && (client.hand || client.taking)) {
    client.hold(null);
    return true;
  }
  return Boolean(client.way?.key(client, event));
}
