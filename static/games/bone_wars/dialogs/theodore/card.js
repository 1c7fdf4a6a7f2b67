/** His card with the half in use lit, and the back of the card that decided it. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { icon, sum } from "../../pieces/pieces.js";

export const DRAWINGS = {
  P: "act-publish",
  D: "act-debunk",
  A: "act-award",
  M: "act-find",
  DISC: "act-discover",
  DIG: "act-dig",
  CAMP: "act-camp",
  CW: "act-move",
  CCW: "act-move",
  DSA: "act-site",
  prize: "award",
  paleoTwice: "paleontologist",
  reclassify: "prize-reclassify",
  roundBonus: "award",
  paleoCard: "card-paleo",
  takeBack: "dsa-take-back",
  rivalLoyalty: "loyalty",
  pass: "ui-pass",
  profession: "profession",
  university: "grant",
  species: "card-species",
  endgame: "loyalty",
  end: "ui-clock",
};

/** @param {import("../../client.js").Client} client @param {string} id of the card @param {"team"|"paleo"|null} half in use */
export function soloCard({ data }, id, half) {
  const { basic, top, bottom, extras } = data.solo[id];
  return element(
    "article.solo",
    element(
      "header",
      element("b", id),
      element("small", t(basic ? "client.dialog.theodore.basic" : "client.dialog.theodore.better")),
    ),
    side("paleo", "paleontologist", top, half),
    side("team", "team", bottom, half),
    extras?.length > 0 &&
      element(
        "p.extras",
        icon("upgrade"),
        extras.map((each) => t(`theodore.do.${each}`)).join(" · "),
      ),
  );
}

const side = (id, drawing, list, half) =>
  element(
    "div",
    { class: ["half", half && (half === id ? "on" : "off")] },
    element("h4", icon(drawing), t(`theodore.half.${id}`)),
    element(
      "ol",
      { class: ["sequence", id === "team" && "loops"] },
      list.flatMap((each, at) => [
        at > 0 && element("li.arrow", { "aria-hidden": "true" }, icon("arrow-r")),
        element("li", icon(DRAWINGS[each]), element("small", t(`client.dialog.theodore.${each}`))),
      ]),
    ),
  );

/** @param {{icon: string, ap: number, depth: number, takeBack: boolean, rivalLoyalty: number}|null} next */
export const backOf = (next) =>
  next &&
  element(
    "article.solo.rival-back",
    element("span.kind", icon(next.icon === "team" ? "team" : "paleontologist")),
    element(
      "b",
      t(next.icon === "team" ? "client.dialog.theodore.team" : "client.dialog.theodore.paleo"),
    ),
    next.ap > 0 &&
      element(
        "span.rival-stats",
        sum("ap", next.ap, t("client.ap", { count: next.ap })),
        sum(`depth-${next.depth}`, next.depth, t("client.depth", { depth: next.depth })),
      ),
    next.takeBack && element("small", t("theodore.do.takeBack")),
    next.rivalLoyalty > 0 &&
      element("small", `${t("theodore.do.rivalLoyalty")} +${next.rivalLoyalty}`),
    element("small", t("client.dialog.theodore.back")),
  );
