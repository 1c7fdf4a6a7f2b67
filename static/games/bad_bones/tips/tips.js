/** What a thing is and does now: on hover, on a long press, on focus. */
import { element, replace } from "../../../core/ui/dom.js";
import { placeTip } from "./places.js";
import { thingTip } from "./things.js";

const REST = 550;
const PRESS = 450;

/** Where the mouse was last: a board that is drawn under a mouse at rest has not been asked about. */
const mouse = { x: NaN, y: NaN };
/** @param {any} event of a pointer */
const follow = ({ clientX, clientY }) => Object.assign(mouse, { x: clientX, y: clientY });
for (const type of ["pointermove", "pointerdown"])
  addEventListener(type, follow, { capture: true, passive: true });
const rests = ({ clientX, clientY }) => clientX === mouse.x && clientY === mouse.y;

export class Tips {
  #timer = 0;
  #paper = element("div.tips", { role: "tooltip", hidden: true });

  constructor(client) {
    this.client = client;
    const { root } = client;
    this.open = false;
    this.listeners = {
      pointerover: (event) =>
        event.pointerType === "mouse" && !rests(event) && this.#wait(event.target, REST),
      pointerdown: (event) => {
        this.hide();
        this.pressed = false;
        if (event.pointerType !== "mouse") this.#wait(event.target, PRESS);
      },
      // The click at the end of a long press has asked what this is; it does not choose it.
      click: (event) => {
        if (!this.pressed) return;
        event.stopPropagation();
        event.preventDefault();
      },
      pointerup: (event) => event.pointerType !== "mouse" && clearTimeout(this.#timer),
      pointercancel: () => clearTimeout(this.#timer),
      pointermove: (event) =>
        event.pointerType !== "mouse" &&
        Math.hypot(event.movementX, event.movementY) > 4 &&
        clearTimeout(this.#timer),
      pointerleave: (event) => event.pointerType === "mouse" && this.hide(),
      contextmenu: (event) =>
        event.target.closest("[data-place], [data-tip]") && event.preventDefault(),
      focusin: (event) =>
        event.target.matches?.(":focus-visible") && this.#wait(event.target, REST),
      focusout: () => this.hide(),
    };
    for (const [type, listener] of Object.entries(this.listeners))
      root.addEventListener(type, listener, type === "click");
    document.body.append(this.#paper);
  }

  /** Looks at a place at once. @param {string} place */
  lens(place) {
    const target = this.client.board.node.querySelector(`[data-place="${place}"]`);
    if (target) this.#show(target);
  }

  #wait(target, time) {
    clearTimeout(this.#timer);
    const subject = target.closest?.("[data-tip], [data-place]");
    if (!subject) return this.hide();
    if (subject === this.subject) return;
    this.hide();
    // Where something may be chosen its forecast comes first; words would only cover it.
    const chosen = this.client.way?.lit(this.client).has(subject.dataset.place);
    this.#timer = setTimeout(
      () => {
        this.#show(subject);
        this.pressed = time === PRESS && this.open;
      },
      chosen && time === REST ? 4 * REST : time,
    );
  }

  #show(subject) {
    const { client } = this;
    if (!subject.isConnected || client.dragging || client.playing) return;
    const { place, tip } = subject.dataset;
    const content =
      client.tip?.(subject.dataset) ?? (place ? placeTip(client, place) : thingTip(client, tip));
    if (!content) return;
    this.subject = subject;
    this.open = true;
    replace(this.#paper, content);
    this.#paper.hidden = false;
    if (place?.includes(",") && content.classList.contains("lens"))
      this.ring = client.board.outline(place, "look");
    this.#put(subject.getBoundingClientRect());
  }

  /** Beside the thing, inside the window. */
  #put(at) {
    const { offsetWidth: width, offsetHeight: height } = this.#paper;
    const right = at.right + 10 + width < innerWidth;
    const left = right ? at.right + 10 : at.left - 10 - width;
    const beside = left > 8;
    const x = beside ? left : Math.min(Math.max(8, at.left), innerWidth - width - 8);
    const y = beside
      ? at.top + at.height / 2 - height / 2
      : at.top - height - 10 > 8
        ? at.top - height - 10
        : at.bottom + 10;
    this.#paper.style.left = `${x}px`;
    this.#paper.style.top = `${Math.min(Math.max(8, y), innerHeight - height - 8)}px`;
  }

  hide() {
    clearTimeout(this.#timer);
    this.ring?.remove();
    this.ring = this.subject = null;
    this.open = false;
    this.#paper.hidden = true;
  }

  destroy() {
    this.hide();
    this.#paper.remove();
    for (const [type, listener] of Object.entries(this.listeners))
      this.client.root.removeEventListener(type, listener, type === "click");
  }
}
