/** A decision as a row of chips: one for each action, with its own sentence. */
import { choice } from "../say/choice.js";

/** Actions that end or decline something stand beside *Undo*, not among the chips. */
const QUIET = ["pass", "none", "done", "skip", "stop", "decline", "keep"];
export const isQuiet = (action) =>
  QUIET.some((flag) => action[flag] === true) || action.do === "end";

export const say = (client, action) => choice(action, client.table, client.seat);

/** Chips from a picture and a word for each action. @param {(action: Action) => Partial<import("./index.js").Chip>} [make] */
export const chipsOf = (client, make) =>
  client.actions
    .filter((action) => !isQuiet(action))
    .map((action) => ({
      key: JSON.stringify(action),
      action,
      label: say(client, action),
      ...make?.(action),
    }));

export const plain = { chips: (client) => chipsOf(client) };
