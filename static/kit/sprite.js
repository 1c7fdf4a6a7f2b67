/**
 * Drawings, laid into the page once. One that is fetched through `<use href="file#id">` is not there in the frame in
 * which it is made: what is redrawn while it moves would flicker.
 */
import { asked } from "../core/net/api.js";
import { patiently } from "../core/net/patience.js";
import { svg } from "../core/ui/dom.js";

/**
 * @param {object} how
 * @param {string} how.prefix with which every id begins in the page, which has other drawings, too
 * @param {boolean} [how.titled] whether a drawing's label is its tooltip as well
 */
export function sprites({ prefix, titled = false }) {
  /** @type {Map<string, Promise<void>>} files on their way, or here */
  const files = new Map();

  /** For `<use href>`. @param {string} id */
  const piece = (id) => `#${prefix}${id}`;

  /** A drawing as an element of its own. Decorative unless it is given a `label`. @param {string} id @param {Data} [props] */
  const use = (id, { label, ...props } = {}) => {
    const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
    return svg(
      "svg",
      { ...named, ...props },
      titled && label && svg("title", label),
      svg("use", { href: piece(id) }),
    );
  };

  /** @param {string|URL} address of a file of symbols @returns {Promise<void>} when they are here */
  const lay = (address) => {
    const { href } = new URL(address, location.href);
    if (!files.has(href)) files.set(href, laid(href, prefix));
    return files.get(href);
  };
  return { piece, use, lay };
}

async function laid(address, prefix) {
  const { ok, text } = await patiently(() => asked(address));
  if (!ok) return;
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const symbol of drawing.querySelectorAll("symbol")) {
    if (!symbol.id.startsWith(prefix)) symbol.id = prefix + symbol.id;
  }
  document.body.append(
    svg("svg.sprite", { width: 0, height: 0, "aria-hidden": "true" }, [...drawing.children]),
  );
}
