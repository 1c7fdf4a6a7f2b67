/** Cards as their arms with their names: many of them on little room. */
import { element } from "../../../core/ui/dom.js";
import { drawingOf, shortName } from "../pieces/names.js";
import { use } from "../sprite.js";

/**
 * Copies of one card are one token with a number.
 * @param {import("../client.js").Client} client @param {string[]} ids @param {(id: string) => import("../../../core/ui/dom.js").Child} [note]
 */
export function tokens({ t, has, view }, ids, note) {
  const counts = Object.groupBy(ids, (id) => id);
  return element(
    "ul.card-tokens",
    Object.entries(counts).map(([id, { length: count }]) =>
      element(
        "li",
        { "data-card": id, tabindex: 0 },
        use(drawingOf(view, id)),
        count > 1 && element("b.times", `×${count}`),
        element("span", shortName(t, has, id)),
        note && element("small", note(id)),
      ),
    ),
  );
}
