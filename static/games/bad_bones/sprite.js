/**
 * The drawings, laid into the page once. A drawing that is fetched through `<use href="file#id">` is
 * not there in the frame in which it is made: pieces that are redrawn while they move would flicker.
 */
import { asked } from "../../core/net/api.js";
import { asset } from "../../core/net/asset.js";
import { patiently } from "../../core/net/patience.js";
import { svg } from "../../core/ui/dom.js";

const PREFIX = "piece-";

/** For `<use href>`. */
export const piece = (id) => `#${PREFIX}${id}`;

/** A drawing as an element of its own. Decorative unless it is given a `label`. @param {string} id @param {Data} [props] */
export function use(id, { label, ...props } = {}) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { ...named, ...props }, svg("use", { href: piece(id) }));
}

/** An icon of the interface, in the colour of the text. */
export const icon = (id, props) => use(`i-${id}`, { class: "i", ...props });

/** What every table needs: icons and faces, which are the interface's, and the game's pieces. */
const ALWAYS = ["core/icons", "games/bad_bones/pieces"];

/** @type {Map<string, Promise<void>>} files on their way, or here */
const files = new Map();

/** @returns {Promise<unknown>} when the drawings are here that every table needs */
export const sprite = () => Promise.all(ALWAYS.map(laid));

/** Those that most tables never need: ruins, chiefs, weapons … */
export const moreSprite = () => laid("games/bad_bones/pieces-more");

function laid(file) {
  if (!files.has(file)) files.set(file, lay(file));
  return files.get(file);
}

async function lay(file) {
  const { text } = await patiently(() => asked(asset(`${file}.svg`)));
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const symbol of drawing.querySelectorAll("symbol")) {
    symbol.id = PREFIX + symbol.id;
    // Their titles are for who opens the file; the table has words of its own, in both languages.
    symbol.querySelector("title")?.remove();
  }
  document.body.append(
    svg("svg", { class: "sprite", width: 0, height: 0, "aria-hidden": "true" }, [
      ...drawing.children,
    ]),
  );
}
