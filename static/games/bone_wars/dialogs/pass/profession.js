/** The profession table: what each free cell gives, and in each barred one the reason. */
import { element } from "../../../../core/ui/dom.js";
import { grid } from "../../../../kit/grid.js";
import { toggle } from "../../choices/choose.js";
import { icon, wood } from "../../pieces/pieces.js";
import { gains, signs } from "../gain.js";

const ROMAN = ["I", "II", "III"];

export function professions(client) {
  const { t, data } = client;
  const { rows, columns } = data.professions;
  return grid(
    "table.profession-grid",
    element(
      "tr",
      element("th", { scope: "col" }),
      element("th.bonuses-title", { scope: "col" }, t("client.dialog.pass.bonuses")),
      columns.map(({ bonus }, at) =>
        element(
          "th",
          { scope: "col" },
          element("b", ROMAN[at]),
          element("span", signs(bonus)),
          element("em", gains(bonus)),
        ),
      ),
    ),
    rows.map(({ id, bonus }, row) =>
      element(
        "tr",
        element("th", { scope: "row" }, row + 1),
        element(
          "td.profession-name",
          element(
            "div",
            element("span.signs", signs(bonus)),
            element("span", element("b", t(`profession.${id}`)), element("small", gains(bonus))),
          ),
        ),
        columns.map((column, at) => cell(client, row + 1, at + 1, bonus, column.bonus)),
      ),
    ),
  );
}

function cell(client, row, column, first, second) {
  const { t, view, seat } = client;
  const action = client.find({ row, column });
  if (action) {
    return element(
      "td",
      toggle(
        client,
        action,
        {
          class: "cell",
          key: `${row}-${column}`,
          label: `${t(`profession.${client.data.professions.rows[row - 1].id}`)}, ${ROMAN[column - 1]}: ${gains(first)} · ${gains(second)}`,
        },
        signs(first),
        element("span.plus", "+"),
        signs(second),
        client.isChosen(action) && icon("ui-check", { class: "tick" }),
      ),
    );
  }
  const holder = view.players.findIndex(({ profession }) => profession?.[0] === row);
  if (holder >= 0 && view.players[holder].profession[1] === column) {
    return element(
      "td.team-mark",
      wood("profession", holder),
      element("small", holder === seat ? t("client.dialog.pass.you_now") : client.name(holder)),
    );
  }
  const { rows, columns } = client.hints.barred ?? { rows: {}, columns: {} };
  const why = rows[row] ?? columns[column];
  return element(
    "td.no",
    why && element("small", t(`client.dialog.pass.${why}`, { name: client.name(holder) })),
  );
}

/** Who goes when in the next round, as far as it is known. */
export function nextOrder(client) {
  const { t, hints, preview, data } = client;
  const order = preview?.hints?.order ?? hints.order ?? [];
  return order.map(({ player, row, sure }) => ({
    each: player,
    row,
    sure,
    text: t(
      sure ? `profession.${data.professions.rows[row - 1].id}` : "client.dialog.pass.playing",
    ),
  }));
}
