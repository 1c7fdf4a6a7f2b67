/** The four places of the paleontologists, and who stands where. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { MODES } from "../pieces/names.js";
import { act, wood } from "../pieces/pieces.js";

export function draw(client) {
  const { t, view } = client;
  refresh(
    client.parts.modes,
    element(
      "section.board-panel.modes-panel",
      { "aria-label": t("client.modes") },
      element("h2", t("client.modes")),
      element(
        "ol",
        MODES.map((mode) => {
          const who = view.players
            .map(({ paleontologist }, player) => (paleontologist === mode ? player : null))
            .filter((player) => player !== null);
          return element(
            "li",
            { dataset: { place: mode } },
            choosable(
              client,
              client.kind === "turn.mode" ? client.find({ mode }) : undefined,
              { class: "mode-button", label: t(`mode.${mode}.does`) },
              act(mode),
              element("span", t(`mode.${mode}`)),
            ),
            element(
              "span.who",
              who.map((player) =>
                wood("paleontologist", player, {
                  label: t("client.piece.paleontologist", {
                    name: client.name(player),
                    mode: t(`mode.${mode}`),
                  }),
                }),
              ),
            ),
          );
        }),
      ),
    ),
  );
}
