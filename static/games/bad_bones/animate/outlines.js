/** Reduced motion: what has changed is outlined instead of moved. */

const STAY = 2000;
/** The cemetery and the village are no place of the board. */
const isPlace = (place) => /\d$/.test(place);

export function outlines(client, events) {
  const places = new Set();
  for (const { seat, at, to, path, from } of events) {
    if (seat !== client.seat) continue;
    for (const place of [at, to, path?.at(-1), from]) if (place) places.add(place);
  }
  for (const place of places) {
    if (!isPlace(place)) continue;
    const ring = client.board.outline(place, "changed");
    setTimeout(() => ring.remove(), STAY);
  }
}
