/** Where things fly: over everything, in the places of the table as it stood. */
import { replace } from "../core/ui/dom.js";

/** @typedef {{time?: number, delay?: number, turn?: boolean, fade?: boolean}} How `turn`: over on the way; `fade`: it vanishes there */

const EASE = "cubic-bezier(.4, 0, .2, 1)";

export class Stage {
  /** All that was moved, also what has arrived. @type {Animation[]} */ #moved = [];
  #ended = false;
  #air;
  #page;
  #flying;
  #without;

  /**
   * @param {object} where
   * @param {Table} where.table
   * @param {Element} where.air what flies is laid in here
   * @param {Element} where.page has `data-moving` meanwhile
   * @param {object} how
   * @param {string} how.flying class of what flies
   * @param {string[]} [how.without] classes that a copy of it loses: nothing in the air can be chosen
   */
  constructor({ table, air, page }, { flying, without = [] }) {
    this.table = table;
    this.#air = air;
    this.#page = page;
    this.#flying = flying;
    this.#without = without;
    page.toggleAttribute("data-moving", true);
  }

  /** Ends everything at once. What has arrived stays there until now, and would stay for ever: the table keeps what it can. */
  clear() {
    this.#ended = true;
    for (const animation of this.#moved) animation.cancel();
    replace(this.#air);
    this.#page.toggleAttribute("data-moving", false);
  }

  sound(name) {
    this.table.sound(name);
  }

  /** @returns {Promise<void>} resolves even if it is cut short */
  async move(node, frames, time, options) {
    const { motion } = this.table;
    if (this.#ended || !motion || !node) return;
    const animation = node.animate(frames, {
      duration: time / motion,
      easing: EASE,
      fill: "both",
      ...options,
    });
    this.#moved.push(animation);
    await animation.finished.catch(() => {});
  }

  /**
   * A copy of `node` flies to where `target` is, and stays there until the table is drawn anew.
   * @param {Element|null} node @param {Element|null} target @param {How} [how]
   */
  async fly(node, target, how) {
    if (!node) return;
    const copy = /** @type {Element} */ (node.cloneNode(true));
    copy.removeAttribute("data-key");
    copy.classList.remove(...this.#without);
    const size = box(node);
    await this.#fly(copy, size, size, target, how, () => (node.style.visibility = "hidden"));
  }

  /** Something new comes from a place, and vanishes in the other. @param {Element} node not yet in the page @param {How} [how] */
  async send(node, from, target, how) {
    this.#air.append(node);
    await this.#fly(node, box(node), box(from), target, how);
    node.remove();
  }

  async #fly(
    copy,
    size,
    start,
    target,
    { time = 300, delay = 0, turn = false, fade = false } = {},
    begin,
  ) {
    const end = box(target);
    if (!size || !start || !end || this.#ended) return copy.remove();
    copy.classList.add(this.#flying);
    for (const name of ["width", "height"]) copy.style.setProperty(name, `${size[name]}px`);
    this.#air.append(copy);
    begin?.();
    const at = ({ x, y }) => `translate(${x - size.width / 2}px, ${y - size.height / 2}px)`;
    const scale = Math.min(1, Math.max(0.35, end.height / size.height, end.width / size.width));
    await this.move(
      copy,
      [
        { transform: at(start) },
        ...(turn
          ? [{ transform: `${at(half(start, end))} rotateY(180deg) scale(1.6)`, offset: 0.5 }]
          : []),
        {
          transform: `${at(end)} rotateY(${turn ? 360 : 0}deg) scale(${scale})`,
          opacity: fade ? 0 : 1,
        },
      ],
      time,
      { delay: delay / (this.table.motion || 1) },
    );
    if (fade) copy.remove();
    return undefined;
  }

  pulse(node, time = 260) {
    return this.move(node, [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], time);
  }
}

const half = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The middle and the size of what is in sight. */
function box(node) {
  const rect = node?.getBoundingClientRect();
  if (!rect?.width || !rect.height) return null;
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width: rect.width,
    height: rect.height,
  };
}
