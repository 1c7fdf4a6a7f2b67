/** What a thing is and does now. */
import { element, replace } from "../../../core/ui/dom.js";
import { inside, Tips as KitTips } from "../../../kit/tips.js";
import { placeTip } from "./places.js";
import { thingTip } from "./things.js";

const REST = 550;
const EXPLAINED = "[data-tip], [data-place]";

export class Tips extends KitTips {
  constructor(client) {
    super(client.root, element("div.tips", { role: "tooltip", hidden: true }), REST);
    this.client = client;
    client.root.addEventListener(
      "contextmenu",
      (event) => event.target.closest(EXPLAINED) && event.preventDefault(),
    );
    document.body.append(this.paper);
  }

  get hovers() {
    return true;
  }

  subjectOf(target) {
    return target.closest?.(EXPLAINED);
  }

  /** Where something may be chosen its forecast comes first; words would only cover it. */
  delay({ dataset }, time) {
    const chosen = this.client.way?.lit(this.client).has(dataset.place);
    return chosen && time === REST ? 4 * REST : time;
  }

  /** Looks at a place at once. @param {string} place */
  lens(place) {
    const target = this.client.board.node.querySelector(`[data-place="${place}"]`);
    if (target) this.show(target);
  }

  tell({ dataset }) {
    const { client } = this;
    if (client.dragging || client.playing) return false;
    const { place, tip } = dataset;
    const content =
      client.tip?.(dataset) ?? (place ? placeTip(client, place) : thingTip(client, tip));
    if (!content) return false;
    replace(this.paper, content);
    if (place?.includes(",") && content.classList.contains("lens"))
      this.ring = client.board.outline(place, "look");
    return true;
  }

  /** Beside the thing, inside the window. */
  put(at) {
    const { offsetWidth: width, offsetHeight: height } = this.paper;
    const right = at.right + 10 + width < innerWidth;
    const left = right ? at.right + 10 : at.left - 10 - width;
    const beside = left > 8;
    const above = at.top - height - 10;
    const x = beside ? left : inside(at.left, width, innerWidth);
    const y = beside ? at.top + at.height / 2 - height / 2 : above > 8 ? above : at.bottom + 10;
    this.paper.style.left = `${x}px`;
    this.paper.style.top = `${inside(y, height, innerHeight)}px`;
  }

  hide() {
    this.ring?.remove();
    this.ring = null;
    super.hide();
  }
}
