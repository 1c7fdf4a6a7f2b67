/** The others at the table: their board at a glance, what they have left, whether they are ready. */
import { element, replace } from "../../../core/ui/dom.js";
import { boardOf, sceneOf } from "../board/scene.js";
import { weaponDrawing } from "../say/names.js";
import { use } from "../sprite.js";
import { where } from "../view/seats.js";

/**
 * @typedef {{node: HTMLElement, board: import("../board/board.js").Board|null, draw: () => void}} Panel
 * @param {Map<number, "tall"|"wide"|"chip">} shapes
 */
export function makePanels(client, shapes) {
  client.panels = new Map();
  client.chips = new Map();
  for (const [seat, shape] of shapes) {
    client.panels.set(seat, shape === "chip" ? chip(client, seat) : panel(client, seat, shape));
    client.chips.set(seat, shape === "chip" ? client.panels.get(seat) : chip(client, seat));
  }
}

export function drawPanels(client) {
  const { layout, seat, table } = client;
  if (layout.arranged !== `${layout.form} ${seat} ${table.lang}`) layout.arrange();
  for (const each of [...client.panels.values(), ...client.chips.values()]) each.draw();
}

/** Which panels may be tapped as a target. */
export function markPanels(client) {
  for (const [seat, { node }] of [...client.panels, ...client.chips]) mark(client, seat, node);
}

function panel(client, seat, shape) {
  const board = client.makeBoard(shape === "wide" ? "compact" : "mini");
  const fit = element(
    "button.fit",
    { onclick: () => open(client, seat) },
    board.nodes,
    shape === "tall" && element("span.expand-mark", use("i-expand", { class: "i" })),
  );
  const info = element("div.info");
  const node = element(
    "section",
    { class: ["panel seat", shape], "data-seat": seat },
    shape === "wide" ? [fit, info] : [info, fit],
  );
  return boardPanel(client, seat, { node, fit, board }, () =>
    replace(info, shape === "wide" ? wideInfo(client, seat) : tallInfo(client, seat)),
  );
}

/** A neighbour's board in a button that enlarges it. @param {() => void} drawInfo @returns {Panel} */
export const boardPanel = (client, seat, { node, fit, board }, drawInfo) => ({
  node,
  board,
  draw() {
    const { name } = client.table.players[seat];
    fit.setAttribute("aria-label", client.t("client.enlarge", { name }));
    node.setAttribute("aria-label", name);
    drawInfo();
    mark(client, seat, node);
    if (!client.playing) board.draw({ ...sceneOf(client.table, seat), edges: undefined });
  },
});

/** A tap on a panel answers *to whom?* where that is asked, else enlarges the board. */
export function open(client, seat) {
  const action = target(client, seat);
  if (action) client.act(action);
  else client.enlarge(seat);
}

const target = (client, seat) => client.way?.target?.(client, seat) ?? null;

export function mark(client, seat, node) {
  node.classList.toggle("may", Boolean(target(client, seat)));
  node.classList.toggle("out", client.table.view.public.seats[seat].out);
}

const tallInfo = (client, seat) => [
  element(
    "div.who",
    portrait(client, seat),
    naming(client, seat),
    weapon(client, seat),
    state(client, seat),
  ),
  element(
    "div.stats",
    client.measures.map((what) => pips(client, seat, what)),
    figures(client, seat),
  ),
];

const wideInfo = (client, seat) => [
  element("div.who", portrait(client, seat), naming(client, seat, true)),
  client.measures.map((what, i) =>
    i
      ? pips(client, seat, what)
      : element("div.row.first", pips(client, seat, what), weapon(client, seat)),
  ),
  element("div.row.last", figures(client, seat), state(client, seat)),
];

/** A face with a dot that says whether that person is there. */
export function portrait({ table }, seat, size = "s") {
  const { avatar, online, bot } = table.players[seat];
  return element(
    "span",
    { class: ["avatar", size] },
    use(`av-${avatar}`),
    use(bot || online ? "mark-dot-on" : "mark-dot-off", { class: "dot" }),
  );
}

