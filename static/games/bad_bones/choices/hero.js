/** Where the hero goes: tap a lit space, drag the hero, or use the number keys as a compass. */
import { element, svg } from "../../../core/ui/dom.js";
import { point, rowColumn } from "../board/geometry.js";
import { draw, hero as heroPiece } from "../board/pieces.js";
import { weaponDrawing } from "../say/names.js";

/** The number pad: what lies above is 8, below 2. */
const PAD = {
  7: [-1, -1],
  8: [-1, 0],
  9: [-1, 1],
  4: [0, -1],
  6: [0, 1],
  1: [1, -1],
  2: [1, 0],
  3: [1, 1],
};

const moves = ({ table }) => new Map(table.decision.actions.map((action) => [action.to, action]));

export const hero = {
  icon: "i-hero",
  lit: (client) =>
    new Map([...moves(client).keys()].map((to) => [to, client.t("client.may.move")])),
  tap: (client, place) => client.act(moves(client).get(place)),
  action: (client, place) => moves(client).get(place) ?? null,
  hint: (client) => client.t("client.hint.hero"),

  stage: (client) => strides(client, [...moves(client).keys()]),

  key(client, event) {
    const step = PAD[event.key];
    const from = client.scene.board.hero;
    if (!step || !from) return false;
    const [row, column] = rowColumn(from);
    const action = moves(client).get(`${row + step[0]},${column + step[1]}`);
    if (action) client.act(action);
    return Boolean(action);
  },
};

/** Arrows to where he may go, swords where somebody falls, his weapon where enough do. */
export function strides(client, places) {
  const { board } = client.scene;
  const { slain = [], armed = [] } = board.aim ?? {};
  client.board.fill(
    "choice",
    places
      .filter((place) => slain.includes(place))
      .map((place) => {
        const { x, y } = point(place);
        return draw("mark-slain", x - 32, y - 34, 34);
      }),
    armed.map((place) => ready(board.weapon, place)),
    // On the tower the hero's head is where the arrow up would be.
    places
      .filter((place) => !(board.hero in board.towers && point(place).y < point(board.hero).y))
      .map((place) => arrow(board.hero, place)),
    client.considered?.to && landing(client.considered.to),
  );
}

/** A weapon that may be used there. */
function ready(weapon, place) {
  const { x, y } = point(place);
  return svg(
    "g.weapon-badge",
    svg("rect", { x: x - 50, y: y + 10, width: 42, height: 42, rx: 10 }),
    draw(weaponDrawing(weapon), x - 29, y + 31, 36),
  );
}

/** A small arrow at the hero's side. */
function arrow(from, to) {
  const [a, b] = [point(from), point(to)];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const x = a.x + Math.sign(b.x - a.x) * 50;
  const y = a.y + Math.sign(b.y - a.y) * 50;
  return svg("path.move-mark", {
    d: "M-8 -9 L9 0 L-8 9Z",
    transform: `translate(${x} ${y}) rotate(${angle})`,
  });
}

function landing(to) {
  const { x, y } = point(to);
  return svg("g.ghost", heroPiece(x, y));
}

/** The compass of keys, for the rail. */
export const pad = (client) =>
  element(
    "div.compass",
    { "aria-hidden": "true" },
    element(
      "div.keypad",
      [7, 8, 9, 4, 0, 6, 1, 2, 3].map((key) => (key ? element("kbd", key) : element("i"))),
    ),
    element("span.tiny.muted", client.t("client.keys")),
  );
