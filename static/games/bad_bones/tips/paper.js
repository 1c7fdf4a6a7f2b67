/** The paper a tip is written on. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {Element|string} drawing @param {string} title @param {...(string|Element|null)} texts */
export function paper(drawing, title, ...texts) {
  return element(
    "div.tip",
    element("span.tip-drawing", typeof drawing === "string" ? use(drawing) : drawing),
    element("b", title),
    element(
      "div.muted",
      texts.filter(Boolean).map((text) => element("p", text)),
    ),
  );
}
