/** Enter confirms; Escape, U and backspace put back what was picked, then what was done; a digit presses a card of the hand. */

const BACK = new Set(["escape", "u", "backspace"]);

/** Whether the key has done something. @param {import("../client.js").Client} client @param {KeyboardEvent} event */
export function pressed(client, event) {
  const key = event.key.toLowerCase();
  if (key === "escape" && client.opened) {
    client.close();
    return true;
  }
  if (BACK.has(key)) {
    if (client.forget()) return true;
    if (key !== "backspace" || !client.table.canUndo) return false;
    client.undo();
    return true;
  }
  const on = /** @type {Element} */ (event.target);
  if (key === "enter" && !on.closest?.("button, a")) {
    const go = /** @type {HTMLElement|null} */ (client.parts.strip.querySelector("[data-key=go]"));
    go?.click();
    return Boolean(go);
  }
  return /^[1-9]$/.test(key) && card(client, Number(key));
}

function card({ parts }, number) {
  const button = /** @type {HTMLElement[]} */ ([...parts.hand.querySelectorAll("button.card")])[
    number - 1
  ];
  button?.click();
  return Boolean(button);
}
