/** How the events of weapons, chiefs and the market's traps are shown. */
import { arms } from "./arms.js";
import { bursts } from "./bursts.js";
import { chiefs } from "./chiefs.js";
import { rebuilding } from "./rebuilding.js";

/** @type {Record<string, import("./plan.js").Act>} */
export const moreActs = { ...arms, ...bursts, ...chiefs, ...rebuilding };
