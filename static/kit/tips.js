/** What a thing is and does, on a paper beside it: on hover, on a long press, where the keyboard rests. */
import { listen } from "./listeners.js";

const PRESS = 450;
/** A finger that goes further than this does not press. */
const SLACK = 8;

/** Where the mouse was last: what is drawn under a mouse at rest has not been asked about. */
const mouse = { x: NaN, y: NaN };
const follow = ({ clientX: x, clientY: y }) => void Object.assign(mouse, { x, y });
listen(window, { pointermove: follow, pointerdown: follow }, { capture: true, passive: true });
const rests = ({ clientX, clientY }) => clientX === mouse.x && clientY === mouse.y;

/** Keeps a paper inside the window. @param {number} at @param {number} size @param {number} room */
export const inside = (at, size, room) => Math.min(Math.max(8, at), room - size - 8);

/** A game's own tips say what the subjects are (`subjectOf`), fill the paper (`tell`) and lay it down (`put`). */
export class Tips {
  open = false;
  /** @type {HTMLElement|null} */ subject = null;
  /** Whether a long press has just asked what something is. */ pressed = false;
  #timer = 0;
  #deaf;
  #start = { x: 0, y: 0 };

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} paper
   * @param {number} rest how long the hand or the keyboard rests on something before it is explained, in milliseconds
   */
  constructor(root, paper, rest) {
    this.paper = paper;
    this.rest = rest;
    this.#deaf = listen(root, this.#listeners(root), { capture: true });
    paper.hidden = true;
  }

  /** @param {Element} _target @returns {HTMLElement|null} what would be explained there */
  subjectOf(_target) {
    return null;
  }

  /** Fills the paper. @param {HTMLElement} _subject @returns {boolean} whether there is anything to say */
  tell(_subject) {
    return false;
  }

  /** @param {DOMRect} _at where the subject is */
  put(_at) {}

  /** Whether a mouse that rests asks as well. */
  get hovers() {
    return false;
  }

  /** How long it takes until that is explained. @param {HTMLElement} _subject @param {number} time */
  delay(_subject, time) {
    return time;
  }

  #listeners(root) {
    const away = () => clearTimeout(this.#timer);
    return {
      pointerover: (event) =>
        this.hovers &&
        event.pointerType === "mouse" &&
        !rests(event) &&
        this.#wait(event.target, this.rest),
      pointerdown: ({ pointerType, target, clientX: x, clientY: y }) => {
        this.hide();
        this.pressed = false;
        this.#start = { x, y };
        if (pointerType !== "mouse") this.#wait(target, PRESS);
      },
      pointermove: ({ pointerType, clientX, clientY }) =>
        pointerType !== "mouse" &&
        Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > SLACK &&
        away(),
      pointerup: ({ pointerType }) => pointerType !== "mouse" && away(),
      pointercancel: away,
      pointerleave: ({ pointerType, target }) =>
        this.hovers && pointerType === "mouse" && target === root && this.hide(),
      // The click at the end of a long press has asked what this is; it does not choose it.
      click: (event) => {
        if (!this.pressed) return;
        this.pressed = false;
        event.stopPropagation();
        event.preventDefault();
      },
      contextmenu: (event) => this.pressed && event.preventDefault(),
      focusin: ({ target }) => target.matches?.(":focus-visible") && this.#wait(target, this.rest),
      focusout: () => this.hide(),
    };
  }

  #wait(target, time) {
    clearTimeout(this.#timer);
    const subject = this.subjectOf(target);
    if (!subject) return this.hide();
    if (subject === this.subject) return;
    this.hide();
    this.#timer = setTimeout(
      () => {
        this.show(subject);
        this.pressed = time === PRESS && this.open;
      },
      this.delay(subject, time),
    );
  }

  /** @param {HTMLElement} subject */
  show(subject) {
    if (!subject.isConnected || !this.tell(subject)) return;
    this.subject = subject;
    this.open = true;
    this.paper.hidden = false;
    this.put(subject.getBoundingClientRect());
  }

  hide() {
    clearTimeout(this.#timer);
    this.subject = null;
    this.open = false;
    this.paper.hidden = true;
  }

  destroy() {
    this.hide();
    this.paper.remove();
    this.#deaf();
  }
}
