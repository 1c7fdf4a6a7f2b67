/** My hand: species, team cards, paleontologists. Who watches sees backs, and what is known of them. */
import { element, refresh } from "../../../core/ui/dom.js";
import { wayOf } from "../choices/index.js";
import { paleontologistCard, speciesCard, teamCard } from "../pieces/cards.js";
import { icon } from "../pieces/pieces.js";
import { card as named } from "../say/words.js";
import { about } from "./about.js";
import { marked } from "./marked.js";

export function draw(client) {
  const { parts, t } = client;
  const tray = client.form === "desk" && wayOf(client)?.tray?.(client);
  const cards = cardsOf(client);
  const columns = Math.max(3, Math.ceil(cards.length / 2));
  refresh(
    parts.hand,
    tray ||
      element(
        "section.hand",
        { "aria-label": t("client.desk.hand") },
        element(
          "h3.hand-head",
          t(client.mine ? "client.desk.hand" : "client.desk.hand.of", {
            name: client.name(client.seat),
          }),
        ),
        cards.length
          ? element(
              "div",
              {
                class: ["hand-row", columns > 3 && "tight"],
                style: { "--columns": columns, "--rows": cards.length > 3 ? 2 : 1 },
              },
              cards,
            )
          : element("p.none", t("client.desk.hand.empty")),
      ),
  );
}

function cardsOf(client) {
  const { me, mine } = client;
  const { team, species, paleontologists } = me.hand;
  const own = mine?.hand;
  return [
    ...(own?.species ?? species.known).map((id, at) => held(client, { species: id }, at)),
    ...backs(client, "species", own ? 0 : species.count - species.known.length),
    ...team.map((id, at) => held(client, { team: id }, at)),
    ...(own?.paleontologists ?? paleontologists.known).map((id, at) =>
      held(client, { paleontologist: id }, at),
    ),
    ...backs(client, "paleo", own ? 0 : paleontologists.count - paleontologists.known.length),
  ];
}

/** A card of the hand; what it would cost lies on it as a tag. */
function held(client, card, at) {
  const [label, title] = [named(client.table, card), about(client, card)];
  return marked(
    client,
    "card",
    card,
    { class: "hand-card", key: `card-${JSON.stringify(card)}-${at}`, label, title },
    (mark) => [drawn(client, card), mark?.note && element("span.tag", mark.note)],
  );
}

function drawn(client, { species, team, paleontologist }) {
  if (species) return speciesCard(client, species, { crates: client.me.crates });
  return team ? teamCard(client, team) : paleontologistCard(client, paleontologist);
}

const backs = (client, kind, count) =>
  Array.from({ length: Math.max(0, count) }, () =>
    element(
      "div.hand-card",
      element(
        "span.card.back.m",
        { role: "img", "aria-label": client.t(`client.desk.back.${kind}`) },
        icon(`card-${kind}`),
      ),
    ),
  );
