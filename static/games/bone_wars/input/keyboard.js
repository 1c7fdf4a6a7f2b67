/** Number keys pick chips, Enter confirms; Escape, U and backspace put back what was picked. Undo beyond that is the table's. */
import { forget } from "../choices/half.js";

const BACK = new Set(["escape", "u", "backspace"]);

/** Whether the key has done something. */
export function pressed(client, event) {
  const key = event.key.toLowerCase();
  if (key === "escape" && client.opened) {
    client.close();
    return true;
  }
  if (BACK.has(key)) {
    if (client.decision && forget(client)) return true;
    if (key !== "backspace" || !client.table.canUndo) return false;
    client.table.undo().catch(() => {});
    return true;
  }
  if (key === "enter" && client.chosen && !event.target.closest?.("button, a")) {
    client.confirm();
    return true;
  }
  return /^[1-9]$/.test(key) && !covered(client) && chip(client, Number(key));
}

/** Whether a dialog lies over the strip. */
const covered = ({ parts: { over } }) => over.childElementCount > 0 && !over.hidden;

/** The chip of that number, if the strip has one. */
function chip({ parts }, number) {
  const button = parts.strip.querySelectorAll("[data-chip]")[number - 1];
  button?.click();
  return Boolean(button);
}
