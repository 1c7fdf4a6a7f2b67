/** A calm card when it was scored: credibility times loyalty, patron by patron and player by player. */
import { element } from "../../../core/ui/dom.js";
import { grid } from "../../../kit/grid.js";
import { icon, mono, seatClass, seatMark } from "../pieces/pieces.js";
import { frame } from "./frame.js";

const PATRONS = ["marsh", "cope"];

export const title = ({ t, view, data }) =>
  t(
    view.scorings.length === data.scored_after.length
      ? "client.dialog.scored.final"
      : "client.dialog.scored.title",
  );

export function content(client, state, _, close) {
  const { t, view } = client;
  const { credibility, points } = view.scorings.at(-1);
  const total = (each) => points[each].marsh + points[each].cope;
  const order = points.map((_, each) => each).sort((a, b) => total(b) - total(a));
  return frame(
    client,
    {
      name: "scored",
      icon: "reputation",
      title: title(client),
      close,
      closing: t("client.dialog.close"),
      lead: t("client.dialog.scored.lead"),
      pane: grid(
        "table.scoring",
        element(
          "tr",
          element("th"),
          PATRONS.map((id) =>
            element(
              "th",
              { scope: "col" },
              mono(id, { label: null }),
              element("b", { class: id }, t(`patron.${id}`)),
              element("small", t("client.dialog.scored.credibility", { count: credibility[id] })),
            ),
          ),
          element("th", { scope: "col" }, t("client.dialog.scored.gained")),
          element("th", { scope: "col" }, t("reputation")),
        ),
        order.map((each) =>
          element(
            "tr",
            { class: [seatClass(each), each === client.seat && "me"] },
            element(
              "th",
              { scope: "row" },
              seatMark(each, { theodore: view.players[each].theodore }),
              element("span", { title: client.name(each) }, client.name(each)),
            ),
            PATRONS.map((id) =>
              element(
                "td",
                element(
                  "small",
                  `${credibility[id]} × ${credibility[id] ? points[each][id] / credibility[id] : 0}`,
                ),
                element("b", points[each][id]),
              ),
            ),
            element("td.sum", icon("reputation"), element("b", `+${total(each)}`)),
            element("td", element("b", view.players[each].rp)),
          ),
        ),
      ),
      go: { label: t("client.dialog.scored.go"), act: close },
    },
    state,
  );
}
