/** Dragging a tile from the supply, or the hero, onto the board. Fingers, pens and mice alike. */
import { element } from "../../../core/ui/dom.js";
import { listen } from "../../../kit/listeners.js";
import { isSpace, placeAt, toDrawing } from "../board/geometry.js";
import { canTurn, lay, place, placeable } from "../choices/trap.js";
import { tileDrawing } from "../say/names.js";
import { use } from "../sprite.js";

/** So far a tap stays a tap. */
const SLACK = 7;

export function drags(client) {
  client.parts.supply.addEventListener("pointerdown", (event) => {
    const trap = event.target.closest("[data-trap]")?.dataset.trap;
    if (!trap || client.table.decision?.actions[0].type.split(".")[0] !== "trap") return;
    if (client.way && placeable(client).has(trap)) begin(client, event, tileDrag(client, trap));
  });
  client.board.node.addEventListener("pointerdown", (event) => {
    const at = event.target.closest?.("[data-place]")?.dataset.place;
    const moving = client.way && client.table.decision.actions[0].type === "hero.move";
    if (moving && at === client.scene.board.hero) begin(client, event, heroDrag(client));
  });
}

/**
 * @typedef {{drawing: string, start: () => void, over: (place: string|null) => void,
 *   drop: (place: string|null) => void}} Drag
 * @param {PointerEvent} first
 * @param {Drag} drag
 */
function begin(client, first, drag) {
  if (first.button !== 0) return;
  client.dragged = false;
  let piece = null;
  const at = (event) => {
    const place = placeAt(toDrawing(client.board.node, { x: event.clientX, y: event.clientY }));
    return place && isSpace(place) && client.way?.lit(client).has(place) ? place : null;
  };
  const move = (event) => {
    if (event.pointerId !== first.pointerId) return;
    const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLACK;
    if (!piece && !far) return;
    if (!piece) {
      client.dragging = client.dragged = true;
      client.tips.hide();
      drag.start();
      piece = lift(client, drag.drawing);
    }
    event.preventDefault();
    piece.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    const place = at(event);
    piece.classList.toggle("landed", Boolean(place));
    drag.over(place);
  };
  const end = (event) => {
    if (event.pointerId !== first.pointerId) return;
    stop();
    piece?.remove();
    client.dragging = false;
    if (piece) drag.drop(event.type === "pointerup" ? at(event) : null);
    // The click that follows a drag is no tap.
    setTimeout(() => (client.dragged = false));
  };
  const pointers = { pointermove: move, pointerup: end, pointercancel: end };
  const stop = listen(window, pointers, { passive: false });
}

function lift(client, drawing) {
  const piece = element("div.lifted", use(drawing));
  client.parts.air.append(piece);
  return piece;
}

/** @returns {Drag} */
function tileDrag(client, trap) {
  return {
    drawing: tileDrawing({ trap, face: client.hand?.trap === trap ? client.hand.face : undefined }),
    start() {
      const face = client.hand?.trap === trap ? client.hand.face : undefined;
      const first = client.table.decision.actions.find((each) => each.trap === trap)?.face;
      client.hold({ trap, at: null, face: face ?? first });
    },
    over(at) {
      if (at && at !== client.hand.at) lay(client, at);
      else if (!at && client.hand.at) client.hold({ ...client.hand, at: null });
    },
    drop(at) {
      if (!at) return client.hold(null);
      if (canTurn(client)) client.drawMine();
      else place(client);
    },
  };
}

/** @returns {Drag} */
function heroDrag(client) {
  const to = (at) => client.way?.action(client, at) ?? null;
  return {
    drawing: "hero",
    start: () => client.parts.stage.classList.add("lifting"),
    over: (at) => client.consider(at && to(at)),
    drop(at) {
      client.parts.stage.classList.remove("lifting");
      if (at) client.act(to(at));
      else client.consider(null);
    },
  };
}
