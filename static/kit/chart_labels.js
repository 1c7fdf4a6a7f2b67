/**
 * What stands at the ends of a chart's lines must not cover each other: who would is moved down, and who was moved
 * below the chart pushes back, no further than is needed.
 * @param {number[]} ends heights @param {{apart: number, lowest: number}} room between two, and for the last
 * @returns {number[]}
 */
export function spread(ends, { apart, lowest }) {
  const order = ends.map((_, index) => index).sort((a, b) => ends[a] - ends[b]);
  const placed = [...ends];
  order.forEach((index, i) => {
    if (i) placed[index] = Math.max(placed[index], placed[order[i - 1]] + apart);
  });
  let floor = lowest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index], floor);
    floor = placed[index] - apart;
  }
  return placed;
}
