/** The paper a tip is written on. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {Element|string} drawing @param {string} title @param {...(string|Element|null)} texts */
export function paper(drawing, title, ...texts) {
  return element(
    "div",
    { class: "tip" },
    element("span", { class: "tip-drawing" }, typeof drawing === "string" ? use(drawing) : drawing),
    element("b", null, title),
    element(
      "div",
      { class: "muted" },
      texts.filter(Boolean).map((text) => element("p", null, text)),
    ),
  );
}
