/** What the table learns for a game with more than the basic box: see `needs.js`. */
import { learnWays } from "./choices/index.js";
import { learnActs } from "./animate/acts.js";

export function teach() {
  learnWays({});
  learnActs({});
}
