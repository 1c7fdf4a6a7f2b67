/** Words that the sentences of the log need and an event does not carry. */
import { symbolOf } from "./intake.js";

/** @param {object} event @param {{after: object}} change @param {object} table */
export function words({ skeleton }, { after }, table) {
  if (skeleton === undefined) return {};
  return { skeleton: table.t(`symbol.${symbolOf(skeleton, after.public.layout)}`) };
}
