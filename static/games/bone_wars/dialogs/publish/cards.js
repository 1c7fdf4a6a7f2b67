/** First step: which card is published next, and why others can't be. */

import { sentence } from "../../../../core/text/sentence.js";
import { element } from "../../../../core/ui/dom.js";
import { speciesCard } from "../../pieces/cards.js";
import { find, icon } from "../../pieces/pieces.js";
import { finished } from "./sockets.js";

/** My hand, by the card, with the actions that publish it (several where the envelope is free to choose). */
export function cards(client) {
  const { mine, actions } = client;
  const hand = mine?.hand.species ?? [];
  return element(
    "div.picks",
    { "data-scroll": "picks" },
    hand.map((id) =>
      pick(
        client,
        id,
        actions.filter(({ card }) => card === id),
      ),
    ),
  );
}

/** Papers of this action that are written already. */
export function soFar(client) {
  const { papers } = client.view.action;
  return (
    papers.length > 0 &&
    element(
      "ol.so-far",
      { "aria-label": client.t("client.dialog.publish.so_far") },
      papers.map((one) => finished(client, one)),
    )
  );
}

function pick(client, id, ways) {
  const { t, me } = client;
  const card = speciesCard(client, id, { size: "l", crates: me.crates });
  if (ways.length === 1) {
    return element(
      "div.paper-pick",
      element(
        "button.take.legal",
        { "data-key": `card-${id}`, onclick: () => client.act(ways[0]) },
        card,
      ),
      facts(client, id, ways[0].envelope),
    );
  }
  if (!ways.length) return element("div.paper-pick.no", card, why(client, id));
  return element(
    "div.paper-pick",
    card,
    element(
      "div.into",
      element("span", t("client.dialog.publish.into")),
      ways.map((way) =>
        element(
          "button.light-button.legal",
          {
            "data-key": `card-${id}-${way.envelope}`,
            title: t(`envelope.${way.envelope}`),
            onclick: () => client.act(way),
          },
          find(signOf(client, way.envelope)),
          way.envelope,
        ),
      ),
    ),
  );
}

const signOf = ({ data }, envelope) => data.envelopes.find(({ id }) => id === envelope).icon;

function facts(client, id, envelope) {
  const { t, me, hints } = client;
  return element(
    "ul",
    element("li.ok", t("client.dialog.publish.possible", { count: hints.cards[id] })),
    element(
      "li.ok",
      sentence("client.dialog.publish.room", {
        envelope,
        sign: find(signOf(client, envelope)),
        count: hints.filed[envelope],
        limit: me.limit,
      }),
    ),
  );
}

function why(client, id) {
  const { t, me, data, hints } = client;
  const own = data.envelopes.find(({ icon: sign }) => sign === data.species[id].icon).id;
  const lack = hints.cards?.[id];
  const full = lack === "full" || lack === "all_full";
  return element(
    "ul",
    element(
      "li.no",
      lack === "full"
        ? sentence("client.dialog.publish.full", { envelope: own, sign: find(signOf(client, own)) })
        : t(full ? "client.dialog.publish.all_full" : "client.dialog.publish.no_bones"),
    ),
    lack !== "all_full" &&
      element(
        "li",
        full
          ? t("client.dialog.publish.full_hint", { limit: me.limit })
          : t("client.dialog.publish.no_bones_hint"),
      ),
  );
}

/** For the brass button: what publishing brings the dialog to. */
export const publishLabel = ({ t }, papers) => [
  icon("ui-check"),
  t("client.dialog.publish.go", { count: papers }),
];
