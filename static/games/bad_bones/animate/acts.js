/** How each event is shown. Events without an act are only in the log. */
import { flights } from "./flights.js";
import { heroes } from "./heroes.js";
import { losses } from "./losses.js";
import { moves } from "./moves.js";
import { tiles } from "./tiles.js";

const phases = { "phase.started": { length: 120 } };

/** @type {Record<string, import("./plan.js").Act>} */
export const acts = { ...phases, ...heroes, ...moves, ...losses, ...tiles, ...flights };
