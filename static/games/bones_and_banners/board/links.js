/** Who targets whom: short links between units, with what they do. An attack ends in a barb, a support in a ring. */
import { svg } from "../../../core/ui/dom.js";
import { piece } from "../sprite.js";
import { unitsOf } from "./places.js";
import { cardOf } from "./unit.js";

/** Draws them over the book as it is laid out now. @param {import("../client.js").Client} client */
export function linked(client) {
  const book = client.parts.book.querySelector(".book");
  if (!book) return;
  book.querySelector(".links")?.remove();
  const units = unitsOf(client).filter(({ unit }) => unit !== undefined && unit !== null);
  if (!units.length) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const around = book.getBoundingClientRect();
  const box = (seq) => {
    const found = book.querySelector(`[data-unit="${seq}"]`)?.getBoundingClientRect();
    return (
      found && {
        x: found.left - around.left,
        y: found.top - around.top,
        w: found.width,
        h: found.height,
      }
    );
  };
  const drawn = units.map((unit) => {
    const [from, to] = [box(unit.ghost ? "ghost" : unit.seq), box(unit.unit)];
    return from && to && link(way(from, to, rem), { ...about(client, unit), rem });
  });
  book.append(svg("svg.links", { "aria-hidden": "true" }, drawn));
}

/** What I know that it does: nothing of the enemy's sealed ones but whether it is at a friend. */
function about(client, unit) {
  const { view, outlook, mine } = client;
  const target = view.units.find(({ seq }) => seq === unit.unit);
  const support = target?.owner === unit.owner;
  const known = outlook?.links.find((each) => each.unit === unit.seq)?.verb;
  const ghost = unit.ghost && mine.fits[cardOf(client, unit)]?.verbs[unit.unit];
  const verb = unit.verb ?? known ?? ghost ?? (support ? "support" : null);
  return { verb, support, owner: unit.owner, seq: unit.seq };
}

const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** From a unit to its target: below each other straight, side by side as a bracket through the lane beside them. */
function way(from, to, k) {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dy) > Math.abs(dx) * 0.8) {
    const down = dy > 0;
    const start = { x: a.x, y: down ? from.y + from.h - 4 * k : from.y + 4 * k };
    const end = { x: b.x, y: down ? to.y + 13 * k : to.y + to.h - k };
    return {
      start,
      end,
      bend: mean(start, end),
      sign: { x: (a.x + b.x) / 2, y: (start.y + (down ? to.y : to.y + to.h)) / 2 },
    };
  }
  const right = Math.sign(dx);
  const start = { x: right > 0 ? from.x + from.w - 4 * k : from.x + 4 * k, y: a.y };
  const end = { x: right > 0 ? to.x + 10 * k : to.x + to.w - 10 * k, y: b.y };
  const bend = { x: (start.x + end.x) / 2, y: Math.min(a.y, b.y) - 12 * k };
  return { start, end, bend, sign: mean(mean(start, bend), mean(bend, end)) };
}

const mean = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function link({ start, end, bend, sign }, { verb, support, owner, seq, rem: k }) {
  const d = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const turned = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  const line = (name, width) => svg(`path.${name}`, { d, "stroke-width": width * k });
  return svg(
    "g.link",
    { class: [`h${owner}`, support && "support"], "data-link": seq },
    line("rim", 8),
    line("core", 4.5),
    svg(
      "g",
      {
        transform: `translate(${end.x} ${end.y}) rotate(${turned}) scale(${(17 * k) / 32}) translate(${support ? -16 : -24} -16)`,
      },
      svg("use", { href: piece(`head-${support ? "support" : "attack"}`), width: 32, height: 32 }),
    ),
    verb && [
      svg("circle", { cx: sign.x, cy: sign.y, r: 11 * k, "stroke-width": 2 * k }),
      svg("use.sign", {
        href: piece(`k-${verb}`),
        x: sign.x - 7.5 * k,
        y: sign.y - 7.5 * k,
        width: 15 * k,
        height: 15 * k,
      }),
    ],
  );
}
