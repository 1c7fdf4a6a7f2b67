/** The order of buying as faces in a row: it turns at its ends like a snake. Who has stopped is dashed. */
import { element, svg } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

export function drawOrder(market) {
  const { order, passed } = market.view.market;
  // Who is left alone takes every turn: one face says it.
  const turns = new Set(order).size > 1 ? order : order.slice(0, 1);
  return element(
    "ol.snake",
    { "aria-label": market.t("market.order") },
    passed.map((seat) => [turn(market, seat, "off"), joint()]),
    turns.map((seat, i) => [
      i > 0 && (seat === turns[i - 1] ? bend() : joint()),
      turn(market, seat, i === 0 ? "now" : ""),
    ]),
  );
}

/** Where everybody buys at once: who still does. */
export function drawBuyers(market) {
  const { passed } = market.view.market;
  return element(
    "ol.snake",
    { "aria-label": market.t("market.buyers") },
    market.table.players.map((_, seat) => turn(market, seat, passed.includes(seat) ? "off" : "")),
  );
}

function turn({ t, table }, seat, state) {
  const { avatar, name } = table.players[seat];
  const now = state === "now";
  const said =
    { now: seat === table.seat ? t("market.you") : name, off: `${name}, ${t("market.stopped")}` }[
      state
    ] ?? name;
  return element(
    "li",
    { class: state, "aria-current": now ? "step" : null, title: name },
    element("span.avatar.s", use(`av-${avatar}`)),
    element("span", { class: now ? "who" : "sr-only" }, said),
  );
}

const joint = () => element("li.joint", { "aria-hidden": "true" });

const bend = () =>
  element(
    "li.bend",
    { "aria-hidden": "true" },
    svg(
      "svg",
      { viewBox: "0 0 26 30" },
      svg("path", { d: "M4 5 H13 A10 10 0 0 1 13 25 H5 M10 20 L5 25 L10 30" }),
    ),
  );
