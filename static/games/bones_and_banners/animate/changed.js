/** Where nothing moves, what has changed keeps a ring for a while. */
import { forAMoment } from "../../../kit/moment.js";

const LONG = 2000;
/** More than that is a new table: rings everywhere would say nothing. */
const MOST = 8;

/** @param {import("../client.js").Client} client @param {GameEvent[]} events */
export function ring({ layout }, events) {
  const changed = events.flatMap(({ unit, land, target }) => [
    unit && `[data-unit="${unit}"]`,
    target && `[data-unit="${target}"]`,
    land && `[data-land="${land}"]`,
  ]);
  const places = [...new Set(changed.filter(Boolean))];
  if (places.length > MOST) return;
  for (const place of places) forAMoment(layout.page.querySelector(place), "changed", LONG);
}
