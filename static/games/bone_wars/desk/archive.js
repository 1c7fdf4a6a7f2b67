/** The five envelopes: their cards, and what the next card there would pay. */
import { element, refresh } from "../../../core/ui/dom.js";
import { markOf } from "../choices/index.js";
import { GAINS } from "../pieces/names.js";
import { category, find, icon, mono } from "../pieces/pieces.js";
import { gains } from "../say/words.js";
import { marked } from "./marked.js";

export function draw(client) {
  const { parts, data, t } = client;
  refresh(
    parts.archive,
    element(
      "ol.envelopes",
      { "aria-label": t("client.desk.archive") },
      data.envelopes.map((one) => envelope(client, one)),
    ),
  );
}

function envelope(client, { id, icon: sign, bonus }) {
  const { me, t, table } = client;
  const cards = me.archive[id];
  const next = me.times[id];
  const full = !next;
  const title = full
    ? t("client.desk.archive.full", { envelope: id, limit: me.limit })
    : t("client.desk.archive.next", {
        envelope: id,
        count: next,
        bonus: gains(table, bonus, next),
      });
  return element(
    "li",
    { class: full && "full", title },
    element(
      "header",
      element("b", id),
      find(sign),
      element(
        "span.envelope-bonus",
        Object.entries(bonus).map(([word, count]) => [
          icon(GAINS[word], { label: t(`gain.${word}`, { count }) }),
          count > 1 || word === "rp" ? element("b", count) : null,
        ]),
        element("small.multiplier", full ? t("client.desk.full") : `×${next}`),
      ),
    ),
    element(
      "div.envelope-cards",
      cards.map((card) => archived(client, card)),
      Array.from({ length: Math.max(0, me.limit - cards.length) }, () =>
        element("span.envelope-card.no-card"),
      ),
    ),
    over(client, id, title),
  );
}

/** Cards in an envelope may be chosen themselves: what chooses the envelope lies behind them. */
const over = (client, id, label) =>
  markOf(client, "envelope", id)
    ? marked(
        client,
        "envelope",
        id,
        { tag: "span", class: "whole", key: `envelope-${id}`, label },
        () => null,
      )
    : null;

function archived(client, id) {
  const { name, category: kind, discoverer } = client.data.species[id];
  const title = client.t("client.desk.archived", {
    species: name,
    category: client.t(`category.${kind}`),
    discoverer,
  });
  return marked(
    client,
    "archived",
    id,
    { tag: "span", class: "envelope-card", key: `archived-${id}`, label: name, title },
    () => [category(kind), mono(discoverer), element("small", name)],
  );
}
