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
export const ON_TABLE = {
  bottom: [350, 374, 0, 1.12],
  left: [174, 244, 90, 0.95],
  topleft: [238, 132, 150, 0.8],
  top: [350, 104, 180, 0.95],
  topright: [462, 132, 210, 0.8],
  right: [526, 244, -90, 0.95],
};
const NARROW_TOP = { topleft: [218, 146, 140, 0.78], top: [350, 98, 180, 0.78], topright: [482, 146, 220, 0.78] };

/** @returns {(keyof typeof ON_TABLE)[]} a place for each seat; spectators see seat 0 in front */
export function places(count, me) {
  const round = ROUND[count] ?? ROUND[6];
  return Array.from({ length: count }, (_, seat) => round[(seat - (me ?? 0) + count) % count] ?? "top");
}

export const onTable = (place, count) => (count === 6 && NARROW_TOP[place]) || ON_TABLE[place];
