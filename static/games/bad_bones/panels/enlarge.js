/** Any board, large, over the table and below the prompt: my own task stays in sight. */
import { element, replace } from "../../../core/ui/dom.js";
import { boardOf, sceneOf } from "../board/scene.js";
import { TRAP_ORDER, tileDrawing, weaponDrawing } from "../say/names.js";
import { icon, use } from "../sprite.js";
import { behind, where } from "../view/seats.js";
import { pips, portrait, state } from "./panels.js";

export function drawEnlarged(client) {
  const { parts, enlarged, table } = client;
  const { scrim } = parts;
  if (enlarged === null) {
    scrim.hidden = true;
    client.large = null;
    return;
  }
  const opening = scrim.hidden;
  const board = client.large?.seat === enlarged ? client.large.board : client.makeBoard("full");
  client.large = { seat: enlarged, board };
  if (!client.playing) board.draw(sceneOf(table, enlarged));
  const { name } = table.players[enlarged];
  board.node.setAttribute("role", "img");
  board.node.setAttribute("aria-label", client.t("client.board_of", { name }));
  const close = () => client.enlarge(null);
  const paper = element(
    "div.panel.big",
    { role: "dialog", "aria-label": client.t("client.board_of", { name }) },
    element("div.bb-large", board.nodes),
    about(client, enlarged, close),
  );
  scrim.hidden = false;
  scrim.onclick = (event) => event.target === scrim && close();
  replace(scrim, paper);
  if (opening) scrim.querySelector(".close").focus({ preventScroll: true });
}

export const closeButton = ({ t }, close) =>
  element(
    "button.btn.square.close",
    { "aria-label": t("client.close"), "aria-keyshortcuts": "Escape", onclick: close },
    icon("x"),
  );

function about(client, seat, close) {
  const { t, table } = client;
  const { name } = table.players[seat];
  const board = boardOf(table.view, null, seat);
  const spectator = table.seat === null;
  const follow = () => {
    close();
    table.look?.(seat);
  };
  return element(
    "div.side-info",
    element(
      "div.row",
      portrait(client, seat, "l"),
      element(
        "div.grow",
        element("h2", name),
        element("div.muted.small", where(table, client.seat, seat)),
      ),
      closeButton(client, close),
    ),
    element(
      "div.row.wrap",
      state(client, seat),
      element("span.grow"),
      client.measures.map((what) => pips(client, seat, what)),
    ),
    element("dl.facts", facts(client, seat, board)),
    board.supply && element("div", element("h3", t("client.supply")), supply(board)),
    element("span.grow"),
    spectator &&
      seat !== client.seat &&
      element("button.btn", { onclick: follow }, icon("eye"), t("client.follow", { name })),
    element("div", element("h3", t("client.look_at")), picks(client, seat)),
  );
}

function facts({ t, table, sent }, seat, board) {
  const waiting = Object.values(board.skeletons).filter(({ at }) => at === "cemetery").length;
  const call = (each) => (each === table.seat ? t("client.you") : table.players[each].name);
  const row = (drawing, text, kind) =>
    element("div", { class: kind }, element("dt", drawing), element("dd", text));
  const face = (each) => element("span.avatar.s", use(`av-${table.players[each].avatar}`));
  const [left] = behind(table, seat, "L");
  const [right] = behind(table, seat, "R");
  const across = Object.values(table.view.public.layout.exits[seat]).some(
    ({ length }) => length > 1,
  );
  const gifts = sent?.get(seat) ?? 0;
  return [
    row(use("tomb-pip"), t("client.in_cemetery", { count: waiting })),
    board.weapon &&
      row(
        use(weaponDrawing(board.weapon)),
        t("client.weapon_their", { weapon: t(`weapon.${board.weapon}`) }),
        "weapon-chip",
      ),
    left !== seat && row(face(left), t("client.exit.left", { name: call(left) })),
    right !== seat && row(face(right), t("client.exit.right", { name: call(right) })),
    across && row(use("mark-choice"), t("client.exit.top")),
    gifts > 0 && row(use("skull-pip"), t("client.sent_so_far", { count: gifts }), "warnrow"),
  ];
}

const supply = (board) =>
  element(
    "div.row.small-supply",
    TRAP_ORDER.filter((trap) => board.supply[trap]).map((trap) =>
      element(
        "span.tile",
        { "data-tip": `trap.${trap}` },
        use(tileDrawing({ trap })),
        board.supply[trap] > 1 && element("span.how-many", board.supply[trap]),
      ),
    ),
  );

function picks(client, seat) {
  const { table, t } = client;
  const others = table.players.map((_, each) => each).filter((each) => each !== client.seat);
  return element(
    "nav.row.picks",
    { "aria-label": t("client.look_at") },
    others.map((each) =>
      element(
        "button.pick-board",
        { "aria-current": each === seat ? "true" : null, onclick: () => client.enlarge(each) },
        element("span.avatar", use(`av-${table.players[each].avatar}`)),
        element("span.name", { title: table.players[each].name }, table.players[each].name),
      ),
    ),
  );
}
