/** Everybody's points if scored now (in the end: theirs), in one table: for phones, and where the others leave room for it. */
import { element, refresh } from "../../../core/ui/dom.js";
import { icon, seatMark } from "../pieces/pieces.js";

/** With so many players they fill their column. */
const FULL = 4;

export function draw(client) {
  const { t, view } = client;
  const { standings } = client.parts;
  standings.hidden = client.form !== "phone" && view.players.length >= FULL;
  if (standings.hidden) return;
  const over = view.phase === "over";
  const rows = view.players
    .map(({ rp, projection: { marsh, cope }, then, theodore }, player) => ({
      player,
      rp,
      marsh,
      cope,
      theodore,
      then,
    }))
    .sort((a, b) => b.then - a.then);
  refresh(
    standings,
    element(
      "section.board-panel.standings-panel",
      element("h2", icon("reputation"), t(over ? "reputation" : "client.if_scored")),
      element(
        "table",
        rows.map(({ player, rp, marsh, cope, theodore, then }) =>
          element(
            "tr",
            element(
              "th",
              { scope: "row" },
              seatMark(player, { class: "little", theodore }),
              " ",
              client.name(player),
            ),
            !over && [element("td", rp), element("td.m", `+${marsh}`), element("td.c", `+${cope}`)],
            element("td", element("b", then)),
          ),
        ),
      ),
    ),
  );
}
