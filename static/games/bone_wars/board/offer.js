/** The paleontologists on offer. */
import { element, refresh } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { act, icon } from "../pieces/pieces.js";

export function draw(client) {
  const { t, view, data } = client;
  const asked = client.kind === "paleontologist.take";
  const count = view.decks.paleontologists;
  refresh(
    client.parts.offer,
    element(
      "section.board-panel.offered",
      { "aria-label": t("client.offer"), dataset: { place: "offer" } },
      element(
        "h2",
        icon("card-paleo"),
        t("client.offer"),
        element(
          "small",
          { title: t("client.deck.paleontologists", { count }) },
          t("client.deck", { count }),
        ),
      ),
      element(
        "ol",
        view.display.map((id) => {
          const { action, effect } = data.paleontologists[id];
          const name = t(`person.${id}`);
          const label = t("client.card.paleontologist", {
            name,
            mode: t(`mode.${action}`),
            effect: t(`effect.${effect}`),
          });
          return element(
            "li",
            choosable(
              client,
              asked ? client.find({ card: id }) : undefined,
              { class: "of", label, dataset: { card: id } },
              act(action, { label: t(`mode.${action}`) }),
              element("b", name.split(" ").at(-1)),
              element("span", t(`effect.${effect}.short`)),
            ),
          );
        }),
      ),
    ),
  );
}
