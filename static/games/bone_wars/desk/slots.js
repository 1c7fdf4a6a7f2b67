/** The action slots: played cards, the next one with its price, upgraded ones in brass. */
import { element, refresh } from "../../../core/ui/dom.js";
import { markOf } from "../choices/index.js";
import { playedCard } from "../pieces/cards.js";
import { find, icon } from "../pieces/pieces.js";
import { marked } from "./marked.js";
import { slotOf } from "./price.js";

export function draw(client) {
  const { parts, me, t } = client;
  const { slots } = me;
  const extra = markOf(client, "slot", slots.length + 1);
  refresh(
    parts.slots,
    element(
      "ol",
      {
        class: ["slots", slots.length > 5 && "more"],
        "aria-label": t("client.desk.slots"),
        style: { "--slots": slots.length + (extra ? 1 : 0) },
      },
      slots.map((one, index) => slot(client, one, index)),
      extra &&
        marked(
          client,
          "slot",
          slots.length + 1,
          { tag: "li", class: "extra", key: "slot-extra", label: t("client.desk.slot.extra") },
          () => element("span.placeholder", icon("slot-upgraded"), t("client.desk.slot.extra")),
        ),
    ),
  );
}

function slot(client, { upgraded, card }, index) {
  const { view, seat, t } = client;
  const cost = client.me.costs[index];
  const { cost: printed, ap, depth, icon: sign } = slotOf(view, seat, index);
  const free = cost < printed;
  const now = card && view.turn === seat && view.action?.slot === index + 1;
  const next = !card && index === client.me.next && !client.me.passed;
  const title = t("client.desk.slot.title", { slot: index + 1, cost, count: ap, depth });
  return marked(
    client,
    "slot",
    index + 1,
    {
      tag: "li",
      class: [card && !now && "spent", now && "now", next && "next", upgraded && "up"],
      key: `slot-${index + 1}`,
      label: title,
      title,
    },
    () => [
      element(
        "header",
        element("span", { class: ["score", free && "free"] }, icon("dollar"), element("b", cost)),
        sign
          ? find(sign, { class: "slot-find" })
          : icon("slot-upgraded", { class: "slot-find", label: t("client.desk.slot.upgraded") }),
        element("span.slot-strength", icon("ap"), element("b", ap), icon(`depth-${depth}`)),
      ),
      element(
        "div.slot-card",
        card
          ? playedCard(client, card, { class: now && "now" })
          : next && element("span.placeholder", t("client.desk.slot.next")),
      ),
    ],
  );
}
