/** Tips of things beside the board: tiles in the supply, figures, chips. */
import { tileDrawing } from "../names.js";
import { paper } from "./paper.js";

const DRAWINGS = {
  floors: "floor-pip", houses: "house-pip", cemetery: "cemetery", points: "star-pip",
  "forecast.floors": "floor-pip", "forecast.houses": "house-pip", "forecast.stolen": "trap-treasure",
  "forecast.slain": "mark-slain", "forecast.sent": "skull-pip", "forecast.choices": "mark-choice",
  "forecast.calm": "mark-ready",
};

/** @param {object} client @param {string} tip `trap.W`, `floors`, `forecast.slain` … */
export function thingTip(client, tip) {
  const { t, scene } = client;
  const [kind, trap] = tip.split(".");
  if (kind === "trap") {
    const left = scene.board.supply[trap] ?? 0;
    return paper(tileDrawing({ trap }), t(`trap.${trap}`), t(`trap.${trap}.help`), t("client.tip.left", { count: left }));
  }
  return paper(DRAWINGS[tip], t(`client.tip.${tip}.title`), t(`client.tip.${tip}`));
}
