/** The log points at a place: the part of the table that shows it is ringed for a moment. */
import { forAMoment } from "../../../kit/moment.js";
import { clients } from "../../../kit/mounted.js";

const LONG = 1800;

/** @param {Element} root @param {string|number} place a site, a university space, a mode, a patron … */
export function highlight(root, place) {
  const client = clients.get(root);
  const node = client?.root.querySelector(`[data-place="${CSS.escape(String(place))}"]`);
  if (!node) return;
  client.front(node);
  node.scrollIntoView({ block: "nearest" });
  forAMoment(node, "pointed", LONG);
}
