/** What there is at a place of the large board, and what it does now. */
import { skeletonsByPlace } from "../board/board.js";
import { isRuin, tileName } from "../board/labels.js";
import { forecastOf } from "../board/mine.js";
import { portrait } from "../board/portrait.js";
import { FAMILIES, tileDrawing } from "../say/names.js";
import { behind } from "../view/seats.js";
import { fate } from "./fate.js";
import { lens } from "./lens.js";
import { paper } from "./paper.js";

/** @returns {HTMLElement|null} */
export function placeTip(client, place) {
  const { t, scene, table } = client;
  const { board, side } = scene;
  const skeletons = skeletonsByPlace(board, side).get(place) ?? [];
  if (skeletons.length > 1) return lens(client, place, skeletons);
  if (skeletons.length) return skeletonTip(client, skeletons[0]);
  if (place.startsWith("village"))
    return paper(
      "house",
      t("client.village"),
      t("client.houses", { count: board.houses }),
      t("client.tip.houses"),
    );
  if (place === "cemetery") {
    const waiting = Object.values(board.skeletons).filter(({ at }) => at === "cemetery");
    const chiefs = waiting.filter(({ chief }) => chief).map(({ chief }) => t(`chief.${chief}`));
    return paper(
      "cemetery",
      t("client.cemetery"),
      t("client.in_cemetery", { count: waiting.length }),
      chiefs.length > 0 && t("client.chiefs_here", { names: chiefs.join(", ") }),
      t("client.tip.cemetery"),
    );
  }
  if (place in board.towers) {
    return paper(
      `tower-${Math.min(board.towers[place], 4)}`,
      t("client.tower"),
      t("client.tower_floors", { count: board.towers[place] }),
      t("client.tip.floors"),
    );
  }
  if (board.hero === place && !(place in board.tiles))
    return paper("hero", t("client.hero"), t("client.tip.hero"));
  if (place in board.tiles) return tileTip(client, board.tiles[place]);
  if (!place.includes(",")) return laneTip(client, place);
  if (isRuin(place, board, table.view.public.layout))
    return paper("ruin", t("coop.ruin"), t("coop.tip.ruin"));
  if (place in table.view.public.layout.arrows)
    return paper("reorient", t("client.arrows"), t("client.tip.arrows"));
  return null;
}

function tileTip({ t }, kind) {
  return paper(
    tileDrawing(kind),
    tileName(t, kind),
    t(`trap.${kind.trap}.help`),
    kind.worn && t("client.tip.worn"),
    kind.trap === "L" && t(`client.tip.labyrinth.${kind.face}`),
  );
}

function skeletonTip(client, skeleton) {
  const { t } = client;
  const { chief } = skeleton;
  const title = chief
    ? t(`chief.${chief}`)
    : t("client.skeleton", { symbol: t(`symbol.${skeleton.symbol}`) });
  return paper(
    portrait(skeleton, skeleton.side, 60),
    title,
    chief && t(`chief.${chief}.does`),
    t(`client.faces.${skeleton.facing}`),
    skeleton.held && t("client.held"),
    fate(client, forecastOf(client)?.paths[skeleton.id]),
  );
}

/** A forest lane: who comes in here, and where it leads. */
function laneTip(client, place) {
  const { t, table, seat } = client;
  const { layout } = table.view.public;
  const edge = { T: "top", L: "left", R: "right", B: "bottom" }[place[0]];
  const symbol = layout[edge][Number(place.slice(1)) - 1];
  return paper(
    `sym-${FAMILIES[symbol]}`,
    table.place(place),
    t("client.tip.lane", { symbol: t(`symbol.${symbol}`) }),
    leads(client, edge, behind(table, seat, place[0])),
  );
}

/** @param {Data} client @param {string} edge @param {number[]} seats */
function leads({ t, table, seat }, edge, seats) {
  const [to] = seats;
  if (to === seat) return t("client.exit.own");
  if (seats.length > 1) return t("client.exit.top");
  return t(`client.exit.${edge === "right" ? "right" : edge === "left" ? "left" : "only"}`, {
    name: to === table.seat ? t("client.you") : table.players[to].name,
  });
}
