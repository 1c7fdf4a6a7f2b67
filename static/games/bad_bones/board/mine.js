/** Draws the large board: what stands there, what may be chosen, what the march will do. */

import { svg } from "../../../core/ui/dom.js";
import { forecastLayers } from "../forecast/draw.js";
import { whole } from "../view/intake.js";
import { skeletonsByPlace } from "./board.js";
import { isSpace, point } from "./geometry.js";
import { glow, rim } from "./glow.js";
import { spaceLabel } from "./labels.js";
import { draw } from "./pieces.js";

export function drawMine(client) {
  const { board } = client;
  if (client.playing) {
    client.glowing = "";
    board.quiet();
    threaten(client, 0);
    client.papers.lay();
    return;
  }
  const shown = considered(client);
  board.quiet();
  board.draw({ ...client.scene, board: shown });
  const lit = client.way?.lit(client) ?? new Map();
  drawGlow(client, lit);
  drawForecast(client, shown);
  fallen(client, shown);
  client.way?.stage(client);
  client.papers.lay();
  label(client, lit);
}

/** The board as it would be, with hero and tiles where they are: those move when it is done. */
function considered({ scene, preview, table }) {
  if (!preview.view?.board) return scene.board;
  const { hero, tiles } = scene.board;
  return { ...whole(preview.view.board, table.view.public.layout), hero, tiles };
}

function drawGlow(client, lit) {
  const hot = client.hand?.at ?? client.considered?.to ?? client.considered?.at ?? null;
  const { tiles, towers } = client.scene.board;
  const places = [...lit.keys()].filter(isSpace);
  // Under a tile or a tower the light would not be seen: it gets a rim.
  const covered = places.filter((place) => place in tiles || place in towers);
  const spaces = places.filter((place) => !(place in tiles));
  client.board.fill("rims", covered.map(rim));
  const key = spaces.join(" ");
  client.board.fill("glow", glow(spaces, client.light, hot, key !== client.glowing));
  client.glowing = key;
}

/** The forecast on show: of what is being considered, else of things as they stand. */
export const forecastOf = ({ preview, table }) =>
  preview.view?.forecast ?? table.view.private?.forecast ?? null;

function drawForecast(client, shown) {
  const forecast = client.way?.board && !client.considered ? null : forecastOf(client);
  const none = !forecast || client.seat !== client.table.seat || client.table.view.public.over;
  threaten(client, none ? 0 : forecast.houses);
  if (none) return;
  const avatarOf = (seat) => client.table.players[seat].avatar;
  const { below, above } = forecastLayers(forecast, { ...client.scene, board: shown }, avatarOf);
  client.board.fill("forecast", below);
  client.board.fill("marks", above);
}

/** The houses of the capital, which is everybody's and lies beside the boards. */
function threaten({ capitals = [], scene }, houses) {
  for (const capital of capitals) capital.threaten(scene.board.houses, houses);
}

/** Swords where the hero or his weapon would fell somebody. */
function fallen({ board, scene, considered: action }, shown) {
  if (!["hero.move", "weapon.use"].includes(action?.type)) return;
  const gone = Object.entries(scene.board.skeletons).filter(
    ([id, { at }]) => at !== "cemetery" && !shown.skeletons[id],
  );
  const places = new Set(gone.map(([, { at }]) => at));
  board.layers.marks.append(
    ...[...places].map((place) => {
      const { x, y } = point(place);
      return svg("g", draw("mark-slain", x, y, 44));
    }),
  );
}

function label(client, lit) {
  const { t, table, scene, cells, seat } = client;
  const places = skeletonsByPlace(scene.board, scene.side);
  const whole =
    seat === table.seat
      ? t("client.my_board")
      : t("client.board_of", { name: table.players[seat].name });
  client.parts.me.setAttribute("aria-label", whole);
  cells.label(
    whole,
    (place) =>
      spaceLabel(
        t,
        place,
        table.place(place),
        scene.board,
        places.get(place) ?? [],
        lit.get(place),
        table.view.public.layout,
      ),
    lit,
  );
}
