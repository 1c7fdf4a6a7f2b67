/**
 * Who has marched shows the other side at once, while the table's side changes only when everybody
 * has: until then my own march is remembered from what I was told of it.
 */

/** @param {object} client @param {object} change */
export function remember(client, { events, before }) {
  const { public: now } = client.table.view;
  if (now.phase !== "march" || before?.public?.side !== now.side) client.marched.clear();
  else {
    for (const { type, seat, skeleton } of events) {
      if (type === "skeleton.moved" && seat === client.table.seat) client.marched.add(String(skeleton));
    }
  }
}

/** A board with those turned over who have marched. */
export function turnedOver(client, seat, board) {
  if (seat !== client.table.seat || !client.marched.size) return board;
  const skeletons = Object.entries(board.skeletons).map(([id, skeleton]) =>
    [id, client.marched.has(id) ? { ...skeleton, held: true } : skeleton]);
  return { ...board, skeletons: Object.fromEntries(skeletons) };
}
