// Who watches, in the top bar.

import { element, icon, replace, use } from "./dom.js";
import { t } from "./i18n.js";
import { popover } from "./popover.js";

/** @param {HTMLElement} place @param {{watching: {person: string|null, name: string, avatar: string}[]}} presence */
export function showWatchers(place, { watching }) {
  if (!watching.length) return replace(place);
  const face = [icon("eye"), t("table.watching", { count: watching.length })];
  const who = () => [
    element(
      "ul",
      { class: "watchers" },
      watching.map(({ name, avatar }) =>
        element(
          "li",
          null,
          element("span", { class: "av s" }, use(`av-${avatar || "empty"}`)),
          name || t("table.guest"),
        ),
      ),
    ),
  ];
  replace(place, popover({ class: "watchers-btn" }, face, who));
}
