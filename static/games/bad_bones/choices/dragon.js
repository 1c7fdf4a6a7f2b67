/** Where the dragon pushes a skeleton: four amber buttons round it, and a ghost where each leads. */
import { element } from "../../../core/ui/dom.js";
import { resting } from "../../../kit/resting.js";
import { point } from "../board/geometry.js";
import { ghost } from "../board/pieces.js";
import { portrait } from "../board/portrait.js";
import { boardOf } from "../board/scene.js";
import { FACING_ICONS } from "../say/names.js";
import { icon } from "../sprite.js";
import { around, sideButton, spotBeside } from "./around.js";
import { faces } from "./faces.js";

/** The skeletons still to be pushed; the first one (or the one that was tapped) is asked about. */
export function asked(client) {
  const ids = [...new Set(client.table.decision.actions.map(({ skeleton }) => String(skeleton)))];
  const chosen = ids.includes(client.picked) ? client.picked : ids[0];
  return { ids, chosen };
}

export const sides = (client) => {
  const { chosen } = asked(client);
  return client.table.decision.actions.filter(({ skeleton }) => String(skeleton) === chosen);
};

const open = (client) => {
  const actions = sides(client);
  return { at: actions[0].at, sides: actions.map((action) => ({ side: action.side, action })) };
};

/** Those who will be asked about next at this dragon: they stand on it, or are on their way to it. */
function next(client) {
  const { ids } = asked(client);
  const [{ at }] = sides(client);
  const { view, seat } = client.table;
  const { skeletons } = boardOf(view, seat, seat);
  const { forecast } = view.private;
  const coming = (id) =>
    forecast.paths[id]?.end === "choice" && forecast.paths[id].path.at(-1) === at;
  // Where their order may matter all sides are said before anybody goes.
  const said = (id) => Boolean(forecast.paths[id]?.side);
  return Object.keys(skeletons).filter(
    (id) => !ids.includes(id) && !said(id) && (skeletons[id].at === at || coming(id)),
  );
}

/** Answers for this one, and remembers the side if all shall go the same way. */
export function push(client, action) {
  const { at, side } = action;
  client.repeat = client.sameWay ? { at, side } : null;
  client.act(action);
}

/** With *all the same way*, the next of the stack follows without being asked. */
export function follow(client) {
  const { repeat, table } = client;
  if (!repeat || client.playing) return false;
  const next = table.decision?.actions.find(
    (each) => each.type === "dragon.repel" && each.at === repeat.at && each.side === repeat.side,
  );
  if (!next) {
    client.repeat = null;
    client.sameWay = false;
    return false;
  }
  table.act(next);
  return true;
}

/** The board with those who are asked about on the dragon, where they are, not where they came from. */
function onDragon(client, board) {
  const [{ at }] = sides(client);
  const moved = asked(client)
    .ids.filter((id) => board.skeletons[id])
    .map((id) => [id, { ...board.skeletons[id], at }]);
  return { ...board, skeletons: { ...board.skeletons, ...Object.fromEntries(moved) } };
}

export const dragon = {
  icon: "i-march",
  board: onDragon,
  ...around(open, "client.may.push", push),
  hint(client) {
    return client.t("client.hint.dragon", {
      count: asked(client).ids.length + next(client).length,
    });
  },

  stage(client) {
    const { chosen, ids } = asked(client);
    const waiting = next(client);
    const skeleton = client.scene.board.skeletons[chosen];
    client.board.fill(
      "choice",
      sides(client).map(({ at, side }) => {
        const spot = spotBeside(client, at, side);
        return [
          skeleton && ghost({ ...skeleton, facing: side }, client.scene.side, spot.x, spot.y, 58),
          sideButton(at, side, client.t("client.push", { side: client.t(`client.side.${side}`) })),
        ];
      }),
    );
    if (ids.length + waiting.length > 1) {
      client.papers.add(`stack ${client.table.decision.id} ${chosen}`, () =>
        stack(client, ids, chosen, waiting),
      );
    }
  },

  caption: "client.sides",
  rail: (client) => sideButtons(client),
};

/** More than one on the dragon: one by one, or all the same way. */
function stack(client, ids, chosen, waiting) {
  const { t } = client;
  const count = ids.length + waiting.length;
  const all = element("input", {
    type: "checkbox",
    role: "switch",
    checked: Boolean(client.sameWay),
    onchange: (event) => (client.sameWay = event.target.checked),
  });
  const paper = element(
    "div.direction-panel",
    { role: "group", "aria-label": t("client.on_dragon", { count }) },
    element("div.lens-head", element("b", t("client.on_dragon", { count }))),
    element(
      "div.row",
      faces(client, ids, { chosen, onclick: (id) => client.pick(id) }),
      waiting.map((id) =>
        element(
          "span.skeleton-button",
          portrait(client.scene.board.skeletons[id], client.scene.side, 44),
        ),
      ),
      element("span.grow"),
      element("label.same-way.small", t("client.same_way", { count }), all),
    ),
  );
  const at = point(sides(client)[0].at);
  paper.classList.add(at.y > 300 ? "high" : "low");
  return paper;
}

/** The same sides as buttons in the rail, with where each leads once it is known. */
const sideButtons = (client) =>
  sides(client).map((action) =>
    element(
      "button.side-button",
      {
        "data-key": action.side,
        onclick: () => push(client, action),
        ...resting(action, (each) => client.consider(each)),
      },
      icon(FACING_ICONS[action.side]),
      element("span", client.t(`client.side.${action.side}`)),
    ),
  );
