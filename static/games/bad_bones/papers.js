/**
 * Small papers over the board. One that has not changed stays the same element: a forecast that
 * arrives between press and release must not take a button from under the finger.
 */
import { HEIGHT, WIDTH, point } from "./geometry.js";

export class Papers {
  #shown = "";
  /** @type {{key: string, make: () => HTMLElement}[]} */ #wanted = [];

  constructor(over) {
    this.over = over;
  }

  /** @param {string} key what the paper says and where @param {() => HTMLElement} make */
  add(key, make) {
    this.#wanted.push({ key, make });
  }

  /** A paper under (or, low on the board, above) a place. */
  near(place, key, make) {
    this.add(`${place} ${key}`, () => put(make(), place));
  }

  /** Shows what was asked for since the last time. */
  lay() {
    const wanted = this.#wanted.splice(0);
    const keys = wanted.map(({ key }) => key).join("\n");
    if (keys === this.#shown) return;
    this.#shown = keys;
    const focused = this.over.contains(document.activeElement) && document.activeElement.dataset.key;
    this.over.replaceChildren(...wanted.map(({ make }) => make()));
    if (focused) this.over.querySelector(`[data-key="${focused}"]`)?.focus();
  }
}

function put(paper, place) {
  const { x, y } = point(place);
  const above = y > HEIGHT * 0.72;
  paper.classList.toggle("above", above);
  paper.classList.toggle("at-left", x < 140);
  paper.classList.toggle("at-right", x > WIDTH - 140);
  paper.style.left = `${(x / WIDTH) * 100}%`;
  paper.style.top = `${((above ? y - 40 : y + 34) / HEIGHT) * 100}%`;
  return paper;
}
