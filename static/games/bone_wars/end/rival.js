/** Alone one plays against Theodore, who has no seat: the end page shows him beside the player. */
import { PATRONS } from "../pieces/names.js";
import { icon } from "../pieces/pieces.js";

const WHEN = ["midgame", "final"];

/** See docs/client.md. @param {Table} table */
export function rival({ t, view }) {
  const { players, scorings } = view.public;
  const at = players.findIndex(({ theodore }) => theodore);
  if (at < 0) return null;
  const parts = Object.fromEntries(
    scorings.flatMap(({ points }, when) =>
      PATRONS.map((patron) => [`${WHEN[when]}_${patron}`, points[at][patron]]),
    ),
  );
  const points = players[at].rp;
  const scored = Object.values(parts).reduce((sum, each) => sum + each, 0);
  return {
    name: t("theodore.name"),
    face: () => icon("theodore"),
    points,
    parts: { ...parts, other: points - scored },
  };
}
