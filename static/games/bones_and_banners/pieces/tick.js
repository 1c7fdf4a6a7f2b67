/** On the shoulder of what is chosen: a tick, or the mask of a bluff. */
import { element, icon } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

export const tick = (mask = false) =>
  element(
    "span.tick",
    { class: mask && "mask" },
    mask ? use("k-bluff") : icon("check", { class: null }),
  );
