// Who watches, in the top bar.

import { t } from "../../core/text/i18n.js";
import { element, icon, replace, use } from "../../core/ui/dom.js";
import { popover } from "../../core/ui/popover.js";

/** @param {HTMLElement} place @param {{watching: {person: string|null, name: string, avatar: string}[]}} presence */
export function showWatchers(place, { watching }) {
  if (!watching.length) return replace(place);
  const face = [icon("eye"), t("table.watching", { count: watching.length })];
  const who = () => [
    element(
      "ul.watchers",
      watching.map(({ name, avatar }) =>
        element(
          "li",
          element("span.avatar.s", use(`av-${avatar || "empty"}`)),
          name || t("table.guest"),
        ),
      ),
    ),
  ];
  replace(place, popover({ class: "watchers-btn" }, face, who));
}
