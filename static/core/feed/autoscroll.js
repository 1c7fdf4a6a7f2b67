// Keeps a list at its newest line, until somebody scrolls up to read.
//
// Only what a person does counts: a list that is moved to another place of the page, hidden or
// resized loses its position without anybody having scrolled.

const NEAR = 40;
const INPUTS = ["wheel", "touchmove", "keydown", "pointerdown"];

export class Following {
  #list;
  #reading = false;
  #touched = false;

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
    for (const input of INPUTS)
      list.addEventListener(input, () => (this.#touched = true), { passive: true });
    list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.keep()).observe(list);
    new IntersectionObserver(() => this.keep()).observe(list);
  }

  /** To the newest line, unless somebody reads further up. */
  keep() {
    if (!this.#reading) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** To the newest line. */
  back() {
    this.#reading = false;
    this.#touched = false;
    this.keep();
  }

  #scrolled() {
    if (!this.#touched) return;
    const { scrollTop, scrollHeight, clientHeight } = this.#list;
    this.#reading = scrollHeight - scrollTop - clientHeight > NEAR;
    if (!this.#reading) this.#touched = false;
  }
}
