/** The miniature of a land. Lands of one terrain share it; the hour of the day tells them apart. */
import { use } from "../sprite.js";

/** Skies; the first is the drawing's own. */
const HOURS = [null, "#eeb98a", "#c58fb4", "#8fc0b4", "#e7cf86", "#4c5f9c"];

/** @param {Data} cards of the public view @param {string} id */
function hour({ lands }, id) {
  const { terrain } = lands[id];
  const alike = Object.keys(lands).filter((each) => lands[each].terrain === terrain);
  return HOURS[alike.sort().indexOf(id) % HOURS.length];
}

/** @param {Data} view public @param {string} land its id @param {{class?: any, label?: string}} [props] */
export function scenery({ cards }, land, props) {
  const sky = hour(cards, land);
  return use(`l-${cards.lands[land].terrain.toLowerCase()}`, {
    viewBox: "0 0 160 96",
    preserveAspectRatio: "xMidYMid slice",
    width: "100%",
    height: "100%",
    ...(sky && { style: { "--sky": sky } }),
    ...props,
  });
}
