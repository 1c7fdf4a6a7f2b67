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
      element("span.direction", icon(FACING_ICONS[stack[0].facing])),
      element(
        "span.tip-tokens",
        stack.map((each) => portrait(each, each.side, 34)),
      ),
      element("span.to", [...fates].filter(Boolean).join(" ")),
    );
  });
  const chiefs = [...new Set(skeletons.filter(({ chief }) => chief).map(({ chief }) => chief))];
  return element(
    "div.lens",
    element(
      "div.lens-head",
      element("b", t("client.skeletons_here", { count: skeletons.length })),
      element("span.muted.tiny", table.place(place)),
    ),
    element("ul", rows),
    chiefs.map((chief) =>
      element(
        "p.chief",
        use(chiefDrawing(chief)),
        element("span", element("b", t(`chief.${chief}`)), t(`chief.${chief}.does`)),
      ),
    ),
  );
}
