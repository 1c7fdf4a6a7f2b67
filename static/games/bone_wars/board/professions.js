/** Professions: the row says when one plays in the next round, row and column what one gets. In round 4 the last passes. */
import { element, refresh } from "../../../core/ui/dom.js";
import { grid } from "../../../kit/grid.js";
import { GAINS } from "../pieces/names.js";
import { icon, wood } from "../pieces/pieces.js";

export function draw(client) {
  const { view } = client;
  refresh(client.parts.professions, view.endgame ? endgame(client) : track(client));
}

function track(client) {
  const { t, view, data } = client;
  const { rows, columns } = data.professions;
  const at = (row, column) =>
    view.players.findIndex(({ profession }) => profession?.[0] === row && profession[1] === column);
  return element(
    "section.board-panel.professions",
    { "aria-label": t("client.professions"), dataset: { place: "professions" } },
    element(
      "h2",
      icon("profession"),
      t("client.professions"),
      element("small", t("client.professions.order")),
    ),
    grid(
      "table",
      element(
        "tr",
        element("td"),
        element("td"),
        columns.map((column) =>
          element(
            "th",
            { scope: "col", title: gains(client, column.bonus) },
            Object.entries(column.bonus).map((gain) => element("span", shown(gain))),
          ),
        ),
      ),
      rows.map(({ id, bonus }, row) =>
        element(
          "tr",
          element("th", { scope: "row" }, row + 1),
          element(
            "td.profession-name",
            { title: gains(client, bonus) },
            Object.entries(bonus).slice(0, 1).map(main),
            element("span", t(`profession.${id}.short`)),
          ),
          columns.map((_, column) => {
            const player = at(row + 1, column + 1);
            return element(
              "td",
              { dataset: { cell: `${row + 1} ${column + 1}` } },
              player >= 0 &&
                wood("profession", player, {
                  label: t("client.piece.profession", {
                    name: client.name(player),
                    profession: t(`profession.${id}`),
                  }),
                }),
            );
          }),
        ),
      ),
    ),
  );
}

/** All of a bonus in words. */
export const gains = ({ t }, bonus) =>
  Object.entries(bonus)
    .map(([word, count]) => t(`gain.${word}`, { count }))
    .join(", ");

const shown = ([word, count]) =>
  word === "money" ? `$${count}` : [`+${count}`, icon(GAINS[word])];

const main = ([word, count]) =>
  word === "money" ? element("b.money-gain", `$${count}`) : icon(GAINS[word]);

/** In the last round loyalty is what passing brings. */
function endgame(client) {
  const { t, view } = client;
  return element(
    "section.board-panel.professions.endgame",
    { "aria-label": t("client.endgame") },
    element("h2", icon("profession"), t("client.endgame")),
    element(
      "ol",
      view.endgame.map(({ loyalty, player }) => {
        const label = t("client.endgame.space", { count: loyalty });
        return element(
          "li",
          { class: player !== null && "taken", title: label },
          icon("loyalty", { label }),
          element("b", `+${loyalty}`),
          player !== null && wood("profession", player, { label: client.name(player) }),
        );
      }),
    ),
    element("p", t("client.endgame.does")),
  );
}
