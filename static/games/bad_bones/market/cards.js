/** The goods: what each is, does and costs, what is left of it, and whether I can pay for it. */
import { element, keyed } from "../../../core/ui/dom.js";
import { still } from "../../../kit/still.js";
import { use } from "../sprite.js";
import { ownerOf, refusal } from "./money.js";
import { isWeapon, wareDrawing, wareKey } from "./wares.js";
import { wish, wishers } from "./wishes.js";

/** From the simple to the sly; weapons that cost the same likewise. */
const ORDER = [
  ..."WCDQKBSLP",
  "crossbow",
  "teleport",
  "rapier",
  "morningstar",
  "sword",
  "axe",
  "ice",
  "death",
];

export function drawCards(market) {
  const { parts, t, table, view } = market;
  const items = ORDER.filter((item) => item in view.market.stock);
  const { costs } = view.layout;
  const weapons = items.filter(isWeapon).sort((a, b) => costs[a] - costs[b]);
  const traps = items.filter((item) => !isWeapon(item));
  const fill = (stall, goods, name, hint) => {
    still(stall.head, [table.lang, hint], () => [t(name), element("span.small.muted", t(hint))]);
    stall.goods.setAttribute("aria-label", t(name));
    stall.goods.dataset.count = goods.length;
    keyed(
      stall.goods,
      goods,
      String,
      (item) => card(market, item),
      (node, item) => draw(market, node, item),
    );
  };
  fill(parts.traps, traps, "market.traps", `market.traps.hint.${view.mode}`);
  fill(parts.weapons, weapons, "market.weapons", "market.weapons.hint");
  parts.quiet.textContent = t("plan.none.watching");
  // One stop for the tab key, the arrows go from card to card.
  const cards = [...parts.stalls.querySelectorAll(".ware")];
  if (!cards.some((each) => each.tabIndex === 0)) cards[0].tabIndex = 0;
}

function card(market, item) {
  return element("button.ware", {
    tabindex: "-1",
    "data-item": item,
    "data-tip": wareKey(item),
    // By key or by voice: the second time on the same card is *buy*.
    onclick: ({ detail }) =>
      detail === 0 && market.picked === item ? market.buy() : market.pick(item),
    ondblclick: () => market.picked === item && market.buy(),
  });
}

function draw(market, node, item) {
  const { t, table, view, picked } = market;
  const { costs, stars } = view.layout;
  const may = market.buys.has(item);
  const left = view.market.stock[item];
  const owner = isWeapon(item) ? ownerOf(view, item) : -1;
  node.className = ["ware", may && "may", picked === item && "sel", !left && "gone"]
    .filter(Boolean)
    .join(" ");
  node.setAttribute("aria-pressed", String(picked === item));
  node.setAttribute("aria-disabled", String(!market.pickable(item)));
  const why = whyNot(market, item);
  const wished = wishers(market, item);
  still(node, [table.lang, left, owner, table.players[owner], why, wished], () => [
    element(
      "span.pic",
      use(wareDrawing(item)),
      wished.map((each) => wish(market, each)),
    ),
    element(
      "span.ware-text",
      element(
        "span.top",
        element("b.item-name", t(wareKey(item))),
        owner < 0 ? price(t, costs[item]) : taken(market, owner),
      ),
      element("span.does", t(`${wareKey(item)}.does`)),
      element(
        "span.left",
        !isWeapon(item) && [
          view.layout.scored && starry(t, stars[item]),
          left ? t("market.left", { count: left }) : t("market.sold_out"),
        ],
      ),
      why && element("span.sr-only", t(why)),
    ),
  ]);
}

/** Said to those who cannot see that a card does not glow. @returns {string|null} a key */
function whyNot({ pass, table, view }, item) {
  const why = pass && refusal(view, table.seat, item);
  return why ? `market.${why}` : null;
}

const price = (t, count) =>
  element(
    "span.cost",
    { role: "img", "aria-label": t("market.cost", { count }) },
    count,
    use("coin"),
  );

function taken({ t, table }, owner) {
  const { avatar, name } = table.players[owner];
  const mine = owner === table.seat;
  return element(
    "span.cost.taken",
    { role: "img", "aria-label": mine ? t("market.mine") : t("market.taken_by", { name }) },
    element("span.avatar.xs", use(`av-${avatar}`)),
    t(mine ? "market.mine" : "market.taken"),
  );
}

const starry = (t, count) =>
  element(
    "span.star-row",
    { role: "img", "aria-label": t("market.stars", { count }) },
    Array.from({ length: count }, () => use("star-pip")),
  );
