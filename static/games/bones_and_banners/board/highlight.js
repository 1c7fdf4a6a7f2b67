/** The log points at a land or a unit: it is ringed for a moment. */
import { forAMoment } from "../../../kit/moment.js";
import { clients } from "../../../kit/mounted.js";

const LONG = 1800;

/** @param {Element} root @param {string|number} place a land's id or a unit's number */
export function highlight(root, place) {
  /** @type {import("../client.js").Client|undefined} */
  const client = clients.get(root);
  if (!client) return;
  client.table.front("field");
  if (client.view.centre.some(({ land }) => land === place)) client.turnTo(String(place));
  const id = CSS.escape(String(place));
  const node = client.root.querySelector(`[data-land="${id}"], [data-unit="${id}"]`);
  node?.scrollIntoView({ block: "nearest" });
  forAMoment(node, "pointed", LONG);
}
