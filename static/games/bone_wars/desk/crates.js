/** The crates: bones, empty places, and covers with two crates under each. */
import { element, refresh } from "../../../core/ui/dom.js";
import { bone } from "../pieces/pieces.js";
import { marked } from "./marked.js";

export function draw(client) {
  const { parts, me, t } = client;
  const { crates, capacity, covers } = me;
  const over = crates.length > capacity;
  refresh(
    parts.crates,
    element(
      "div",
      { class: ["crates", over && "over"] },
      element("h3", t("client.desk.crates"), " ", element("b", `${crates.length}/${capacity}`)),
      element(
        "ol",
        { "aria-label": t("client.desk.crates") },
        crates.map((type, at) =>
          marked(
            client,
            "bone",
            type,
            {
              tag: "li",
              class: at >= capacity && "extra",
              key: `bone-${type}-${at}`,
              label: t(`bone.${type}`),
            },
            (mark) => bone(type, mark ? { label: null } : {}),
          ),
        ),
        Array.from({ length: Math.max(0, capacity - crates.length) }, () => element("li.empty")),
        Array.from({ length: covers }, () =>
          element(
            "li.crate-cover",
            { title: t("client.desk.cover") },
            element("span", t("client.desk.covered")),
          ),
        ),
      ),
    ),
  );
}
