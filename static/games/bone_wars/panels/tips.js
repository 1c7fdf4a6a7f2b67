/**
 * What a sign is and does, for those without a mouse: on a long press, and where the keyboard rests. (A mouse has the
 * titles themselves.)
 */
import { element } from "../../../core/ui/dom.js";
import { listen } from "../../../kit/listeners.js";
import { inside, Tips } from "../../../kit/tips.js";

const REST = 700;

export class Titles extends Tips {
  #still;

  constructor({ parts, root }) {
    super(root, element("div.tip-paper", { role: "tooltip", hidden: true }), REST);
    this.parts = parts;
    this.#still = listen(root, { scroll: () => this.hide() }, { capture: true });
    parts.bw.append(this.paper);
  }

  subjectOf(target) {
    return target.closest?.("[title], svg[aria-label]");
  }

  tell(subject) {
    const text = subject.getAttribute("title") ?? subject.getAttribute("aria-label");
    this.parts.bw.append(this.paper); // the layout may have been made anew
    this.paper.textContent = text;
    return Boolean(text);
  }

  /** Above the thing or below it, inside the window. */
  put(at) {
    const { offsetWidth: width, offsetHeight: height } = this.paper;
    const above = at.top - height - 8;
    const below = Math.min(at.bottom + 8, innerHeight - height - 8);
    const left = inside(at.left + at.width / 2 - width / 2, width, innerWidth);
    this.paper.style.setProperty("left", `${left}px`);
    this.paper.style.setProperty("top", `${above > 8 ? above : below}px`);
  }

  destroy() {
    super.destroy();
    this.#still();
  }
}
