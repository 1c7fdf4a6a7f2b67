/** What I can reach: the supply, the sides of a dragon, undo. A rail beside the board, a tray below it on a phone. */
import { element, replace } from "../../core/dom.js";
import { icon, use } from "./sprite.js";
import { sideButtons } from "./choices/dragon.js";
import { pad } from "./choices/hero.js";
import { canTurn, passing, pick, place, placeable, takeable, turn } from "./choices/trap.js";
import { tileName } from "./labels.js";
import { TRAP_ORDER, tileDrawing } from "./names.js";
import { boardOf } from "./scene.js";

/** Nothing is rebuilt that has not changed: a press must end on the button it began on. */
export function drawRail(client) {
  const { parts, table, hand } = client;
  const { supply: left, tiles, points: score } = client.scene.board;
  const key = JSON.stringify([client.layout.form, table.lang, table.seat, client.seat, table.canUndo, hand,
    client.way && table.decision.id, client.pushing, left, tiles, score, Boolean(client.playing)]);
  if (key === client.railed) return;
  client.railed = key;
  const focused = parts.rail.contains(document.activeElement) && document.activeElement.dataset.key;
  fillRail(client);
  if (focused) parts.rail.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

function fillRail(client) {
  const { parts, way } = client;
  const kind = way && client.table.decision.actions[0].type.split(".")[0];
  const mine = client.seat === client.table.seat;
  parts.rail.classList.toggle("watch", client.table.seat === null);
  parts.supply.setAttribute("aria-label", client.t(kind === "dragon" ? "client.sides" : "client.supply"));
  if (kind === "dragon") {
    replace(parts.supply, caption(client, "client.sides"), sideButtons(client));
  } else {
    replace(parts.supply, caption(client, "client.supply"), supply(client, kind === "trap"),
      kind === "trap" && tilesOut(client));
  }
  replace(parts.acts, kind === "hero" && pad(client), mine && points(client), mine && !client.table.replay && buttons(client, kind));
}

const caption = ({ t }, key) => element("span", { class: "cap" }, t(key));

/** Every kind of tile the table plays with: what I have, and what is out on the board. */
function supply(client, choosing) {
  const { board } = client.scene;
  const can = choosing ? placeable(client) : new Set();
  const known = new Set(["W", "C", "$", "D", ...Object.keys(board.supply),
    ...Object.values(board.tiles).map(({ trap }) => trap)]);
  const kinds = TRAP_ORDER.filter((trap) => known.has(trap)).sort(byUse);
  return kinds.map((trap) => supplyTile(client, trap, board.supply[trap] ?? 0, choosing, can.has(trap)));
}

/** As on the player's aid: treasure before dragon. */
const byUse = (a, b) => "WC$D".indexOf(a) - "WC$D".indexOf(b);

function supplyTile(client, trap, left, choosing, may) {
  const { t, hand, table } = client;
  const { stars } = table.view.public.layout;
  const selected = hand?.trap === trap;
  const face = selected ? hand.face : undefined;
  return element("button", {
    type: "button", class: ["sup", selected && "sel", choosing && may && "may", !left && "none"],
    "data-trap": trap, "data-key": trap, "data-tip": `trap.${trap}`, "aria-pressed": String(selected),
    "aria-disabled": String(!may), "aria-label": t("client.supply_of", { trap: t(`trap.${trap}`), count: left }),
    onclick: () => may && pick(client, trap),
  },
  element("span", { class: "tile" }, use(tileDrawing({ trap, face })), left > 1 && element("span", { class: "num" }, left)),
  element("span", { class: "nm" }, t(`trap.${trap}`)),
  element("span", { class: "st" }, Array.from({ length: stars[trap] ?? 0 }, () => use("star-pip"))));
}

/** On a high screen: what lies on the board and can be taken back. */
function tilesOut(client) {
  const { t, scene } = client;
  const places = [...takeable(client).keys()];
  if (!places.length) return null;
  return element("div", { class: "onboard" }, caption(client, "client.take_back"), places.map((at) =>
    element("button", {
      type: "button", "data-key": at, "aria-label": t("client.take_back_at", { trap: tileName(t, scene.board.tiles[at]), place: client.table.place(at) }),
      onclick: () => client.take(client.taking === at ? null : at),
    }, use(tileDrawing(scene.board.tiles[at])), icon("undo"))));
}

/** As if the game ended now. */
function points({ t, scene, table, playing, before, seat }) {
  if (table.players.length === 1) return null;
  // What is being shown has not cost anything yet.
  const board = playing ? boardOf(before, table.seat, seat) : scene.board;
  const total = Object.values(board.points ?? {}).reduce((sum, part) => sum + part, 0);
  return element("span", { class: "mypoints", "data-tip": "points", "aria-label": t("client.points", { count: total }), role: "img" },
    use("star-pip"), total);
}

function buttons(client, kind) {
  const { t, table, hand } = client;
  const pass = kind === "trap" && passing(client);
  const phone = ["phone", "flat"].includes(client.layout.form);
  return [
    element("button", {
      type: "button", class: "btn sm undo", "data-key": "undo", disabled: !table.canUndo && !hand, "aria-keyshortcuts": "U",
      "aria-label": phone ? t("client.undo") : null, onclick: () => undo(client),
    }, icon("undo"), element("span", null, t("client.undo"))),
    phone && hand && canTurn(client) && element("button", { type: "button", class: "btn", "data-key": "turn", onclick: () => turn(client) },
      icon("rotate"), t("client.turn")),
    phone && hand && element("button", {
      type: "button", class: "btn primary grow", "data-key": "place", disabled: !hand.at, onclick: () => place(client),
    }, t("client.place", { trap: t(`trap.${hand.trap}`) })),
    pass && element("button", { type: "button", class: "btn sm quiet pass", onclick: () => client.act(pass) }, t("client.pass")),
  ];
}

export function undo(client) {
  client.repeat = null;
  if (client.hand || client.taking) client.hold(null);
  else if (client.table.canUndo) client.table.undo().catch(() => {});
}
