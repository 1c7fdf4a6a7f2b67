/** How the events of chiefs and the market's traps are shown. */
import { bursts } from "./bursts.js";
import { chiefs } from "./chiefs.js";
import { rebuilding } from "./rebuilding.js";

/** @type {Record<string, import("./plan.js").Act>} */
export const moreActs = { ...bursts, ...chiefs, ...rebuilding };
