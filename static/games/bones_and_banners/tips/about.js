/** A card explained: what it is, every keyword on it, and what it does in the present position. */
import { element } from "../../../core/ui/dom.js";
import { card } from "../cards/card.js";
import { lineOf } from "../cards/faces.js";
import { verbName, verbsOf } from "../cards/verbs.js";
import { kindOf, nameOf } from "../pieces/names.js";
import { use } from "../sprite.js";
import { listed } from "./listed.js";
import { now } from "./now.js";

/** @param {import("../client.js").Client} client @param {string} id @param {number} [seq] of the unit in play that it is */
export function enlarged(client, id, seq) {
  const { t, cards, view } = client;
  const kind = kindOf(cards, id);
  const seat = view.units.find((unit) => unit.seq === seq)?.owner ?? client.seat;
  const present = now(client, kind, id, seq);
  return [
    card(client, id, { seat, props: { tabindex: null, "data-card": null, "data-key": null } }),
    element(
      "div.about",
      element("h3", nameOf(t, id)),
      element("p.q", lineOf(client, kind, id)),
      kind === "unit" && keywords(client, cards.units[id]),
      present && element("p.now", element("b", t("client.tip.now")), " ", present),
    ),
  ];
}

/** @param {import("../client.js").Client} client @param {Data} unit of the public view's cards */
const keywords = ({ t, table }, unit) =>
  element(
    "dl",
    verbsOf(unit).map((verb) =>
      explained(use(`k-${verb.keyword}`), verbName(t, verb), t(`keyword.${verb.keyword}.does`)),
    ),
    explained(
      use(`die-${unit.dice[0].toLowerCase()}`),
      listed(
        table,
        unit.dice.map((symbol) => t(`symbol.${symbol}`)),
        "disjunction",
      ),
      t("client.tip.dice"),
    ),
  );

const explained = (sign, name, text) => [
  element("dt", sign),
  element("dd", element("b", name), text),
];
