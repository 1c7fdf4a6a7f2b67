/** One board as a drawing. It draws what it is given, and knows nothing of the table. */
import { replace, svg } from "../../core/dom.js";
import { crowd } from "./crowd.js";
import { edges } from "./edges.js";
import { HEIGHT, ROWS, WIDTH, housePoint, point, rowColumn } from "./geometry.js";
import { arrows, forest } from "./ground.js";
import { otherSide } from "./names.js";
import { count, draw, hero, heroOnTower, house, tile, tower } from "./pieces.js";

/**
 * @typedef {object} BoardView a board of docs/bad_bones.md
 * @typedef {{board: BoardView, side: string, housesMax: number, edges?: object}} Scene
 */

/** From the bottom to the top. */
const LAYERS = [
  "glow", "arrows", "tiles", "hand", "forecast", "village", "figures", "marks", "edges", "choice",
  "actors", "rings",
];

export class Board {
  /**
   * @param {object} layout `public.layout`
   * @param {"full"|"mini"|"compact"} density
   */
  constructor(layout, density) {
    this.density = density;
    this.node = svg("svg", { class: ["board", density], viewBox: `0 0 ${WIDTH} ${HEIGHT}` });
    this.layers = Object.fromEntries(
      LAYERS.map((name) => [name, svg("g", { class: `l-${name}` })]));
    this.node.append(forest(layout, density), ...Object.values(this.layers));
    this.layers.arrows.append(arrows(layout));
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.scene = scene;
    const { board, side, housesMax } = scene;
    this.fill("tiles", Object.entries(board.tiles).map(([place, kind]) => {
      const { x, y } = point(place);
      return svg("g", { class: "b-tile", "data-at": place }, tile(kind, x, y));
    }));
    this.fill("village", village(board, housesMax), cemetery(board));
    this.fill("figures", figures(board, side, this.density));
    this.fill("edges", scene.edges && edges(scene.edges));
  }

  fill(layer, ...children) {
    replace(this.layers[layer], ...children);
  }

  /** Takes everything away that is only said to the one whose turn it is. */
  quiet() {
    for (const layer of ["glow", "hand", "forecast", "marks", "choice", "rings"]) this.fill(layer);
  }

  /** An outline round a place that stays for a while. */
  outline(place, kind) {
    const { x, y } = point(place);
    const size = place.includes(",") ? 98 : 76;
    const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 14 };
    const ring = svg("rect", { class: ["ring", kind], ...box });
    this.layers.rings.append(ring);
    return ring;
  }
}

function village({ houses }, housesMax) {
  // A single house, as in solo, stands in the middle of the village.
  const first = housesMax < 5 ? Math.floor((5 - housesMax) / 2) : 0;
  return [
    Array.from({ length: housesMax }, (_, i) => svg("g", { class: "b-house", "data-house": i },
      house(i < houses ? "house" : "house-burning", housePoint(first + i)))),
    draw("campfire", 621, 639, 66),
  ];
}

function cemetery({ skeletons }) {
  const waiting = Object.values(skeletons).filter(({ at }) => at === "cemetery").length;
  return [draw("cemetery", 46, 638, 68), waiting > 0 && count(waiting, 72, 606, 15, 18)];
}

/** Tower, tokens and hero, sorted by row: what is nearer covers what is behind. */
function figures(board, side, density) {
  const places = skeletonsByPlace(board, side);
  const rows = [[], ...ROWS.map(() => [])];
  for (const [place, skeletons] of places) {
    rows[rowOf(place)].push(crowd(place, skeletons, density, place in board.tiles));
  }
  for (const [place, floors] of Object.entries(board.towers)) {
    rows[rowOf(place)].push(svg("g", { class: "b-towers", "data-at": place }, tower(floors, point(place))));
  }
  if (board.hero) {
    const at = point(board.hero);
    const floors = board.towers[board.hero];
    const size = density === "compact" ? 116 : 88;
    rows[rowOf(board.hero)].push(svg("g", { class: "b-hero-at" },
      floors === undefined ? hero(at.x, at.y, size) : heroOnTower(floors, at)));
  }
  return rows;
}

const rowOf = (place) =>
  place[0] === "T" ? 0 : place.includes(",") ? rowColumn(place)[0] : Number(place.slice(1));

/** @returns {Map<string, import("./crowd.js").Shown[]>} */
export function skeletonsByPlace({ skeletons }, side) {
  const places = new Map();
  for (const [id, skeleton] of Object.entries(skeletons)) {
    if (skeleton.at === "cemetery") continue;
    const shown = { id, ...skeleton, side: skeleton.held ? otherSide(side) : side };
    if (!places.has(skeleton.at)) places.set(skeleton.at, []);
    places.get(skeleton.at).push(shown);
  }
  return places;
}
