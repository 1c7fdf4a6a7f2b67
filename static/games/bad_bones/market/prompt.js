/** One sentence: what there is to do, or who is buying; beside it the order of buying. */
import { element, replace } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";
import { names } from "../view/seats.js";
import { purse } from "./money.js";
import { drawBuyers, drawOrder } from "./order.js";

export function drawPrompt(market) {
  const { parts, together, alone } = market;
  const { title, text, calm } = (together ? ours : mine)(market);
  parts.prompt.classList.toggle("calm", Boolean(calm));
  replace(
    parts.prompt,
    element("span.pic", use("i-basket", { class: "i" })),
    element(
      "div.grow",
      element("b", { title }, title),
      text && element("span", { title: text }, text),
    ),
    !alone && (together ? drawBuyers : drawOrder)(market),
  );
}

/** Everybody has a purse, one after another. */
function mine(market) {
  const { t, table, view } = market;
  const { order, passed } = view.market;
  const buying = table.players[order[0]];
  if (table.decision)
    return {
      title: t("prompt.market"),
      text: [coins(market), next(market)].filter(Boolean).join(" "),
    };
  if (!buying) return { title: t("market.closed"), calm: true };
  const title = t("market.turn_of", { name: buying.name });
  if (table.replay) return { title, calm: true };
  if (table.seat === null) return { title, text: t("market.watch"), calm: true };
  if (order[0] === table.seat) return { title: t("client.moment"), calm: true };
  if (passed.includes(table.seat)) return { title, text: t("market.you_stopped"), calm: true };
  const turns = order.indexOf(table.seat);
  const wait = turns > 0 && t("market.wait_for", { count: turns });
  return { title, text: [coins(market), wait].filter(Boolean).join(" "), calm: true };
}

const coins = ({ t, view, table }) => t("market.you_have", { count: purse(view, table.seat).left });

/** Who comes after me, and whether it is the end of the row, where one buys twice. */
function next({ t, table, view }) {
  const { order } = view.market;
  const [me, then, after] = order;
  if (order.every((seat) => seat === me)) return "";
  if (then === me) return t("market.then_me_again");
  return t(then === after ? "market.then_twice" : "market.then", {
    name: table.players[then].name,
  });
}

/** One purse for all, and everybody at once. */
function ours({ t, table, view }) {
  const count = view.market.purse;
  const left = t("market.you_all_have", { count });
  if (table.decision)
    return {
      title: t("market.together"),
      text: [left, t("market.whose"), first(view, table) && t("market.first")]
        .filter(Boolean)
        .join(" "),
    };
  if (table.replay) return { title: t("market.together"), text: left, calm: true };
  const seats = view.choosing.filter((seat) => seat !== table.seat);
  const values = { names: names(table, seats), count: seats.length };
  if (!seats.length) return { title: t("market.closed"), calm: true };
  if (table.seat === null) return { title: t("client.choosing", values), text: left, calm: true };
  return { title: t("market.waiting", values), text: t("market.you_stopped"), calm: true };
}

/** A wall, a catapult and a dragon. */
const START = ["W", "C", "D"];

/** Who has bought nothing yet may wonder what to begin with, as long as there are coins for it. */
const first = ({ market: { bought, purse }, layout: { costs } }, { seat }) =>
  !bought[seat].length && START.reduce((sum, item) => sum + costs[item], 0) <= purse;
