/** Words that the sentences of the log need and an event does not carry. */

/** @param {object} event @param {{before: object, after: object}} change @param {object} table */
export function words(event, { before, after }, table) {
  if (event.skeleton === undefined) return {};
  const symbol = symbolOf(event, before) ?? symbolOf(event, after);
  return symbol ? { skeleton: table.t(`symbol.${symbol}`) } : {};
}

/** It may have left the board since, or have come to it just now. */
function symbolOf({ skeleton }, view) {
  const boards = [view.private?.board, ...(view.public?.seats ?? []).map((seat) => seat.board)];
  return boards.find((board) => board?.skeletons[skeleton])?.skeletons[skeleton].symbol;
}
