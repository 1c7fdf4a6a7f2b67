/** Minor finds: five columns of tiles, each with the bonus below it. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { bonus, find, icon } from "../pieces/pieces.js";

export function draw(client) {
  const { t, view } = client;
  const rows = Math.max(...view.finds.map(({ tiles }) => tiles.length));
  refresh(
    client.parts.finds,
    element(
      "section.board-panel.minor",
      { "aria-label": t("client.finds"), dataset: { place: "finds" } },
      element("h2", icon("act-find"), t("client.finds")),
      element(
        "div.tile-grid",
        { style: { "--rows": rows } },
        Array.from({ length: rows }, (_, row) =>
          view.finds.map(({ tiles }, column) => tile(client, tiles, row, column + 1)),
        ),
        view.finds.map(({ bonus: key }, at) => below(client, key, at + 1)),
      ),
    ),
  );
}

function tile(client, tiles, row, column) {
  const { t } = client;
  const asked = client.kind === "minor.tile";
  const sign = tiles[row];
  const gone = t("client.finds.gone");
  // Equal tiles of a column are one choice: the topmost stands for it. Likewise for emptied spots.
  const first = tiles.indexOf(sign) === row;
  const action =
    asked && first
      ? client.find(sign ? { column, icon: sign } : { column, emptied: true })
      : undefined;
  return choosable(
    client,
    action,
    {
      class: ["find-tile", !sign && "gone"],
      label: sign ? t(`icon.${sign}`) : gone,
      dataset: { tile: `${column} ${row}` },
    },
    sign && find(sign),
  );
}

function below(client, key, column) {
  const { t } = client;
  const label = t("client.finds.column", {
    bonus: t(`bonus.${key}`),
    does: t(`bonus.${key}.does`),
  });
  const asked = ["round.choose", "round.swap"].includes(client.kind);
  return choosable(
    client,
    asked ? client.find({ bonus: key }) : undefined,
    { class: "column-bonus", label, dataset: { column } },
    bonus(key, { label }),
  );
}
