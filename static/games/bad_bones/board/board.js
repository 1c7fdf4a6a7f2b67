/** One board as a drawing. It draws what it is given, and knows nothing of the table. */
import { keyed, replace, svg } from "../../../core/ui/dom.js";
import { UPRIGHT } from "../prompt/turn.js";
import { otherSide } from "../say/names.js";
import { crowd } from "./crowd.js";
import { edges } from "./edges.js";
import { point, ROWS, rowColumn } from "./geometry.js";
import { forest, printed } from "./ground.js";
import { hero, heroOnTower, tile, tower } from "./pieces.js";
import { village } from "./village.js";

/**
 * @typedef {Data} BoardView a board of docs/bad_bones.md
 * @typedef {{board: BoardView, side: string, housesMax: number, edges?: Data,
 *   catching?: Set<number>}} Scene
 */

/** From the bottom to the top. */
const LAYERS =
  "glow arrows tiles rims plan hand trails forecast village figures marks edges choice rings".split(
    " ",
  );

export class Board {
  /**
   * @param {Data} layout `public.layout`
   * @param {"full"|"mini"|"compact"} density
   * @param {{kind?: import("./village.js").Kind, turn?: import("../prompt/turn.js").Turn}} [look]
   */
  constructor(layout, density, { kind = village, turn = UPRIGHT } = {}) {
    this.layout = layout;
    this.density = density;
    this.kind = kind;
    this.turn = turn;
    /** The part of the drawing's plane that is shown. */
    this.frame = turn.box(kind.frame);
    const { x, y, width, height } = this.frame;
    const props = { viewBox: `${x} ${y} ${width} ${height}` };
    /** Where people point, once somebody does. @type {{node: Element, shown: Map<number, Element>}|undefined} */
    this.pins = undefined;
    this.node = svg("svg", { class: ["board", density], ...props });
    this.layers = Object.fromEntries(
      LAYERS.map((name) => [name, svg("g", { class: `l-${name}` })]),
    );
    this.layers.plan.classList.add("plan-layer");
    this.node.append(forest(layout, density, kind, turn), ...Object.values(this.layers));
    // What moves is a drawing of its own above the board, so that the board needs no new paint.
    this.layers.actors = svg("g");
    this.top = svg(
      "svg",
      { class: ["board top", density], ...props, "aria-hidden": "true" },
      this.layers.actors,
    );
  }

  /** Both drawings, to be laid one over the other. */
  get nodes() {
    return [this.node, this.top];
  }

  /** Draws what has changed: a piece that is as it was stays the element it was. @param {Scene} scene */
  draw(scene) {
    this.scene = scene;
    const board = this.turn.board(scene.board);
    this.#keep("arrows", printed(this.layout, scene.board, this.turn));
    this.#keep(
      "tiles",
      Object.entries(board.tiles).map(([place, kind]) => ({
        key: `${place} ${kind.trap}${kind.face ?? ""}${kind.worn}`,
        make: () => svg("g.b-tile", tile(kind, point(place).x, point(place).y)),
      })),
    );
    this.#keep("village", this.kind.homes(scene, this.turn));
    this.#keep("figures", figures({ ...scene, board }, this.density));
    const faces = scene.edges ? Object.values(scene.edges).join(" ") : "";
    this.#keep("edges", faces ? [{ key: faces, make: () => svg("g", edges(scene.edges)) }] : []);
  }

  /** @param {string} layer @param {{key: string, make: () => Element}[]} pieces */
  #keep(layer, pieces) {
    keyed(
      this.layers[layer],
      pieces,
      ({ key }) => key,
      ({ make }) => make(),
    );
  }

  fill(layer, ...children) {
    replace(this.layers[layer], ...children);
  }

  /** Takes everything away that is only said to the one whose turn it is. */
  quiet() {
    for (const layer of ["glow", "rims", "hand", "forecast", "marks", "choice", "rings"])
      this.fill(layer);
  }

  /** An outline round a place that stays for a while. */
  outline(place, kind) {
    const { x, y } = this.turn.at(place);
    const size = place.includes(",") ? 98 : 76;
    const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 14 };
    const ring = svg("rect", { class: ["ring", kind], ...box });
    this.layers.rings.append(ring);
    return ring;
  }
}

/** Tower, tokens and hero, sorted by row: what is nearer covers what is behind. */
function figures({ board, side }, density) {
  const rows = [[], ...ROWS.map(() => []), []];
  for (const [place, skeletons] of skeletonsByPlace(board, side)) {
    const onTile = place in board.tiles;
    const who = skeletons.map((each) => each.id + each.facing + each.side[0]).join();
    rows[rowOf(place)].push({
      key: `${place} ${who} ${onTile}`,
      make: () => svg("g", crowd(place, skeletons, density, onTile)),
    });
  }
  for (const [place, floors] of Object.entries(board.towers)) {
    rows[rowOf(place)].push({
      key: `tower ${place} ${floors}`,
      make: () => svg("g.b-towers", { "data-at": place }, tower(floors, point(place))),
    });
  }
  if (board.hero) rows[rowOf(board.hero)].push(heroFigure(board, density));
  return rows.flat();
}

function heroFigure({ hero: place, towers }, density) {
  const at = point(place);
  const size = density === "compact" ? 116 : 88;
  return {
    key: `hero ${place} ${towers[place]}`,
    make: () =>
      svg(
        "g.b-hero-at",
        towers[place] === undefined ? hero(at.x, at.y, size) : heroOnTower(towers[place], at),
      ),
  };
}

function rowOf(place) {
  if (place[0] === "T") return 0;
  if (place[0] === "B") return ROWS.length + 1;
  return place.includes(",") ? rowColumn(place)[0] : Number(place.slice(1));
}

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
