// How long to wait before connecting again: longer each time, never two clients in step.

const FIRST = 300;
const LONGEST = 15_000;

/**
 * @param {number} attempt 0 for the first
 * @param {() => number} [random]
 * @returns {number} milliseconds
 */
export function wait(attempt, random = Math.random) {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}
