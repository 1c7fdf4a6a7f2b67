/** The race for gold, drawn from the lands themselves: each segment is a land, as long as its gold. */
import { element, replace } from "../../../core/ui/dom.js";
import { gold, inFigures } from "../pieces/gold.js";
import { nameOf } from "../pieces/names.js";
import { scenery } from "../pieces/scenery.js";
import { use } from "../sprite.js";

/** @param {import("../client.js").Client} client */
export function draw(client) {
  const { t, view, parts, seat, other } = client;
  replace(
    parts.race,
    element(
      "section.panel.race",
      element(
        "h2",
        t("client.race.title", { goal: inFigures(view.goal) }),
        view.round > view.last_round / 2 &&
          element("small", t("client.race.last", { round: view.last_round })),
      ),
      [other, seat].map((each) => row(client, each)),
    ),
  );
}

function row(client, seat) {
  const { t, view, cards } = client;
  const army = client.army(seat);
  const left = view.goal - army.gold;
  const name = client.name(seat);
  const land = (id) =>
    element(
      "span.seg",
      {
        "data-card": id,
        title: `${nameOf(t, id)}, ${cards.lands[id].gold}`,
        style: { "--part": String(cards.lands[id].gold / view.goal) },
      },
      scenery(view, id),
    );
  return element(
    "div.racer",
    { class: `h${seat}`, dataset: { race: seat } },
    element(
      "div.lbl",
      use(`house-${seat}`, { class: "hs" }),
      element("b", { title: name }, name),
      gold(army.gold, { label: t("client.seat.gold") }),
    ),
    element(
      "div.bar",
      army.lands.filter((id) => cards.lands[id].gold).map(land),
      use("crown", { class: "crown" }),
    ),
    element(
      "div.to",
      element("span", t("client.seat.lands", { count: army.lands.length })),
      element(
        "span",
        left > 0 ? t("client.race.left", { left: inFigures(left) }) : t("client.race.there"),
      ),
    ),
  );
}
