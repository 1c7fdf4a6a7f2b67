/** The faces on the forest's edges: whose cemetery that forest leads to. */
import { svg } from "../../../core/ui/dom.js";
import { face } from "./pieces.js";

const ARROWS = { L: "M22 375 L10 384 L22 393Z", R: "M642 375 L654 384 L642 393Z" };
const AT = { L: 48, R: 616 };

/** @param {{L?: string, R?: string}} avatars */
export function edges(avatars) {
  return Object.entries(avatars).map(([edge, avatar]) =>
    svg("g.b-edge", svg("path", { d: ARROWS[edge] }), face(avatar, AT[edge], 384, 44)),
  );
}
