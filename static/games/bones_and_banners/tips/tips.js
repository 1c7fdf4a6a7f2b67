/** The paper that explains a card: where a mouse or the keyboard rests on it, and on a long press. */
import { fetched } from "../../../core/net/patience.js";
import { element, replace } from "../../../core/ui/dom.js";
import { listen } from "../../../kit/listeners.js";
import { inside, Tips } from "../../../kit/tips.js";
import { load } from "../styles.js";

const REST = 600;
/** Between the paper and what it is about. */
const GAP = 10;

/** What is said of a card is fetched as soon as somebody looks round. @type {typeof import("./about.js")|null} */
let about = null;

async function learn() {
  if (about) return;
  [about] = await Promise.all([fetched(() => import("./about.js")), load("tips")]);
}

export class CardTips extends Tips {
  #client;
  #still;
  #looking;

  /** @param {import("../client.js").Client} client */
  constructor(client) {
    super(client.root, element("div.bnb.tip-paper", { role: "tooltip" }), REST);
    this.#client = client;
    this.#still = listen(client.root, { scroll: () => this.hide() }, { capture: true });
    this.#looking = listen(
      client.root,
      { pointerover: learn, pointerdown: learn, focusin: learn },
      { capture: true, once: true },
    );
    document.body.append(this.paper);
  }

  get hovers() {
    return true;
  }

  subjectOf(target) {
    return target.closest?.("[data-card], [title]") ?? null;
  }

  /** @param {HTMLElement} subject */
  tell(subject) {
    if (!about) return false;
    const { card, unit } = subject.dataset;
    this.paper.classList.toggle("enlarged", Boolean(card));
    if (card) replace(this.paper, about.enlarged(this.#client, card, Number(unit)));
    else this.paper.textContent = subject.title;
    return Boolean(card) || !showsTitles(subject);
  }

  /** Beside the thing where there is room, else above or below it. @param {DOMRect} at */
  put(at) {
    const { offsetWidth: width, offsetHeight: height } = this.paper;
    const { style } = this.paper;
    const right = at.right + GAP;
    const left = right + width < innerWidth ? right : at.left - GAP - width;
    const beside = left > 0;
    const above = at.top - GAP - height;
    const below = at.bottom + GAP;
    const over = above > 0 ? above : below;
    style.left = `${inside(beside ? left : middle(at.left, at.width, width), width, innerWidth)}px`;
    style.top = `${inside(beside ? middle(at.top, at.height, height) : over, height, innerHeight)}px`;
  }

  destroy() {
    this.#still();
    this.#looking();
    super.destroy();
  }
}

const middle = (from, size, own) => from + size / 2 - own / 2;

/** A mouse has the titles themselves. @param {HTMLElement} subject */
const showsTitles = (subject) =>
  matchMedia("(hover: hover)").matches && !subject.matches(":focus-visible");
