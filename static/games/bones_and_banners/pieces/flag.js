/** A banner counter in the colours of a house. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/**
 * @param {number|string} n "?" where nobody knows
 * @param {number} seat whose
 * @param {{class?: any, size?: string, label?: string}} [how] `size`: a length of css
 */
export const flag = (n, seat, { class: more, size, label } = {}) =>
  element(
    "span.flag",
    {
      class: [`h${seat}`, String(n).length > 2 && "wide", more].flat(),
      ...(size && { style: { "--s": size } }),
    },
    use(`banner-${seat}`, { label }),
    element("b", n),
  );
