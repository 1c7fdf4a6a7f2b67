/**
 * The drawings, laid into the page once. A drawing that is fetched through `<use href="file#id">` is
 * not there in the frame in which it is made: what is redrawn while it moves would flicker.
 */
import { asked } from "../../core/net/api.js";
import { patiently } from "../../core/net/patience.js";
import { svg } from "../../core/ui/dom.js";

/** In the files every id begins so: the page has other drawings, too. */
const PREFIX = "bw-";

/** For `<use href>`. */
export const piece = (id) => `#${PREFIX}${id}`;

/** A drawing as an element of its own. Decorative unless it is given a `label`, which is its tooltip as well. @param {string} id @param {Data} [props] */
export function use(id, { label, ...props } = {}) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg(
    "svg",
    { ...named, ...props },
    label && svg("title", null, label),
    svg("use", { href: piece(id) }),
  );
}

/** A sign, as large as its place says. @param {string} id of pieces.svg @param {{label?: string, class?: any}} [props] */
export const icon = (id, { class: more, ...props } = {}) =>
  use(id, { class: ["i", more].flat(2), ...props });

/** @type {Map<string, Promise<void>>} files on their way, or here */
const files = new Map();

/** @param {string} file of this folder @returns {Promise<void>} when its drawings are here */
export function sprite(file) {
  if (!files.has(file)) files.set(file, lay(new URL(`./${file}.svg`, import.meta.url)));
  return files.get(file);
}

async function lay(address) {
  const { ok, text } = await patiently(() => asked(address));
  if (!ok) return;
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  document.body.append(
    svg("svg", { class: "bw-sprite", width: 0, height: 0, "aria-hidden": "true" }, [
      ...drawing.children,
    ]),
  );
}
