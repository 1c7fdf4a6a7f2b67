/** A host who has closed the room must not hold the others up. */

/**
 * Whether I may take over as host.
 * @param {{host: string}} room @param {{person: string|null, seat: number|null}} you
 * @param {{online: string[]}} presence
 */
export function hostIsAway(room, you, presence) {
  const online = presence?.online ?? [];
  // Before the first word about who is here nobody seems to be, not even I.
  return you?.seat != null && online.includes(you.person) && !online.includes(room.host);
}
