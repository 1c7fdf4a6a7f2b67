/** A patron's loyalty track laid level, with the two lines below which one is helped. */
import { element } from "../../../../core/ui/dom.js";
import { icon, seatMark } from "../../pieces/pieces.js";

/** @param {import("../../client.js").Client} client @param {"marsh"|"cope"} id @param {number} from where I stand @param {number} to where I shall stand */
export function track({ data, seat }, id, from, to) {
  const { values, loyalty_up_to: low, money_up_to: high } = data.track;
  const last = Math.min(values.length - 1, Math.max(high + 2, to + 1));
  return element(
    "ol",
    { class: ["loyalty-track", id], style: { "--n": last + 1 } },
    values
      .slice(0, last + 1)
      .map((value, at) =>
        element(
          "li",
          { class: at === to && to !== from ? "to" : at === from ? "me" : null },
          element("small", `×${value}`),
          (at === from || at === to) && seatMark(seat),
          at === low && element("i.player-line", icon("loyalty")),
          at === high && element("i.player-line", icon("dollar")),
        ),
      ),
  );
}
