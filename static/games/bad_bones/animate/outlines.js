/** Reduced motion: what has changed is outlined instead of moved. */

const STAY = 2000;

export function outlines(client, events) {
  const places = new Set();
  for (const { seat, at, to, path, from } of events) {
    if (seat !== client.seat) continue;
    for (const place of [at, to, path?.at(-1), from]) if (place) places.add(place);
  }
  for (const place of places) {
    if (place === "cemetery") continue;
    const ring = client.board.outline(place, "changed");
    setTimeout(() => ring.remove(), STAY);
  }
}
