/** Rare bones: how many of each lie beside the bag. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { BONES } from "../pieces/names.js";
import { bone, icon } from "../pieces/pieces.js";

/** Decisions that take one of them, and the field that names it. */
const TAKES = { "rare.take": "bone", "exchange.take": "bone", "bones.source": "rare" };

export function draw(client) {
  const { t, view } = client;
  const field = TAKES[client.kind];
  refresh(
    client.parts.rare,
    element(
      "section.board-panel.rare",
      { "aria-label": t("client.rare"), dataset: { place: "rare" } },
      element(
        "ol",
        element(
          "li.heading",
          { title: t("client.rare.does") },
          icon("rare"),
          element("b", t("client.rare.short")),
        ),
        BONES.map((type) => {
          const count = view.rare[type];
          const label = t("client.rare.left", { bone: t(`bone.${type}`), count });
          return element(
            "li",
            { class: !count && "none" },
            choosable(
              client,
              field && client.find({ [field]: type }),
              { class: "rare-token", label, dataset: { rare: type } },
              bone(type, { label }),
              element("b", count),
            ),
          );
        }),
      ),
    ),
  );
}
