/** The table as another player has it before them: in a cooperative game nothing is hidden from us. */

/** @param {object} table @param {number} seat @param {object|null} [decision] theirs */
export function seenBy(table, seat, decision = null) {
  const { public: all } = table.view;
  const view = { public: all, private: { seat, board: all.seats[seat].board } };
  return Object.create(table, { seat: { value: seat }, view: { value: view }, decision: { value: decision } });
}
