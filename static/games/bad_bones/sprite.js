/**
 * The drawings, laid into the page once. A drawing that is fetched through `<use href="file#id">` is
 * not there in the frame in which it is made: pieces that are redrawn while they move would flicker.
 */
import { asset } from "../../core/asset.js";
import { svg } from "../../core/dom.js";

const PREFIX = "piece-";

/** For `<use href>`. */
export const piece = (id) => `#${PREFIX}${id}`;

/** A drawing as an element of its own. Decorative unless it is given a `label`. */
export function use(id, { label, ...props } = {}) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { ...named, ...props }, svg("use", { href: piece(id) }));
}

/** An icon of the interface, in the colour of the text. */
export const icon = (id, props) => use(`i-${id}`, { class: "i", ...props });

/** @returns {Promise<void>} when they are here */
export async function sprite() {
  if (document.getElementById(`${PREFIX}hero`)) return;
  const answer = await fetch(asset("pieces.svg"));
  const file = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const symbol of file.querySelectorAll("symbol")) {
    symbol.id = PREFIX + symbol.id;
    // Their titles are for who opens the file; the table has words of its own, in both languages.
    symbol.querySelector("title")?.remove();
  }
  const drawings = svg("svg", { class: "sprite", width: 0, height: 0, "aria-hidden": "true" }, [...file.children]);
  document.body.append(drawings);
}
