/** A token by itself, for papers and rails. */
import { svg } from "../../../core/ui/dom.js";
import { token } from "./pieces.js";

export function portrait(skeleton, side, size) {
  if (!skeleton) return null;
  return svg(
    "svg.portrait",
    { width: size, height: size, viewBox: "0 0 76 76", "aria-hidden": "true" },
    token(skeleton, side, 38, 38, 76),
  );
}
