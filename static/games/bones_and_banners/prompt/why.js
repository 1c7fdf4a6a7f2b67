/** Below the question: what has been picked would do, what is still open, or how the question is answered. */
import { words } from "../../../core/text/words.js";
import { taken } from "../choosing/things.js";
import { bringing } from "../dialogs/brings.js";

/** @param {import("../client.js").Client} client @returns {string|null} */
export function why(client) {
  const { t, has, decision, chosen, half } = client;
  const { key, values } = decision.prompt;
  if (half.reroll) return t("client.why.reroll");
  const said = chosen ? WHY[chosen.type]?.(client, chosen) : open(client);
  return said ?? (has(`${key}.help`) ? t(`${key}.help`, words(values)) : null);
}

/** A card is picked, and its target is not. */
function open({ t, half, kind, mine, cards }) {
  if (kind === "rally" && mine.sent.length)
    return t("client.why.rally", { count: mine.sent.length, kept: mine.hand.length });
  if (!half.source || half.target) return null;
  return t(cards.units[taken(half.source).id] ? "client.why.order" : "client.why.target");
}

/** @type {Record<string, (client: import("../client.js").Client, action: Action) => string|null>} */
const WHY = {
  "land.activate": (client, { land }) => bringing(client, land),
  "draft.die": ({ t, mine }, { symbol }) =>
    t("client.why.die", { count: mine.moves[symbol], symbol: t(`symbol.${symbol}`) }),
  "draft.ally": ({ t }) => t("client.why.ally"),
  "build.start": ({ t }) => t("client.why.build"),
  "unit.target": (client) => order(client),
  "die.recruit": ({ t }) => t("client.why.recruit"),
  "die.buy": ({ t }) => t("client.why.buy"),
};

/** What would come of the order, as far as I may know. */
function order(client) {
  const { t, half, preview, view, decision } = client;
  if (half.bluff) return t("client.why.bluff", words(decision.prompt.values));
  const last = preview?.outlook?.links.at(-1);
  const placed = last && !view.units.some(({ seq }) => seq === last.unit);
  return placed && last.text ? t(last.text, last.values) : null;
}
