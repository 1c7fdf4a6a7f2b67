/** Tips of things beside the board: tiles in the supply, figures, chips. */

import { supplyOf } from "../board/scene.js";
import { tileDrawing, weaponDrawing } from "../say/names.js";
import { paper } from "./paper.js";

const DRAWINGS = {
  floors: "floor-pip",
  houses: "house-pip",
  cemetery: "cemetery",
  points: "star-pip",
  capital: "capital-hall",
  "forecast.floors": "floor-pip",
  "forecast.houses": "house-pip",
  "forecast.stolen": "trap-treasure",
  "forecast.slain": "mark-slain",
  "forecast.sent": "skull-pip",
  "forecast.choices": "mark-choice",
  "forecast.calm": "mark-ready",
  "forecast.doomed": "chief-emperor",
};

/** @param {import("../client.js").Client} client @param {string} tip `trap.W`, `weapon.axe`, `weapon.axe.2` (a seat's), `floors`, `forecast.slain` … */
export function thingTip(client, tip) {
  const { t } = client;
  const [kind, name, seat] = tip.split(".");
  if (kind === "trap") {
    const left = supplyOf(client)[name] ?? 0;
    const locked = client.table.view.public.locked?.[name] ?? 0;
    return paper(
      tileDrawing({ trap: name }),
      t(`trap.${name}`),
      t(`trap.${name}.help`),
      t("client.tip.left", { count: left }),
      locked > 0 && t("coop.tip.locked", { count: locked }),
    );
  }
  if (kind === "weapon") {
    return paper(
      weaponDrawing(name),
      t(`weapon.${name}`),
      t(`weapon.${name}.help`),
      t(seat === undefined ? "client.tip.weapon.mine" : "client.tip.weapon.theirs"),
    );
  }
  return paper(DRAWINGS[tip], t(`client.tip.${tip}.title`), t(`client.tip.${tip}`));
}
