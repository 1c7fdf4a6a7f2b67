/** What the table learns where heroes carry weapons: see `needs.js`. */
import { learnActs } from "../animate/acts.js";
import { arms } from "../animate/arms.js";
import { learnWays } from "../choices/index.js";
import { rapier } from "../choices/rapier.js";
import { weapon } from "../choices/weapon.js";

export function teach() {
  learnWays({ weapon, rapier });
  learnActs(arms);
}
