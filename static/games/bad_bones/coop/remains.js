/** What was left when a cooperative game was over: each one's towers, and the capital. */
import { svg } from "../../../core/ui/dom.js";
import { draw as drawing } from "../board/pieces.js";
import { moreSprite } from "../sprite.js";
import { load } from "../styles.js";
import { Capital } from "./capital.js";
import { housesOf } from "./rounds.js";

// Who opens the page of a game that was over long ago has neither.
await Promise.all([load("coop"), moreSprite()]);

/** `sky`: what a tower of one floor leaves empty of its drawing. */
const TOWER = { width: 72, height: 85, sky: 20 };
const CAPITAL = 580;

/** @param {Element} root @param {Table} table @param {number|null} seat null: what is everybody's */
export const draw = (root, table, seat) =>
  root.replaceChildren(seat === null ? capital(table) : towers(table, seat));

function towers({ t, view }, seat) {
  const {
    floors_max: most,
    board: { floors: left },
  } = view.public.seats[seat];
  const { width, height, sky } = TOWER;
  return svg(
    "svg",
    {
      viewBox: `0 ${sky} ${most * width} ${height - sky}`,
      role: "img",
      "aria-label": t("coop.client.floors_of", { left, most }),
    },
    Array.from({ length: most }, (_, i) =>
      drawing(i < left ? "tower-1" : "tower-0", (i + 0.5) * width, height / 2, width, { height }),
    ),
  );
}

function capital({ t, view }) {
  const { left: count, most } = housesOf(view.public);
  const walls = new Capital(CAPITAL);
  walls.draw(count, most, t("coop.capital_houses", { count, most }));
  return walls.node;
}
