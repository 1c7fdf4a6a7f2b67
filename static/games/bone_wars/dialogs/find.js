/** A minor find, large, in the place of the map: which card, then which tile of the grid. */

import { t } from "../../../core/text/i18n.js";
import { element } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { speciesCard } from "../pieces/cards.js";
import { bonus, icon, find as sign } from "../pieces/pieces.js";
import { enlarged } from "./enlarged.js";
import { gains } from "./gain.js";

export const place = "map";

export const about = ({ view }) => `${view.round}/${view.action?.slot}/${view.turn}`;

export const title = () => t("client.dialog.find.title");

export function content(client, state, _, close) {
  if (client.chosen?.card) state.filed = client.chosen;
  return enlarged(
    client,
    {
      name: "d-find",
      icon: "act-find",
      title: title(),
      sub: t("client.dialog.find.sub"),
      help: t("client.dialog.find.help"),
      pane: element(
        "div.find-grid",
        client.kind === "minor.card" ? which(client) : into(client, state),
        tiles(client),
      ),
      go: t(
        client.kind === "minor.card" ? "client.dialog.find.archive" : "client.dialog.find.take",
      ),
    },
    state,
    close,
  );
}

const envelopeOf = ({ data }, icon_) => data.envelopes.find(({ icon: own }) => own === icon_);

/** The cards in hand, each with its envelope or the reason why not. */
function which(client) {
  const hand = client.mine?.hand.species ?? [];
  return element(
    "section",
    element("h3", element("b", 1), t("client.dialog.find.which")),
    element(
      "div.find-list",
      { "data-scroll": "cards" },
      hand.map((id) => card(client, id)),
    ),
  );
}

function card(client, id) {
  const { data, hints, actions } = client;
  const ways = actions.filter((action) => action.card === id);
  const own = envelopeOf(client, data.species[id].icon);
  if (!ways.length) {
    const why = hints.cards?.[id] ?? "tile";
    return element(
      "div.find-column.off",
      speciesCard(client, id),
      element(
        "small",
        t(`client.dialog.find.no.${why}`, { envelope: own.id, icon: t(`icon.${own.icon}`) }),
      ),
    );
  }
  return element(
    "div.find-column",
    ways.map((way) => {
      const { icon: own_ } = data.envelopes.find((each) => each.id === way.envelope);
      const total = hints.pays?.[way.envelope] ?? {};
      const label = t("client.dialog.find.into", {
        species: data.species[id].name,
        envelope: way.envelope,
        gain: gains(total),
      });
      return choosable(
        client,
        way,
        { class: ["find-bonus", ways.length > 1 && "thin"], label },
        way === ways[0] && speciesCard(client, id),
        element(
          "small",
          sign(own_),
          t("client.dialog.find.pays", { envelope: way.envelope, gain: gains(total) }),
        ),
      );
    }),
  );
}

/** The card is archived: which one it was, if it was filed before these eyes. */
function into(client, { filed: one }) {
  return element(
    "section.was",
    element("h3", element("b", "✓"), t("client.dialog.find.archived")),
    one &&
      element(
        "div.find-list",
        element(
          "div.find-column",
          speciesCard(client, one.card),
          element("small", t("client.dialog.find.is_in", { envelope: one.envelope })),
        ),
      ),
  );
}

function tiles(client) {
  const { view, kind, chosen, actions, hints } = client;
  const asked = kind === "minor.tile";
  const rows = Math.max(...view.finds.map(({ tiles: column }) => column.length));
  const wanted = chosen?.card ? hints.icons[chosen.card] : null;
  return element(
    "section.mfr",
    element(
      "h3",
      element("b", 2),
      t(
        asked
          ? "client.dialog.find.tile"
          : hints.any_tile
            ? "client.dialog.find.then_any"
            : "client.dialog.find.then",
      ),
    ),
    element(
      "div.tile-grid.big",
      { style: { "--rows": rows } },
      Array.from({ length: rows }, (_, row) =>
        view.finds.map(({ tiles: column }, at) => tile(client, column, row, at + 1, asked, wanted)),
      ),
      view.finds.map(({ bonus: key }, at) =>
        element(
          "span",
          {
            class: [
              "column-bonus",
              chosen?.column === at + 1 && "on",
              asked && actions.some(({ column }) => column === at + 1) && "may",
            ],
            title: t(`bonus.${key}.does`),
          },
          bonus(key, { label: null }),
          element("small", t(`bonus.${key}`)),
        ),
      ),
    ),
  );
}

function tile(client, column, row, number, asked, wanted) {
  const own = column[row];
  // Equal tiles of a column are one choice: the topmost stands for it, likewise for emptied spots.
  const first = column.indexOf(own) === row;
  const action =
    asked && first
      ? client.find(own ? { column: number, icon: own } : { column: number, emptied: true })
      : undefined;
  const dim = asked
    ? !action && !(own && client.find({ column: number, icon: own }))
    : wanted && !wanted.includes(own);
  const label = own
    ? t("client.dialog.find.at", { icon: t(`icon.${own}`), column: number })
    : t("client.dialog.find.spot", { column: number });
  return choosable(
    client,
    action,
    { class: ["find-tile", !own && "gone", own && dim && "dimmed"], label },
    own ? sign(own, { label: null }) : action && icon("act-find"),
  );
}
