/** The war axe: name a symbol, then strike. The four spaces beside the hero are lit. */
import { element } from "../../../../core/ui/dom.js";
import { FAMILIES, symbolDrawing } from "../../say/names.js";
import { use } from "../../sprite.js";
import { usesBy } from "./uses.js";

/** The spaces it reaches. */
const reach = ({ scene }) => scene.board.aim?.reach ?? [];

/** How many of each symbol stand there. */
const victims = ({ scene }) => scene.board.aim?.symbols ?? {};

const stroke = (client) => usesBy(client, "symbol").get(client.picked) ?? null;

export const axe = {
  lit(client) {
    const first = symbolsAt(client);
    return new Map(
      reach(client).map((place) => [place, first(place) ? client.t("client.may.aim") : ""]),
    );
  },
  /** A tap on a skeleton names its symbol. */
  tap(client, place) {
    const symbol = symbolsAt(client)(place);
    if (symbol) client.pick(symbol, usesBy(client, "symbol").get(symbol));
  },
  action: stroke,
  picked: stroke,
  body(client) {
    const offered = usesBy(client, "symbol");
    const count = victims(client);
    return element(
      "div.symbol-buttons",
      Object.keys(FAMILIES).map((symbol) =>
        element(
          "button",
          {
            class: ["symbol-button", client.picked === symbol && "sel"],
            "data-key": symbol,
            disabled: !offered.has(symbol),
            "aria-pressed": String(client.picked === symbol),
            "aria-label": client.t("client.symbol_count", {
              symbol: client.t(`symbol.${symbol}`),
              count: count[symbol] ?? 0,
            }),
            onclick: () => client.pick(symbol, offered.get(symbol)),
          },
          use(symbolDrawing(symbol)),
          element("b", count[symbol] ?? 0),
        ),
      ),
    );
  },
  sure(client) {
    const action = stroke(client);
    const label = action
      ? client.t("client.strike", {
          count: victims(client)[client.picked] ?? 0,
          symbol: client.t(`symbol.${client.picked}`),
        })
      : client.t("client.strike_none");
    return element(
      "button.btn.primary.grow",
      { "data-key": "strike", disabled: !action, onclick: () => client.act(action) },
      label,
    );
  },
};

/** The first symbol on a space that may be named. */
function symbolsAt(client) {
  const offered = usesBy(client, "symbol");
  const skeletons = Object.values(client.scene.board.skeletons);
  return (place) => skeletons.find(({ at, symbol }) => at === place && offered.has(symbol))?.symbol;
}
