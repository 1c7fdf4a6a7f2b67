// How far this browser has watched each game: what came later is shown on return.

const KEY = "boneyard.seen";
const GAMES = 20;

/** @returns {[string, number][]} newest last */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

/** Versions are counted for each viewer: a player and a spectator of one game are two. */
const nameOf = (game, seat) => `${game} ${seat ?? "-"}`;

/** @param {string} game @param {number|null} seat @returns {number|null} null: never looked */
export function lastSeen(game, seat) {
  const entry = stored().find(([name]) => name === nameOf(game, seat));
  return entry ? entry[1] : null;
}

/** @param {string} game @param {number|null} seat @param {number} version */
export function see(game, seat, version) {
  const others = stored().filter(([name]) => name !== nameOf(game, seat));
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...others, [nameOf(game, seat), version]].slice(-GAMES)),
    );
  } catch {
    // Storage is refused: on return there is only the replay of the last phase.
  }
}
