/** The table itself, with what the game puts in front of each seat. */
import { asset } from "../../core/net/asset.js";
import { element, piece, svg } from "../../core/ui/dom.js";
import { onTable } from "./places.js";

const PLACE = { width: 120, height: 104 };
const STANDING = { width: 36, height: 42 };
const CENTRE = { x: 210, y: 142, width: 280, height: 200 };

export function tabletop(engine, seats, places) {
  const drawing = (id) => `${asset(`games/${engine}/lobby.svg`)}#${id}`;
  const place = (seat, i) => {
    const [x, y, turn, scale] = onTable(places[i], seats.length);
    const taken = seat.person || seat.bot;
    return element(
      "g",
      { opacity: taken ? null : 0.5 },
      element("use", {
        href: drawing("place"),
        x: -PLACE.width / 2,
        y: -PLACE.height / 2,
        ...PLACE,
        transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      }),
      taken &&
        element("use", {
          href: drawing("standing"),
          x: x - STANDING.width / 2,
          y: y - 26,
          ...STANDING,
        }),
    );
  };
  return svg(
    "svg.tabletop",
    { viewBox: "20 0 660 500", "aria-hidden": "true" },
    element("use", { href: piece("table-top"), x: 20, y: 0, width: 660, height: 500 }),
    seats.map(place),
    element("use", { href: drawing("centre"), ...CENTRE }),
  );
}
