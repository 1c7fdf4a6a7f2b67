/** My purse, my basket with the next thing already in it, and the two things one can do. */
import { element } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { icon, use } from "../sprite.js";
import { counted, ownerOf, purse, refusal } from "./money.js";
import { isWeapon, wareDrawing, wareName } from "./wares.js";
import { asking } from "./wishes.js";

/** Coins in a row of the purse: all of mine, those of two players. */
const ROW = { own: 20, common: 24 };

export function drawReceipt(market) {
  const { parts, t, table, view, seat, picked, next, stopping } = market;
  const { left, most } = purse(view, seat);
  parts.mine.setAttribute("aria-label", title(market));
  parts.mine.dataset.basket = market.together ? "all" : seat;
  if (!parts.mine.firstChild) {
    parts.receipt = Object.fromEntries(
      ["head", "coins", "basket", "acts"].map((name) => [name, element("div", { class: name })]),
    );
    parts.mine.append(...Object.values(parts.receipt));
  }
  const { head, coins: row, basket, acts } = parts.receipt;
  const face = table.seat === null && !market.together && table.players[seat];
  still(head, [table.lang, left, most, face?.name], () => [
    face ? element("span.avatar", use(`av-${face.avatar}`)) : use("purse", { class: "purse" }),
    element(
      "div.grow",
      element("div.display.sum", t("market.coins", { count: left })),
      element("div.small.muted", t(market.together ? "market.of_all" : "market.of", { most })),
    ),
  ]);
  still(row, [table.lang, left, most, next], () => coins(market, left, most));
  still(
    basket,
    [table.lang, view.market.bought, seat, next, table.players.map(({ avatar }) => avatar)],
    () => [
      element("h3", title(market)),
      element("ul.basket-items", market.together ? common(market) : own(market), given(market)),
    ],
  );
  const plays = table.seat !== null && !table.replay;
  parts.mine.classList.toggle("plays", plays);
  const asked = [view.choosing, table.plan?.proposals];
  still(
    acts,
    [
      table.lang,
      picked,
      stopping,
      table.canUndo,
      left,
      Boolean(market.pass),
      market.together && asked,
    ],
    () => plays && buttons(market, left),
  );
}

function title({ t, table, together, seat }) {
  if (together) return t("market.basket_all");
  return seat === table.seat
    ? t("market.basket")
    : t("market.basket_of", { name: table.players[seat].name });
}

/** Spent ones leave their place; those of what is picked are about to. */
function coins({ t, view, next, together }, left, most) {
  const stays = left - (next ? view.layout.costs[next] : 0);
  const kind = (i) => (i < stays ? "" : i < left ? "going" : "spent");
  return element(
    "span.row-of",
    {
      role: "img",
      "aria-label": t("market.coins_of", { left, most }),
      style: { "--row": ROW[together ? "common" : "own"] },
    },
    Array.from({ length: most }, (_, i) =>
      element("i", { class: kind(i) }, i < left && use("coin")),
    ),
  );
}

function own({ t, view, seat, next }) {
  const { costs } = view.layout;
  const things = view.market.bought[seat].map((item) => thing(t, item, costs[item]));
  return next ? [...things, thing(t, next, costs[next], "next")] : things;
}

/** Of the many things of all, each kind once; a weapon with the face of its owner. */
function common({ t, view, table, next }) {
  const things = counted(view.market.bought.flat()).map(([item, count]) => {
    const owner = isWeapon(item) && table.players[ownerOf(view, item)];
    return thing(
      t,
      item,
      owner ? use(`av-${owner.avatar}`) : count > 1 && `×${count}`,
      owner && "owned",
    );
  });
  return next ? [...things, thing(t, next, view.layout.costs[next], "next")] : things;
}

const thing = (t, item, note, state) =>
  element(
    "li",
    { class: [state, isWeapon(item) && "weapon"], "data-got": item, title: wareName(t, item) },
    use(wareDrawing(item), { label: wareName(t, item) }),
    note && element("span.note", note),
  );

/** What one has without buying it. */
const given = ({ t, view, seat }) =>
  Object.keys(view.supply ?? view.seats[seat].board.supply)
    .filter((item) => !(item in view.layout.costs))
    .map((item) => thing(t, item, t("market.free"), "free"));

function buttons(market, left) {
  const { t, table, view, picked, next, stopping, pass } = market;
  const cost = view.layout.costs[next];
  return [
    pass &&
      element(
        "button.btn.primary.buy",
        { "data-key": "buy", disabled: !next, onclick: () => market.buy() },
        next && [element("span", t("market.buy", { item: wareName(t, next), cost })), use("coin")],
        // What is picked without being mine to buy is picked to ask somebody else.
        !next &&
          element(
            "span.item-name",
            t(`market.${picked ? refusal(view, table.seat, picked) : "choose"}`),
          ),
      ),
    pass &&
      element(
        "button",
        {
          class: ["btn end", stopping && "danger"],
          "data-key": "stop",
          onclick: () => market.end(),
        },
        stopping ? t("market.sure", { count: left }) : t("market.stop"),
      ),
    asking(market),
    table.canUndo &&
      element(
        "button.btn.little.undo",
        {
          "data-key": "undo",
          "aria-label": t("client.undo"),
          "aria-keyshortcuts": "U",
          onclick: () => table.undo().catch(() => {}),
        },
        icon("undo"),
        element("span", t("client.undo")),
      ),
    pass &&
      element("p.tiny.muted", next ? t("market.after", { count: left - cost }) : t("market.final")),
  ];
}
