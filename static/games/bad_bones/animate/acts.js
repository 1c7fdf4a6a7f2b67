/** How each event is shown. Events without an act are only in the log. */
import { flights } from "./flights.js";
import { heroes } from "./heroes.js";
import { losses } from "./losses.js";
import { moves } from "./moves.js";
import { tiles } from "./tiles.js";

const phases = {
  "phase.started": { length: 120, start: ({ client }) => client.table.sound("phase") },
  "game.over": {
    length: 200,
    start: ({ client, event }) =>
      event.winners?.includes(client.table.seat) && client.table.sound("win"),
  },
};

/** @type {Record<string, import("./plan.js").Act>} */
export const acts = { ...phases, ...heroes, ...moves, ...losses, ...tiles, ...flights };

/** Events that only some games have (`extras/more.js`). */
export const learnActs = (more) => Object.assign(acts, more);
