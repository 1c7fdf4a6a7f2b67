/** What I can reach: the supply, the sides of a dragon, undo. A rail beside the board, a tray below it on a phone. */
import { element, replace } from "../../../core/ui/dom.js";
import { drawOnce } from "../../../kit/still.js";
import { tileName } from "../board/labels.js";
import { boardOf, supplyOf } from "../board/scene.js";
import { pad } from "../choices/hero.js";
import { canTurn, passing, pick, place, placeable, takeable, turn } from "../choices/trap.js";
import { TRAP_ORDER, tileDrawing, weaponDrawing } from "../say/names.js";
import { icon, use } from "../sprite.js";

export function drawRail(client) {
  const { parts, table, hand } = client;
  const { tiles, points: score, weapon } = client.scene.board;
  const left = supplyOf(client);
  const from = [
    client.layout.form,
    table.lang,
    table.seat,
    client.seat,
    table.canUndo,
    hand,
    client.way && table.decision.id,
    client.picked,
    left,
    table.view.public.locked,
    weapon,
    tiles,
    score,
    Boolean(client.playing),
    client.planning?.askable,
  ];
  drawOnce(parts.rail, from, () => fillRail(client));
}

function fillRail(client) {
  const { parts, way } = client;
  const kind = way && client.table.decision.actions[0].type.split(".")[0];
  const mine = client.seat === client.table.seat;
  parts.rail.classList.toggle("watch", client.table.seat === null);
  const title = way?.rail ? way.caption : "client.supply";
  parts.supply.setAttribute("aria-label", client.t(title));
  replace(
    parts.supply,
    caption(client, title),
    way?.rail
      ? way.rail(client)
      : [supply(client, kind === "trap"), weaponCard(client), kind === "trap" && tilesOut(client)],
  );
  replace(
    parts.acts,
    kind === "hero" && pad(client),
    mine && points(client),
    mine && !client.table.replay && buttons(client, kind),
  );
}

const caption = ({ t }, key) => element("span.caption", t(key));

/** Every kind of tile the table plays with: what I have, and what is out on the board. */
function supply(client, choosing) {
  const { board } = client.scene;
  const left = supplyOf(client);
  const can = choosing ? placeable(client) : new Set();
  const { advanced, layout, locked } = client.table.view.public;
  const known = new Set([
    ...(advanced ? [] : Object.keys(layout.stars)),
    ...Object.keys(left),
    ...Object.keys(locked ?? {}),
    ...Object.values(board.tiles).map(({ trap }) => trap),
  ]);
  const kinds = TRAP_ORDER.filter((trap) => known.has(trap) && trap in layout.stars).sort(byUse);
  return kinds.map((trap) => supplyTile(client, trap, left[trap] ?? 0, choosing, can.has(trap)));
}

/** As on the player's aid: treasure before dragon, then what the market has besides. */
const byUse = (a, b) => rank(a) - rank(b);
const rank = (trap) => `WC$D${TRAP_ORDER.join("")}`.indexOf(trap);

/** What the hero carries. */
function weaponCard({ t, scene }) {
  const { weapon } = scene.board;
  return (
    weapon &&
    element(
      "span.supply-item.weapon-card",
      {
        "data-tip": `weapon.${weapon}`,
        tabindex: 0,
        role: "img",
        "aria-label": t("client.weapon_of", { weapon: t(`weapon.${weapon}`) }),
      },
      use(weaponDrawing(weapon)),
      element("span.item-name", t(`weapon.${weapon}`)),
    )
  );
}

function supplyTile(client, trap, left, choosing, may) {
  const { t, hand, table } = client;
  const { stars } = table.view.public.layout;
  // Taken back in this phase: everybody's again when it is over.
  const locked = table.view.public.locked?.[trap] ?? 0;
  const selected = hand?.trap === trap;
  return element(
    "button",
    {
      class: ["supply-item", selected && "sel", choosing && may && "may", !left && "none"],
      "data-trap": trap,
      "data-key": trap,
      "data-tip": `trap.${trap}`,
      "aria-pressed": String(selected),
      "aria-disabled": String(!may),
      "aria-label": [
        t("client.supply_of", { trap: t(`trap.${trap}`), count: left }),
        locked && t("coop.locked", { count: locked }),
      ]
        .filter(Boolean)
        .join(". "),
      onclick: () => may && pick(client, trap),
    },
    itemFace(client, trap, left, locked > 0 && element("span.lock", `+${locked}`)),
    element(
      "span.star-row",
      Array.from({ length: stars[trap] ?? 0 }, () => use("star-pip")),
    ),
  );
}

/** A kind of tile, as many as are left, as it is turned in the hand. */
export const itemFace = ({ t, hand }, trap, left, more = null) => [
  element(
    "span.tile",
    use(tileDrawing({ trap, face: hand?.trap === trap ? hand.face : undefined })),
    left > 1 && element("span.how-many", left),
    more,
  ),
  element("span.item-name", t(`trap.${trap}`)),
];

/** On a high screen: what lies on the board and can be taken back. */
function tilesOut(client) {
  const { t, scene } = client;
  const places = [...takeable(client).keys()];
  if (!places.length) return null;
  return element(
    "div.onboard",
    caption(client, "client.take_back"),
    places.map((at) =>
      element(
        "button",
        {
          "data-key": at,
          "aria-label": t("client.take_back_at", {
            trap: tileName(t, scene.board.tiles[at]),
            place: client.table.place(at),
          }),
          onclick: () => client.take(client.taking === at ? null : at),
        },
        use(tileDrawing(scene.board.tiles[at])),
        icon("undo"),
      ),
    ),
  );
}

/** As if the game ended now. */
function points({ t, scene, table, playing, before, seat }) {
  if (!table.view.public.layout.scored) return null;
  // What is being shown has not cost anything yet.
  const board = playing ? boardOf(before, table.seat, seat) : scene.board;
  if (!board.points) return null;
  const total = Object.values(board.points).reduce((sum, part) => sum + part, 0);
  return element(
    "span.mypoints",
    { "data-tip": "points", "aria-label": t("client.points", { count: total }), role: "img" },
    use("star-pip"),
    total,
  );
}

function buttons(client, kind) {
  const { t, table, hand } = client;
  const pass = kind === "trap" && passing(client);
  const phone = ["phone", "flat"].includes(client.layout.form);
  return [
    element(
      "button.btn.little.undo",
      {
        "data-key": "undo",
        disabled: !table.canUndo && !hand,
        "aria-keyshortcuts": "U",
        "aria-label": phone ? t("client.undo") : null,
        onclick: () => undo(client),
      },
      icon("undo"),
      element("span", t("client.undo")),
    ),
    client.planning?.railButton(),
    phone && handButtons(client),
    client.way?.acts?.(client),
    pass &&
      element(
        "button.btn.little.quiet.pass",
        { onclick: () => client.act(pass) },
        t("client.pass"),
      ),
  ];
}

/** For the tile in hand. */
export function handButtons(client) {
  const { t, hand } = client;
  if (!hand) return null;
  return [
    canTurn(client) &&
      element(
        "button.btn",
        { "data-key": "turn", "aria-keyshortcuts": "R", onclick: () => turn(client) },
        icon("rotate"),
        t("client.turn"),
      ),
    element(
      "button.btn.primary.grow",
      { "data-key": "place", disabled: !hand.at, onclick: () => place(client) },
      t("client.place", { trap: t(`trap.${hand.trap}`) }),
    ),
  ];
}

export function undo(client) {
  client.repeat = null;
  if (client.hand || client.taking) client.hold(null);
  else if (client.table.canUndo) client.table.undo().catch(() => {});
}
