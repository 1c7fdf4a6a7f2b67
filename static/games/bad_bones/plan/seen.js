/** The table as another player has it before them: in a cooperative game nothing is hidden from us. */

/** What the march will do there is theirs to see; nobody else is told. */
const UNKNOWN = {
  floors: 0,
  houses: 0,
  slain: 0,
  sent: 0,
  choices: 0,
  stolen: false,
  doomed: false,
  paths: {},
};

/** @param {Table} table @param {number} seat @param {Decision|null} [decision] theirs */
export function seenBy(table, seat, decision = null) {
  const { public: all } = table.view;
  const view = { public: all, private: { seat, board: all.seats[seat].board, forecast: UNKNOWN } };
  return Object.create(table, {
    seat: { value: seat },
    view: { value: view },
    decision: { value: decision },
  });
}
