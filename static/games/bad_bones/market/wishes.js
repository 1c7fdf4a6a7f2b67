/** Where all pay from one purse one may ask somebody else to buy a thing (docs/protocol.md, planning together). */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";
import { refusal } from "./money.js";

/** What is proposed and not done yet. @param {import("./market.js").Market} market @param {string} item @param {(proposal: Proposal) => boolean} which */
const proposed = ({ table }, item, which) =>
  (table.plan?.proposals ?? []).filter(
    (each) => !each.agreed && each.action.item === item && which(each),
  );

/** Whom I may ask to buy it: people who still can. */
export function askable({ table, view, together }, item) {
  if (!together || !table.plan?.enabled || table.replay || !view.market.stock[item]) return [];
  return view.choosing.filter(
    (seat) => seat !== table.seat && !table.players[seat].bot && !refusal(view, seat, item),
  );
}

/** Who would like me to buy it. @returns {{name: string, avatar: string}[]} */
export const wishers = (market, item) =>
  proposed(market, item, ({ seat }) => seat === market.table.seat).map(
    ({ by }) => market.table.players[by],
  );

export const wish = ({ t }, { name, avatar }) =>
  element(
    "span.wish",
    {
      role: "img",
      "aria-label": t("market.wished_by", { name }),
      title: t("market.wished_by", { name }),
      style: { "--pl": `var(--seat-${avatar}-line)` },
    },
    use(`av-${avatar}`),
  );

/** The faces of those I may ask; once more on the same face takes it back. */
export function asking(market) {
  const { t, table, picked } = market;
  const seats = picked ? askable(market, picked) : [];
  if (!seats.length) return null;
  return element(
    "div.asking",
    element("span.small.muted", t("market.ask")),
    seats.map((seat) => {
      const { name, avatar } = table.players[seat];
      const [mine] = proposed(
        market,
        picked,
        (each) => each.by === table.seat && each.seat === seat,
      );
      return element(
        "button.ask",
        {
          "data-key": `ask-${seat}`,
          "aria-pressed": String(Boolean(mine)),
          "aria-label": t("market.ask_whom", { name }),
          title: name,
          onclick: () =>
            mine
              ? table.plan.withdraw(mine.id)
              : table.plan.propose(seat, { type: "market.buy", item: picked }),
        },
        use(`av-${avatar}`),
      );
    }),
  );
}
