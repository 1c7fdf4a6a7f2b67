/** What reads differently where everybody holds out together: the same keys, below `coop.`. */

const OWN = new Set([
  "client.supply",
  "client.supply_of",
  "client.hint.trap",
  "client.hint.take_back",
  "client.floors_of",
  "client.chip",
  "client.tower_floors",
  "client.village",
  "client.houses",
  "client.tip.houses",
  "client.tip.floors",
  "client.tip.floors.title",
  "client.tip.forecast.floors",
  "client.tip.forecast.floors.title",
  "client.tip.forecast.houses",
  "client.forecast.floors",
  "client.forecast.houses",
  "client.faces.U",
  "client.faces.D",
  "client.fate.tower",
  "client.fate.village",
  "client.exit.top",
  "client.exit.only",
]);

/** @param {(key: string, values?: Data) => string} t */
export const together = (t) => (key, values) => t(OWN.has(key) ? `coop.${key}` : key, values);
