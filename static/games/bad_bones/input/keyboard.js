/** Keys that are the game's own: turn, place, the compass, away with papers. Undo is the table's. */

export function keyboard(client) {
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
    if (own(client, event)) event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Whether the key has done something. */
function own(client, event) {
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
