/**
 * Small papers over the board. One that has not changed stays the same element: a forecast that
 * arrives between press and release must not take a button from under the finger.
 */
import { still } from "../../../kit/still.js";
import { point } from "../board/geometry.js";

export class Papers {
  /** @type {{key: string, make: () => HTMLElement}[]} */ #wanted = [];

  /** @param {HTMLElement} over @param {{x: number, y: number, width: number, height: number}} frame of the board below */
  constructor(over, frame) {
    this.over = over;
    this.frame = frame;
  }

  /** @param {string} key what the paper says and where @param {() => HTMLElement} make */
  add(key, make) {
    this.#wanted.push({ key, make });
  }

  /** A paper under (or, low on the board, above) a place. */
  near(place, key, make) {
    this.add(`${place} ${key}`, () => put(make(), place, this.frame));
  }

  /** Shows what was asked for since the last time. */
  lay() {
    const wanted = this.#wanted.splice(0);
    const keys = wanted.map(({ key }) => key);
    still(this.over, keys, () => wanted.map(({ make }) => make()));
  }
}

function put(paper, place, frame) {
  const { x, y } = point(place);
  const above = y - frame.y > frame.height * 0.72;
  paper.classList.toggle("above", above);
  paper.classList.toggle("at-left", x < 140);
  paper.classList.toggle("at-right", x > frame.x + frame.width - 140);
  paper.style.left = `${((x - frame.x) / frame.width) * 100}%`;
  paper.style.top = `${(((above ? y - 40 : y + 34) - frame.y) / frame.height) * 100}%`;
  return paper;
}
