/** In the top bar: the round and its phases. */
import { element, icon, refresh } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** Steps of a round, as they are shown, and the phases of the engine that belong to each. */
const STEPS = [
  ["rally", "rally"],
  ["land", "activate"],
  ["draft", "draft"],
  ["build", "build"],
  ["orders", "dice"],
  ["combat", "reveal", "combat"],
  ["contest", "contest", "end", "over"],
];

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { table, form, t, view } = client;
  const { status } = table.parts;
  if (!status) return;
  const at = STEPS.findIndex((step) => step.indexOf(view.phase, 1) > 0);
  const now = t(`client.phase.${STEPS[at][0]}`);
  const steps = STEPS.map(([name], index) =>
    element(
      "li",
      {
        class: [index < at && "was", index === at && "now"],
        "aria-current": index === at ? "step" : null,
        title: t(`client.phase.${name}`),
      },
      index < at ? icon("check") : use(`ph-${name}`),
      element("span", t(`client.phase.${name}`)),
    ),
  );
  refresh(
    status,
    element(
      "div",
      { class: ["bnb", "bnb-status", form] },
      element(
        "span.round",
        element("b", t("client.phase.round", { round: view.round })),
        element("small", form === "desk" ? t("game.name") : now),
      ),
      element("ol.phases", { "aria-label": t("client.phase.all") }, steps),
    ),
  );
}
