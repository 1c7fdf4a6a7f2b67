/** A board while it is being played on: the view as it was, changed event by event. */

import { svg } from "../../../core/ui/dom.js";
import { boardOf, sceneOf } from "../board/scene.js";

export class Stage {
  constructor(client, change, seat) {
    this.client = client;
    this.seat = seat;
    this.after = boardOf(client.table.view, client.table.seat, seat);
    const before = change.before.public ? change.before : client.table.view;
    this.board = structuredClone(boardOf(before, client.table.seat, seat));
    this.side = (change.before.public ?? client.table.view.public).side;
    /** Houses that catch fire now. @type {Set<number>} */
    this.catching = new Set();
    /** Who has just left the board, as it was. @type {Map<number, Data>} */
    this.gone = new Map();
    this.drawings = drawingsOf(client, seat);
    this.pending = false;
  }

  /** The side that marches next, when this change is over. */
  get sideNow() {
    return this.client.table.view.public.side;
  }

  get isMine() {
    return this.client.seat === this.seat;
  }

  skeleton(id) {
    return this.board.skeletons[id];
  }

  /** Redraws once, however many events have just changed something. */
  draw() {
    if (this.pending) return;
    this.pending = true;
    queueMicrotask(() => {
      this.pending = false;
      if (!this.over) this.#draw();
    });
  }

  #draw() {
    const scene = sceneOf(this.client.table, this.seat, this.board);
    for (const drawing of this.drawings) {
      const edges = drawing.density === "full" ? scene.edges : undefined;
      drawing.draw({ ...scene, side: this.side, edges, catching: this.catching });
    }
  }

  /**
   * A moving piece on every drawing, each as that drawing is turned.
   * @param {Data} event
   * @param {(actor: SVGElement, seen: Data, turn: import("../prompt/turn.js").Turn) => void} direct fills it and
   *   sets it in motion; `seen` is the event with its places and facings as they are seen there
   * @returns {SVGElement[]}
   */
  actors(event, direct) {
    return this.drawings.map((drawing) => {
      const actor = svg("g.actor");
      drawing.layers.actors.append(actor);
      direct(actor, drawing.turn.event(event), drawing.turn);
      return actor;
    });
  }

  sound(name) {
    if (this.isMine) this.client.table.sound(name);
  }

  strike() {
    this.over = true;
    for (const drawing of this.drawings) {
      drawing.fill("actors");
      drawing.fill("trails");
    }
  }
}

/** Every drawing of a seat's board that somebody can see. */
function drawingsOf(client, seat) {
  const drawings = [
    client.seat === seat && client.board,
    client.panels.get(seat)?.board,
    client.large?.seat === seat && client.large.board,
  ];
  return drawings.filter(Boolean).filter((drawing) => drawing.node.getClientRects().length);
}
