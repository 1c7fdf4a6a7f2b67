/** How to check that nobody, the server included, chose the draws. */

import { t } from "../../core/text/i18n.js";
import { element } from "../../core/ui/dom.js";

export function verify(game) {
  const file = `/api/games/${game.id}/export`;
  const fact = (name, value) =>
    element("div", element("dt.label", name), element("dd.mono", value));
  const dialog = element(
    "dialog.verify",
    { "aria-label": t("end.verify"), onclose: () => dialog.remove() },
    element(
      "form",
      { method: "dialog" },
      element("h2", t("end.verify")),
      element("p", t("end.verify_how")),
      element("pre.mono", { tabindex: 0 }, `boneyard verify boneyard-${game.id}.json`),
      element("dl.stack", fact(t("end.seal"), game.seed_hash), fact(t("end.seed"), game.seed)),
      element(
        "div.acts",
        element(
          "a.btn.primary",
          { href: file, download: `boneyard-${game.id}.json` },
          t("end.download"),
        ),
        element("button.btn", { type: "submit" }, t("end.close")),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
