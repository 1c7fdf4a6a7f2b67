/** The upper half: everything that all players share. */

import * as others from "../panels/others.js";
import * as standings from "../panels/standings.js";
import * as status from "../panels/status.js";
import * as awards from "./awards.js";
import * as finds from "./finds.js";
import * as map from "./map.js";
import * as modes from "./modes.js";
import * as offer from "./offer.js";
import * as patron from "./patron.js";
import * as professions from "./professions.js";
import * as rare from "./rare.js";

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
