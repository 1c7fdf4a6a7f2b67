/** What the table learns for a game with more than the basic box: see `needs.js`. */

import { learnActs } from "../animate/acts.js";
import { moreActs } from "../animate/more.js";
import { flight } from "../choices/flight.js";
import { learnWays } from "../choices/index.js";
import { march, order } from "../choices/march.js";
import { leader, stopped } from "../choices/member.js";
import { rebuild, start } from "../choices/place.js";

export function teach() {
  learnWays({
    march,
    "march.order": order,
    "group.leader": leader,
    "dragon.order": flight,
    "hero.start": start,
    "tower.stop": stopped,
    "tower.rebuild": rebuild,
  });
  learnActs(moreActs);
}
