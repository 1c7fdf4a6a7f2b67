/** How to check that nobody, the server included, chose the draws. */

import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";

export function verify(game) {
  const file = `/api/games/${game.id}/export`;
  const fact = (name, value) =>
    element(
      "div",
      null,
      element("dt", { class: "label" }, name),
      element("dd", { class: "mono" }, value),
    );
  const dialog = element(
    "dialog",
    { "aria-label": t("end.verify"), class: "verify", onclose: () => dialog.remove() },
    element(
      "form",
      { method: "dialog" },
      element("h2", null, t("end.verify")),
      element("p", null, t("end.verify_how")),
      element("pre", { class: "mono", tabindex: 0 }, `boneyard verify boneyard-${game.id}.json`),
      element(
        "dl",
        { class: "stack" },
        fact(t("end.seal"), game.seed_hash),
        fact(t("end.seed"), game.seed),
      ),
      element(
        "div",
        { class: "acts" },
        element(
          "a",
          { class: "btn primary", href: file, download: `boneyard-${game.id}.json` },
          t("end.download"),
        ),
        element("button", { class: "btn" }, t("end.close")),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
