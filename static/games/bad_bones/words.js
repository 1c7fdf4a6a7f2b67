/** Words that the sentences of the log need and an event does not carry. */
import { symbolOf } from "./intake.js";
import { wareName } from "./wares.js";

/** @param {object} event @param {{after: object}} change @param {object} table */
export function words({ skeleton, item, cost }, { after }, table) {
  if (item !== undefined) return { item: wareName(table.t, item), count: cost };
  if (skeleton === undefined) return {};
  return { skeleton: table.t(`symbol.${symbolOf(skeleton, after.public.layout)}`) };
}
