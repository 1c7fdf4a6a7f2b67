/** Words that the sentences of the log need and an event does not carry. */

import { wareName } from "../market/wares.js";
import { tokenName } from "../view/intake.js";

/** @param {GameEvent} event @param {{after: Data}} change @param {Table} table */
export function words({ skeleton, skeletons, count = 1, item, cost }, { after }, table) {
  if (item !== undefined) return { item: wareName(table.t, item), count: cost };
  const values = { count: skeletons?.length ?? count };
  if (skeleton !== undefined) values.skeleton = tokenName(table.t, skeleton, after.public.layout);
  return values;
}
