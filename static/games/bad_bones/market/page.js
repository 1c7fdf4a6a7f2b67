/**
 * Where everything is. Four forms, by the room there is: `wide` (two stalls, the receipt beside them),
 * `tall` (the receipt below), `phone` (one list, the purse in the thumb's reach; the core's tab bar turns
 * to the others) and `flat` (a phone on its side).
 */
import { element, replace } from "../../../core/ui/dom.js";
import { roomOf, whenResized } from "../../../kit/room.js";
import { awning } from "./awning.js";

/** Where the core has tabs, and lays the feed over the page. */
const TABBED = 760;

/** @returns {"wide"|"tall"|"phone"|"flat"} */
function formFor(width, height) {
  if (height < 480 && width > height) return "flat";
  if (width < 760) return "phone";
  return width < 1000 ? "tall" : "wide";
}

const box = (name, props) => element("div", { class: name, ...props });

export class Page {
  #form = "";

  constructor(market) {
    this.market = market;
    this.parts = makeParts();
    const { bb, prompt, stalls, traps, weapons, quiet, side, mine, rest, air } = this.parts;
    replace(stalls, traps.node, weapons.node, quiet);
    replace(side, mine, rest);
    replace(bb, box("shop"), air);
    replace(bb.firstChild, prompt, stalls, side);
    replace(market.root, bb);
    this.destroy = whenResized(market.root, () => this.fit());
  }

  /** The feed lies beside the others; on a phone the core lays it over the page, and ours would measure it. */
  fit() {
    const { root, table } = this.market;
    const form = formFor(...roomOf(root));
    if (form === this.#form) return;
    this.#form = form;
    this.parts.bb.dataset.shop = form;
    const { feed } = table.parts;
    if (feed) (innerWidth < TABBED ? root : this.parts.rest).append(feed);
  }
}

function makeParts() {
  return {
    bb: box("bb market"),
    prompt: box("prompt"),
    stalls: box("stalls"),
    traps: stall("traps", awning()),
    weapons: stall("weapons"),
    quiet: element("p.quiet-here.muted"),
    side: element("aside.receipts"),
    mine: element("section.panel.mine"),
    rest: box("rest", { "data-show": "others" }),
    air: box("air", { "aria-hidden": "true" }),
  };
}

function stall(name, roof) {
  const head = element("h2");
  const goods = box("goods", { role: "group" });
  return {
    node: element("section", { class: ["panel stall", name] }, roof, head, goods),
    head,
    goods,
  };
}
