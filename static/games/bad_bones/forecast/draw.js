/**
 * What the coming march will do, drawn on the board: a dotted path for each skeleton, a ghost where
 * it ends, what is lost on what loses it.
 */
import { svg } from "../../../core/ui/dom.js";
import { skeletonsByPlace } from "../board/board.js";
import { ahead, isSpace, point } from "../board/geometry.js";
import { badge, draw, face, ghost, loss } from "../board/pieces.js";
import { burning, villagePoint } from "../board/village.js";
import { curve } from "./line.js";

/** With more than this on the board only losses, choices, targets and arrivals keep their path. */
const MANY = 14;
const LOSSES = new Set(["tower", "village"]);
/** Where a skeleton is still to be seen after the march. */
const STAYS = new Set(["rest", "treasure", "hearse", "home"]);

/** @typedef {{path: string[], facing: string, end: string, target?: number|null, dooms?: true}} Way */

/**
 * @param {Data} forecast of a private view
 * @param {import("../board/board.js").Scene} scene the board it is about
 * @param {(seat: number) => string} avatarOf
 */
export function forecastLayers(forecast, scene, avatarOf) {
  const { skeletons } = scene.board;
  // Who has been put elsewhere meanwhile (onto a dragon that asks) has no way to show.
  const all = Object.entries(forecast.paths).filter(
    ([id, { path }]) => skeletons[id]?.at === path[0],
  );
  const ways = all.length > MANY ? all.filter(([, way]) => isNews(way)) : all;
  const sideOf = sides(scene);
  return {
    below: [
      ways.filter(([, way]) => !LOSSES.has(way.end)).map(([, way]) => line(way)),
      ghosts(ways, skeletons, sideOf),
    ],
    above: [
      ways.filter(([, way]) => LOSSES.has(way.end)).map(([, way]) => line(way)),
      losses(forecast, scene, all),
      marks(
        all.map(([, way]) => way),
        avatarOf,
      ),
    ],
  };
}

const isNews = ({ path, end }) => end !== "rest" || !isSpace(path[0]);

function sides({ board, side }) {
  const shown = [...skeletonsByPlace(board, side).values()].flat();
  const byId = new Map(shown.map((each) => [each.id, each.side]));
  return (id) => byId.get(id) ?? side;
}

/** The way as it is walked: through the middle of every space, and on into the village. */
export function points({ path, facing, end }) {
  const way = path.map(point);
  if (end === "village") way.push(ahead(way.at(-1), facing, 66));
  return way;
}

/** How far from the end of its way a line stops, to leave room for what is drawn there. */
const CUT = {
  rest: 34,
  treasure: 34,
  tower: 34,
  slain: 44,
  choice: 44,
  village: 0,
  sent: 30,
  destroyed: 44,
  hearse: 40,
  home: 34,
};

function line(way) {
  const corners = points(way);
  if (corners.length < 2) return null;
  corners[0] = trim(corners[0], corners[1], isSpace(way.path[0]) ? 40 : 36);
  // A portal is the end of what is walked: the last place is where it comes out.
  if (way.end === "home") corners.pop();
  corners.push(trim(corners.pop(), corners.at(-1), CUT[way.end] ?? 0));
  const d = curve(corners);
  return [
    svg("path.path-case", { d }),
    svg("path", { class: ["path", LOSSES.has(way.end) ? "to-bad" : "to-ok"], d }),
  ];
}

/** A point moved towards another. */
function trim(from, to, distance) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** One ghost per place and facing: the lens tells them apart. */
function ghosts(ways, skeletons, sideOf) {
  const seen = new Set();
  return ways.map(([id, { path, facing, end }]) => {
    const place = path.at(-1);
    const key = `${place}${facing}`;
    if (!STAYS.has(end) || seen.has(key) || path.length < 2) return null;
    seen.add(key);
    const { x, y } = point(place);
    return ghost({ ...skeletons[id], facing }, sideOf(id), x, y);
  });
}

/** What is lost, written on what loses it; the emperor's badge where he would get in. @param {Data} forecast */
function losses({ floors, houses, towers }, scene, all) {
  const emperor = all.find(([, { dooms }]) => dooms);
  return [
    towersHit(scene.board, towers, floors),
    // The capital lies elsewhere: see `coop/capital.js`.
    houses > 0 && !towers && homesHit(scene, houses),
    emperor &&
      svg(
        "g.b-doom",
        badge("emperor", points(emperor[1]).at(-1).x - 30, points(emperor[1]).at(-1).y - 30, 46),
      ),
  ];
}

/** @param {Record<string, number>|undefined} changes of several towers, as in the cooperative game; else there is one */
function towersHit({ towers }, changes, floors) {
  const changed = changes ?? (floors > 0 ? { [Object.keys(towers)[0]]: -floors } : {});
  return Object.entries(changed).map(([place, change]) => {
    const { x, y } = point(place);
    return change < 0
      ? loss(`−${-change}`, x + 26, y - 40)
      : loss(`+${change}`, x + 26, y - 40, "gain");
  });
}

/** On those of the village that will burn. */
function homesHit({ board, housesMax }, houses) {
  return burning(board.houses, houses).map((i) => {
    const { x, y } = villagePoint(i, housesMax);
    return loss("−1", x + 24, y - 24);
  });
}

/** Swords where somebody falls, a question where a choice will be asked, the face of a target. */
function marks(ways, avatarOf) {
  const seen = new Set();
  const once = (kind, place, make) => {
    const key = `${kind} ${place}`;
    if (seen.has(key)) return null;
    seen.add(key);
    return make(point(place));
  };
  return ways.map(({ path, end, target }) => {
    const place = path.at(-1);
    if (end === "slain" || end === "destroyed") {
      return once(end, place, ({ x, y }) => {
        const from = point(path.at(-2) ?? place);
        return draw(
          "mark-slain",
          x + Math.sign(from.x - x) * 42,
          y + (from.y < y ? -42 : from.y > y ? 42 : -14),
          34,
        );
      });
    }
    if (end === "rest" && path.length === 1) return once("held", place, held);
    const asks =
      end === "choice" ||
      (end === "sent" && target == null) ||
      (end === "hearse" && target === null);
    if (asks) return once("ask", place, ({ x, y }) => draw("mark-choice", x - 32, y - 34, 36));
    // The forest's edges have their faces already.
    if (!["sent", "hearse"].includes(end) || target === undefined || !isSpace(place)) return null;
    return once(`to ${target}`, place, ({ x, y }) => face(avatarOf(target), x + 35, y - 33, 38));
  });
}

/** Who would march and cannot: a labyrinth or a barricade holds it. */
const held = ({ x, y }) =>
  svg(
    "g.b-held",
    svg("circle", { cx: x - 34, cy: y + 34, r: 14 }),
    svg("path", { d: `M${x - 38} ${y + 28} v12 M${x - 30} ${y + 28} v12` }),
  );
