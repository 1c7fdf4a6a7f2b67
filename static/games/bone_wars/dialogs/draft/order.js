/** The order of the draft on top, there and back, with what everybody has taken so far. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { seatMark } from "../../pieces/pieces.js";

/** What each player's choices were: species first seen, then the profession; who has both has both. */
function taken({ view, data }, player) {
  const { hand, profession, grant } = view.players[player];
  const career = profession && t(`profession.${data.professions.rows[profession[0] - 1].id}`);
  return {
    species: hand.species.known.map((id) => data.species[id].name)[0] ?? null,
    career:
      career &&
      (grant ? t("client.dialog.draft.at", { profession: career, space: grant }) : career),
  };
}

export function order(client) {
  const { view, table } = client;
  const { order: all, at } = view.draft;
  const half = all.length / 2;
  const seen = new Map();
  return element(
    "ol.snake",
    { tabindex: 0, "aria-label": t("client.dialog.draft.order"), "data-scroll": "order" },
    all.flatMap((player, index) => {
      const nth = seen.get(player) ?? 0;
      seen.set(player, nth + 1);
      const now = index === at;
      const { species, career } = taken(client, player);
      const both = [species, career].filter(Boolean);
      const done =
        index < at
          ? nth === 0 && both.length > 1
            ? t("client.dialog.draft.first_choice")
            : nth === 0
              ? both[0]
              : both.join(", ")
          : null;
      const text = now
        ? t(
            player === table.seat && !table.replay
              ? "client.dialog.draft.your_choice"
              : "client.dialog.draft.choosing",
          )
        : (done ?? t(index === at + 1 ? "client.dialog.draft.next" : "client.dialog.draft.later"));
      return [
        index === half && element("li.turning-point", { "aria-hidden": "true" }, "↩"),
        element(
          "li",
          {
            class: now ? "now" : index < at ? "done" : "todo",
            "aria-current": now ? "step" : null,
            "data-newest": now ? index : null,
          },
          seatMark(player, { theodore: view.players[player].theodore }),
          element(
            "span",
            element("b", { title: client.name(player) }, client.name(player)),
            element("small", text),
          ),
        ),
      ];
    }),
  );
}
