/** Every action as a sentence for the list of choices, and the heading it stands under (docs/client.md). */
import { cards } from "./cards.js";
import { goods } from "./goods.js";
import { papers } from "./papers.js";
import { team } from "./team.js";
import { turn } from "./turn.js";

/** By the kind of decision: (action, table, seat) => text. */
const SENTENCES = { ...turn, ...team, ...papers, ...goods, ...cards };

/**
 * @param {Action} action of section 9 of the rulings @param {Table} table of docs/client.md @param {number} [seat] whose choice
 * @returns {string|undefined} nothing for what is not known: the core has words of its own
 */
export const choice = (action, table, seat = table.seat) =>
  SENTENCES[action.type]?.(action, table, seat);

/** Long lists are read by what they are about. @returns {string|undefined} the core has headings for the others */
export function group(action, { t, view }) {
  const { species } = view.public.components;
  if (action.type === "reclassify" && action.card) return species[action.card].name;
  if (action.type === "team.upgrade" && action.by) return t(`team.${action.by}`);
  if (action.type === "team.act") return t(`client.desk.do.${action.do}`);
  if (action.type === "turn.play" && action.card)
    return t(`client.desk.kind.${Object.keys(action.card)[0]}`);
  return undefined;
}
