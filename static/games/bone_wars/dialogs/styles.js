/** The dialogs' style sheets: the frame's, and one for each that has more than it. */
import { load } from "../styles.js";

const SHEETS = {
  draft: ["pass", "draft"],
  publish: ["publish"],
  debunk: ["publish", "debunk"],
  pass: ["pass"],
  award: ["enlarged"],
  find: ["enlarged"],
  opponent: ["opponent"],
  theodore: ["theodore"],
};

/** @param {string} name of a dialog @returns {Promise<unknown>} when it can be shown */
export const styleOf = (name) => Promise.all(["dialogs", ...(SHEETS[name] ?? [])].map(load));
