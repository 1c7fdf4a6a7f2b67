/** What a card does in the present position: said by the engine, put into words here. */
import { bringing } from "../dialogs/brings.js";
import { targetName } from "../say/names.js";
import { sum } from "./sum.js";

/** @typedef {import("../client.js").Client} Client */

/** A unit in my hand, with the die that is being played. @param {Client} client @param {string} id */
function inHand(client, id) {
  const { t, mine, view } = client;
  const fit = mine?.fits?.[id];
  if (!fit) return null;
  const symbol = view.symbol && t(`symbol.${view.symbol}.a`);
  if (!fit.fits) return symbol && t("client.tip.bluff", { symbol });
  const honest = Object.entries(fit.verbs).filter(([, verb]) => verb);
  if (!honest.length) return t("client.tip.no_target", { symbol });
  return Object.entries(Object.groupBy(honest, ([, verb]) => verb))
    .map(([verb, targets]) =>
      t("client.say.about", {
        first: t(`keyword.${verb}`),
        more: targets.map(([target]) => called(client, target)).join(", "),
      }),
    )
    .join(" · ");
}

/** @param {Client} client @param {string} target a land's id, or the number of a unit */
const called = ({ cards, table }, target) =>
  targetName(table, cards.lands[target] ? { land: target } : { unit: Number(target) });

const PRESENT = {
  unit: inHand,
  land: bringing,
  /** @param {Client} client @param {string} id */
  advisor: ({ t, mine }, id) =>
    mine?.fresh.includes(id) && !mine.advisors.includes(id) ? t("client.tip.fresh") : null,
  /** @param {Client} client @param {string} id */
  building: ({ t, mine }, id) => (mine?.buildings.includes(id) ? t("client.tip.to_build") : null),
};

/** @param {Client} client @param {import("../pieces/names.js").Kind} kind @param {string} id @param {number} [seq] of a unit in play */
export function now(client, kind, id, seq) {
  const unit = seq && client.view.units.find((each) => each.seq === seq);
  if (!unit) return PRESENT[kind](client, id);
  return unit.parts ? sum(client, unit) : null;
}
