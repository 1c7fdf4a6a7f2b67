/** Where the seats are, seen by one of them: the next seat sits on my left. */

/** By number of seats, from mine clockwise (seen from above: to the left first). */
const ROUND = {
  1: ["bottom"],
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "topleft", "topright", "right"],
  6: ["bottom", "left", "topleft", "top", "topright", "right"],
};

/** Where a seat's place lies in the drawing of the table: middle, turn, scale. */
const ON_TABLE = {
  bottom: [350, 374, 0, 1.12],
  left: [174, 244, 90, 0.95],
  topleft: [238, 132, 150, 0.8],
  top: [350, 104, 180, 0.95],
  topright: [462, 132, 210, 0.8],
  right: [526, 244, -90, 0.95],
};
/** With five or six the sides move down to make room. */
const CROWDED = {
  left: [170, 280, 90, 0.85],
  topleft: [228, 138, 145, 0.76],
  top: [350, 98, 180, 0.76],
  topright: [472, 138, 215, 0.76],
  right: [530, 280, -90, 0.85],
};

/** @returns {(keyof typeof ON_TABLE)[]} a place for each seat; spectators see seat 0 in front */
export function places(count, me) {
  const round = ROUND[count] ?? ROUND[6];
  return Array.from(
    { length: count },
    (_, seat) => round[(seat - (me ?? 0) + count) % count] ?? "top",
  );
}

export const onTable = (place, count) => (count > 4 && CROWDED[place]) || ON_TABLE[place];
