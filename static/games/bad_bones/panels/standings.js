/** The score as if the game ended now; alone at the table, how far it is to the goal. */
import { element, replace } from "../../../core/ui/dom.js";
import { boardOf } from "../board/scene.js";
import { use } from "../sprite.js";

export function drawStandings(client) {
  const solo = client.table.players.length === 1;
  replace(client.parts.standings, solo ? goal(client) : ranking(client));
}

function ranking({ t, table }) {
  const rows = table.players
    .map((player, seat) => {
      const { points } = boardOf(table.view, table.seat, seat);
      const { out } = table.view.public.seats[seat];
      return {
        player,
        out,
        points,
        total: Object.values(points).reduce((sum, part) => sum + part, 0),
      };
    })
    .sort((a, b) => a.out - b.out || b.total - a.total);
  return [
    element("div.heading", t("client.standings")),
    element(
      "ol.scores",
      rows.map(({ player, out, points, total }) =>
        element(
          "li",
          { class: out && "out" },
          element("span.avatar.s", use(`av-${player.avatar}`)),
          element("span.name.grow", { title: player.name }, player.name),
          part("floor-pip", points.tower),
          part("house-pip", points.village),
          part("star-pip", points.traps),
          element("b.total", out ? "–" : total),
        ),
      ),
    ),
    element("p.tiny.muted", t("client.if_now")),
  ];
}

const part = (drawing, points) => element("span.number", use(drawing), points);

/** The rounds of a solo game as steps through the snow. */
function goal({ t, table }) {
  const { round, rounds, heroic, over } = table.view.public;
  const board = boardOf(table.view, table.seat, 0);
  const left = Object.keys(board.skeletons).length;
  const steps = Array.from({ length: rounds ?? round }, (_, i) => i + 1);
  return [
    element("div.heading", t("client.solo.title")),
    element("p.small", t(heroic ? "client.solo.heroic" : "client.solo.goal", { count: rounds })),
    element(
      "ol.track",
      { "aria-label": t("client.solo.round", { round, rounds }) },
      steps.map((step) =>
        element(
          "li",
          {
            class: step < round || over ? "done" : step === round ? "now" : "",
            "aria-current": step === round ? "step" : null,
          },
          step,
        ),
      ),
    ),
    element(
      "div.facts",
      fact("floor-pip", t("client.tower_floors", { count: board.floors })),
      fact("house-pip", t("client.houses", { count: board.houses })),
      fact("skull-pip", t("client.solo.skeletons", { count: left })),
      fact("tomb-pip", t("client.solo.exits")),
    ),
  ];
}

const fact = (drawing, text) => element("div", use(drawing), element("span", text));
