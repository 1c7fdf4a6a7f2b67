/** What the others have bought and have left; beside it, one tap away, log and chat. */
import { element } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { portrait } from "../panels/panels.js";
import { use } from "../sprite.js";
import { counted, purse } from "./money.js";
import { isWeapon, wareDrawing, wareName } from "./wares.js";

export function drawOthers(market) {
  const { parts, t, table, view, seat, together } = market;
  const seats = table.players.map((_, i) => (seat + i) % table.players.length).slice(1);
  if (!parts.others) {
    parts.which = element("div.segmented", { role: "group" });
    parts.others = element("section.panel.others");
    parts.rest.prepend(parts.which, parts.others);
  }
  parts.rest.classList.toggle("alone", !seats.length);
  still(parts.which, [table.lang, parts.rest.dataset.show], () =>
    ["others", "feed"].map((what) => switchTo(market, what)),
  );
  const from = [
    table.lang,
    seats,
    table.seat,
    table.players,
    view.market.bought,
    view.market.purses,
    view.market.passed,
    view.market.turn,
  ];
  still(parts.others, from, () => [
    element("h3", t(table.seat === null ? "market.all" : "market.others")),
    element(
      "ul",
      seats.map((each) => person(market, each, together)),
    ),
  ]);
}

function switchTo(market, what) {
  const { parts, t } = market;
  const show = () => {
    parts.rest.dataset.show = what;
    drawOthers(market);
  };
  return element(
    "button",
    { "data-key": what, "aria-pressed": String(parts.rest.dataset.show === what), onclick: show },
    t(`market.${what}`),
  );
}

function person(market, seat, together) {
  const { t, table, view } = market;
  const { passed, turn } = view.market;
  return element(
    "li",
    { "data-basket": seat, class: turn === seat && "now" },
    portrait(market, seat),
    element(
      "div.grow",
      element(
        "div.row",
        element("b.name", { title: table.players[seat].name }, table.players[seat].name),
        passed.includes(seat) && element("span.tagged", t("market.stopped")),
        element("span.grow"),
        // Of what is bought together only the weapon is somebody's own.
        together
          ? items(t, view.market.bought[seat].filter(isWeapon))
          : coinsOf(t, purse(view, seat).left),
      ),
      !together && items(t, view.market.bought[seat]),
    ),
  );
}

const items = (t, bought) =>
  element(
    "ul.items",
    counted(bought).map(([item, count]) =>
      element(
        "li",
        { "data-got": item, class: isWeapon(item) && "weapon", title: wareName(t, item) },
        use(wareDrawing(item), { label: wareName(t, item) }),
        count > 1 && element("span.note", `×${count}`),
      ),
    ),
  );

const coinsOf = (t, count) =>
  element(
    "span.player-coins",
    { role: "img", "aria-label": t("market.coins", { count }) },
    count,
    use("coin"),
  );
