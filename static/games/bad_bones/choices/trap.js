/**
 * Placing a trap or taking one back. A tile is picked in the supply, laid on a lit space, turned,
 * and placed; where there is nothing to turn and its forecast has been seen, one tap places it.
 */
import { element, svg } from "../../../core/ui/dom.js";
import { point } from "../board/geometry.js";
import { tileName } from "../board/labels.js";
import { tile } from "../board/pieces.js";
import { icon } from "../sprite.js";

/** @typedef {{trap: string, at: string|null, face: string|undefined}} Hand the tile in hand */

const actions = ({ table }, type) => table.decision.actions.filter((each) => each.type === type);
const placings = (client, trap) =>
  actions(client, "trap.place").filter((each) => each.trap === trap);
const retrievals = (client) =>
  new Map(actions(client, "trap.retrieve").map((each) => [each.at, each]));

/** The tiles that can be placed somewhere. */
export const placeable = (client) => new Set(actions(client, "trap.place").map(({ trap }) => trap));
export const takeable = retrievals;
export const passing = (client) => actions(client, "trap.pass")[0] ?? null;

/** @param {Hand} hand @returns {Data|null} the action it stands for */
export function handAction(client, hand) {
  return (
    placings(client, hand.trap).find(({ at, face }) => at === hand.at && face === hand.face) ?? null
  );
}

/** The ways a tile can lie on a space. */
const facesAt = (client, trap, at) =>
  placings(client, trap)
    .filter((each) => each.at === at)
    .map(({ face }) => face);

/** Picks a tile up, or puts it back. */
export function pick(client, trap) {
  const same = client.hand?.trap === trap;
  client.hold(same ? null : { trap, at: null, face: placings(client, trap)[0]?.face });
}

/** Lays the tile in hand on a space, with the face it had if it may. */
export function lay(client, at) {
  const { trap, face } = client.hand;
  const faces = facesAt(client, trap, at);
  client.hold({ trap, at, face: faces.includes(face) ? face : faces[0] });
}

export function turn(client) {
  const { trap, at, face } = client.hand;
  const faces = at
    ? facesAt(client, trap, at)
    : [...new Set(placings(client, trap).map((each) => each.face))];
  client.hold({ trap, at, face: faces[(faces.indexOf(face) + 1) % faces.length] });
}

export const canTurn = (client) =>
  Boolean(client.hand) &&
  new Set(placings(client, client.hand.trap).map(({ face }) => face)).size > 1;

export function place(client) {
  const action = client.hand?.at && handAction(client, client.hand);
  if (action) client.act(action);
}

export const trap = {
  icon: "i-trap",

  lit(client) {
    const { hand, t } = client;
    const lit = new Map();
    if (hand) for (const { at } of placings(client, hand.trap)) lit.set(at, t("client.may.place"));
    else for (const at of retrievals(client).keys()) lit.set(at, t("client.may.take_back"));
    return lit;
  },

  tap(client, at, pointer) {
    const { hand } = client;
    if (!hand) return client.take(client.taking === at ? null : at);
    if (hand.at === at) return place(client);
    lay(client, at);
    // A mouse has shown the forecast while it hovered; a finger sees it now.
    if (pointer === "mouse" && facesAt(client, hand.trap, at).length === 1) place(client);
  },

  action(client, at) {
    const { hand } = client;
    if (!hand) return retrievals(client).get(at) ?? null;
    if (hand.at) return handAction(client, hand);
    const faces = facesAt(client, hand.trap, at);
    if (!faces.length) return null;
    return handAction(client, {
      ...hand,
      at,
      face: faces.includes(hand.face) ? hand.face : faces[0],
    });
  },

  hint(client) {
    const { hand, t } = client;
    if (!hand) return t(placeable(client).size ? "client.hint.trap" : "client.hint.take_back");
    const name = t(`trap.${hand.trap}`);
    if (!hand.at) return t("client.hint.place", { trap: name });
    return t(canTurn(client) ? "client.hint.turn" : "client.hint.confirm", { trap: name });
  },

  stage(client) {
    const { hand, taking } = client;
    const laid = hand && (hand.at ? hand : client.considered && { ...client.considered });
    if (laid?.at) client.board.fill("hand", inHand(laid));
    if (hand?.at && !client.dragging)
      client.papers.near(hand.at, `place ${hand.trap}`, () => placePop(client));
    else if (taking) client.papers.near(taking, "take back", () => takePop(client, taking));
  },

  key(client, event) {
    if (event.key === "Escape" && (client.hand || client.taking)) client.hold(null);
    else if (event.key.toLowerCase() === "r" && canTurn(client)) turn(client);
    else return false;
    return true;
  },
};

function inHand(laid) {
  const { x, y } = point(laid.at);
  return svg("g.b-drag", tile(laid, x, y - 3, 82));
}

/** *Turn* and *place* beside the tile (on a phone they live in the bar below). */
function placePop(client) {
  const { t, hand } = client;
  const name = t(`trap.${hand.trap}`);
  return element(
    "div.pop.acts-pop",
    { role: "group", "aria-label": name },
    canTurn(client) &&
      element(
        "button.icon-btn",
        {
          "data-key": "turn",
          title: `${t("client.turn")} (R)`,
          "aria-label": t("client.turn"),
          "aria-keyshortcuts": "R",
          onclick: () => turn(client),
        },
        icon("rotate"),
      ),
    element(
      "button.icon-btn.go",
      {
        "data-key": "go",
        title: t("client.place", { trap: name }),
        "aria-label": t("client.place", { trap: name }),
        onclick: () => place(client),
      },
      icon("check"),
    ),
  );
}

function takePop(client, at) {
  const { t } = client;
  const kind = client.scene.board.tiles[at];
  return element(
    "div.pop",
    { role: "group", "aria-label": kind && tileName(t, kind) },
    element(
      "button.btn.little",
      { onclick: () => client.act(retrievals(client).get(at)) },
      icon("undo"),
      t("client.take_back"),
    ),
  );
}
