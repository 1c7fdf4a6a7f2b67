/** The way back: what was tapped last is taken back, where nothing has been revealed since. */
import { icon } from "../pieces/pieces.js";

/** @param {string} [key] what it is called here @returns {{label: any, act: () => void}|null} for a frame */
export function back(client, key = "client.dialog.undo") {
  if (!client.table.canUndo) return null;
  return {
    label: [icon("ui-undo"), client.t(key)],
    act: () => client.table.undo().catch(() => {}),
  };
}
