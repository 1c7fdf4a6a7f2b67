/** What takes the map's place; on phones the same is a sheet with the button that confirms. */
import { element } from "../../../core/ui/dom.js";
import { icon } from "../pieces/pieces.js";
import { confirming, frame } from "./frame.js";
import { back } from "./undo.js";

/** @param {{name: string, icon: string, title: string, sub: any, pane: any, help: string, go: string}} spec */
export function enlarged(client, spec, state, close) {
  if (client.form === "phone") {
    return frame(
      client,
      {
        name: spec.name,
        icon: spec.icon,
        title: spec.title,
        close,
        back: back(client),
        lead: spec.sub,
        pane: [spec.pane, hint(spec)],
        go: confirming(
          client,
          client.chosen ? spec.go : client.t("client.dialog.choose"),
          client.chosen,
        ),
      },
      state,
    );
  }
  return element(
    "section",
    { class: ["map acts", spec.name], "aria-labelledby": "bw-instead" },
    element(
      "header",
      element("h2", { id: "bw-instead" }, icon(spec.icon), spec.title),
      element("p", spec.sub),
    ),
    spec.pane,
    element("footer", hint(spec)),
  );
}

const hint = ({ help }) => element("p.hint", icon("ui-help"), element("span", help));
