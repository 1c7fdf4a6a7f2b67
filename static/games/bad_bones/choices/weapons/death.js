/** The death staff: to whose cemetery the slain go. Tap a face, or that player's board. */
import { element } from "../../../../core/ui/dom.js";
import { targetButtons } from "../targets.js";
import { uses } from "./uses.js";

export const death = {
  target: (client, seat) => uses(client).find((each) => each.seat === seat) ?? null,
  body: (client) => element("div.row.wrap.targets", targetButtons(client, uses(client))),
};