/** @param {boolean} [short] the face alone says that it is a bot */
function naming(client, seat, short) {
  const { t, table } = client;
  const { name, bot } = table.players[seat];
  const { board } = table.view.public.seats[seat];
  const place = where(table, client.seat, seat);
  return element(
    "div.grow",
    element("div.name", { title: name }, name),
    element("div.glance", { "aria-hidden": "true" }, measured(client, board)),
    element("div.where", bot && !short ? t("client.where.bot", { where: place }) : place),
  );
}

const STATES = { out: "mark-loss", ready: "mark-ready", choosing: "mark-choosing" };

/** @returns {keyof typeof STATES} */
function stateOf({ table }, seat) {
  const { choosing, seats } = table.view.public;
  if (seats[seat].out) return "out";
  return choosing.includes(seat) ? "choosing" : "ready";
}

export function state(client, seat) {
  const { t, table } = client;
  const kind = stateOf(client, seat);
  if ((table.view.public.over || table.replay) && kind !== "out") return null;
  return element(
    "span",
    { class: ["state", kind] },
    use(STATES[kind]),
    element("span", t(`client.state.${kind}`)),
  );
}

/** What is left, in figures. */
const measured = ({ measures }, board) => measures.map((what) => [use(PIPS[what]), board[what]]);

/** A single measure has room to be shown as how many of how many. */
const glance = (client, seat, board) =>
  client.measures.length > 1 ? measured(client, board) : pips(client, seat, client.measures[0]);

const PIPS = { floors: "floor-pip", houses: "house-pip" };

/** How many are left of how many. */
export function pips({ t, table }, seat, what) {
  const view = table.view.public.seats[seat];
  const [left, most] = [view.board[what], view[`${what}_max`]];
  const drawing = PIPS[what];
  return element(
    "span.pips",
    { role: "img", "data-tip": what, "aria-label": t(`client.${what}_of`, { left, most }) },
    Array.from({ length: most }, (_, i) => use(i < left ? drawing : `${drawing}-gone`)),
  );
}

/** What the hero carries. */
export function weapon({ t, table }, seat) {
  const { weapon: name } = table.view.public.seats[seat].board;
  return (
    name &&
    element(
      "span.weapon-chip",
      {
        role: "img",
        "data-tip": `weapon.${name}.${seat}`,
        "aria-label": t("client.weapon_their", { weapon: t(`weapon.${name}`) }),
      },
      use(weaponDrawing(name)),
    )
  );
}

/** Waiting in the cemetery, and points as if the game ended now. */
function figures({ t, table }, seat) {
  const board = boardOf(table.view, null, seat);
  const waiting = Object.values(board.skeletons).filter(({ at }) => at === "cemetery").length;
  const points = Object.values(board.points ?? {}).reduce((sum, part) => sum + part, 0);
  return element(
    "span.seat-figures",
    element(
      "span.number",
      {
        role: "img",
        "data-tip": "cemetery",
        "aria-label": t("client.in_cemetery", { count: waiting }),
      },
      use("tomb-pip"),
      waiting,
    ),
    board.points &&
      element(
        "span.number",
        { role: "img", "data-tip": "points", "aria-label": t("client.points", { count: points }) },
        use("star-pip"),
        points,
      ),
  );
}

/** The smallest form: face, floors, houses. */
export function chip(client, seat) {
  const node = element("button.opponent", { "data-seat": seat, onclick: () => open(client, seat) });
  return {
    node,
    board: null,
    draw() {
      const { table, t } = client;
      const { board } = table.view.public.seats[seat];
      const { name } = table.players[seat];
      const stateName = stateOf(client, seat);
      node.setAttribute(
        "aria-label",
        t("client.chip", {
          name,
          where: where(table, client.seat, seat),
          floors: board.floors,
          houses: board.houses,
          state: t(`client.state.${stateName}`),
        }),
      );
      mark(client, seat, node);
      replace(
        node,
        portrait(client, seat),
        element(
          "span.opponent-text",
          element("b", { title: name }, name),
          element("span.glance", glance(client, seat, board)),
        ),
        !table.replay && use(STATES[stateName], { class: "ready-mark" }),
      );
    },
  };
}
