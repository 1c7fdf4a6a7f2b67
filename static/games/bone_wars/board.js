/** The upper half: everything that all players share. */
import * as awards from "./awards.js";
import * as finds from "./finds.js";
import * as map from "./map.js";
import * as modes from "./modes.js";
import * as offer from "./offer.js";
import * as others from "./others.js";
import * as patron from "./patron.js";
import * as professions from "./professions.js";
import * as rare from "./rare.js";
import * as standings from "./standings.js";
import * as status from "./status.js";

const PARTS = [
  status,
  others,
  patron,
  map,
  modes,
  awards,
  finds,
  professions,
  rare,
  offer,
  standings,
];

export function draw(client) {
  for (const part of PARTS) part.draw(client);
}
