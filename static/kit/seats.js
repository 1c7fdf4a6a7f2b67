/** Who sits where: the next seat is the one at the left. */

/** The others, in their order round the table, beginning at the left of `seat`. @param {number} seat @param {number} seats how many there are */
export const othersFrom = (seat, seats) =>
  Array.from({ length: seats - 1 }, (_, at) => (seat + 1 + at) % seats);
