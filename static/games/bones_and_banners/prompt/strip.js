/** My banner, what I must do now: one sentence, one reason, the actions, one primary button. It is vellum while we wait. */
import { element, icon, replace } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";
import { buttons } from "./buttons.js";
import { telling } from "./telling.js";
import { waiting } from "./waiting.js";
import { why } from "./why.js";
import { question } from "./words.js";

const SIGNS = {
  rally: "ph-rally",
  "land.activate": "ph-land",
  recruit: "c-recruit",
  "lost.return": "ossuary",
  "draft.pick": "ph-draft",
  build: "ph-build",
  "die.act": "ph-orders",
  "unit.target": "ph-orders",
  "window.reveal": "ph-combat",
  "sorceress.name": "k-bluff",
  "dame.destroy": "k-contest",
  "window.count": "k-contest",
};

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { parts, decision, tale } = client;
  replace(parts.strip, decision ? asked(client) : tale.now ? telling(client) : calm(client));
}

/** @param {import("../client.js").Client} client */
function asked(client) {
  const { kind, t, half, seat } = client;
  const said = why(client);
  return element(
    "section.strip",
    {
      class: [`h${seat}`, half.bluff && "lying"],
      "aria-label": t("client.strip.label"),
      dataset: { kind },
    },
    use(SIGNS[kind], { class: "sig" }),
    element(
      "div.what",
      element("h2.d", question(client)),
      said && element("p", { role: "status" }, said),
    ),
    element("div.acts", buttons(client)),
  );
}

/** @param {import("../client.js").Client} client */
function calm(client) {
  const { t, table } = client;
  const { title, text } = waiting(client);
  return element(
    "section.strip.wait",
    { "aria-label": t("client.strip.label") },
    icon("clock", { class: "sig" }),
    element("div.what", element("h2.d", title), text && element("p", text)),
    table.canUndo &&
      element(
        "div.acts",
        element(
          "button.btn.alt",
          { "data-key": "undo", onclick: () => client.undo() },
          icon("undo", { class: null }),
          element("span", t("client.strip.undo.mine")),
        ),
      ),
  );
}
