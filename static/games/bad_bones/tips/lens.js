/** A crowded space, looked at: one row per facing with every skeleton and where it goes. */
import { element } from "../../../core/ui/dom.js";
import { byFacing } from "../board/crowd.js";
import { forecastOf } from "../board/mine.js";
import { portrait } from "../board/portrait.js";
import { chiefDrawing, FACING_ICONS } from "../say/names.js";
import { icon, use } from "../sprite.js";
import { fate } from "./fate.js";

export function lens(client, place, skeletons) {
  const { t, table } = client;
  const rows = byFacing(skeletons).map((stack) => {
    const fates = new Set(stack.map(({ id }) => fate(client, forecastOf(client)?.paths[id])));
    return element(
      "li",
      null,
      element("span", { class: "direction" }, icon(FACING_ICONS[stack[0].facing])),
      element(
        "span",
        { class: "tip-tokens" },
        stack.map((each) => portrait(each, each.side, 34)),
      ),
      element("span", { class: "to" }, [...fates].filter(Boolean).join(" ")),
    );
  });
  const chiefs = [...new Set(skeletons.filter(({ chief }) => chief).map(({ chief }) => chief))];
  return element(
    "div",
    { class: "lens" },
    element(
      "div",
      { class: "lens-head" },
      element("b", null, t("client.skeletons_here", { count: skeletons.length })),
      element("span", { class: "muted tiny" }, table.place(place)),
    ),
    element("ul", null, rows),
    chiefs.map((chief) =>
      element(
        "p",
        { class: "chief" },
        use(chiefDrawing(chief)),
        element("span", null, element("b", null, t(`chief.${chief}`)), t(`chief.${chief}.does`)),
      ),
    ),
  );
}
