/** The species on offer, each with its two bones, and in words what it would bring. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { choosable } from "../../choices/choose.js";
import { speciesCard } from "../../pieces/cards.js";
import { bone, find, icon, prize, seatMark } from "../../pieces/pieces.js";
import { have, wants } from "../../pieces/recipe.js";
import { gains } from "../gain.js";
import { together, wanting } from "../words.js";

export const offer = (client) =>
  element(
    "div.offer",
    {
      "data-scroll": "offer",
      tabindex: 0,
      role: "group",
      "aria-label": t("client.dialog.draft.species"),
    },
    [...client.view.draft.offer.map((one) => open(client, one)), ...gone(client)],
  );

function open(client, { species: id, bones }) {
  const action = client.kind === "setup.choose" ? client.find({ species: id }) : undefined;
  const { name } = client.data.species[id];
  return element(
    "div.offered-card",
    choosable(
      client,
      action,
      {
        tag: "div",
        class: "offer-pick",
        label: t("client.dialog.draft.take_species", {
          species: name,
          bones: together(bones.map((type) => t(`bone.${type}`))),
        }),
      },
      speciesCard(client, id, { size: "l", crates: bones }),
      element(
        "span.offer-bones",
        element("span", t("client.dialog.draft.with")),
        bones.map((type) => bone(type)),
      ),
    ),
    facts(client, id, bones),
  );
}

function facts(client, id, bones) {
  const { data } = client;
  const species = data.species[id];
  const there = have(client, species, bones);
  const lacks = wants(species)
    .filter((_, at) => !there[at])
    .map(wanting);
  const fit = there.filter(Boolean).length;
  const { id: letter, bonus } = data.envelopes.find((each) => each.icon === species.icon);
  return element(
    "ul.offer-details",
    element(
      "li",
      { class: fit in data.publish ? "ok" : null },
      fit in data.publish && "✓ ",
      t("client.dialog.draft.bones_at_once", { count: fit }),
    ),
    lacks.length > 0 &&
      element(
        "li",
        icon("bone-any"),
        element("span", t("client.dialog.draft.then", { bones: together(lacks) })),
      ),
    element(
      "li",
      find(species.icon),
      element("span", t("client.dialog.draft.envelope", { envelope: letter, gain: gains(bonus) })),
    ),
    element(
      "li",
      prize(species.prize),
      element("span", t("client.dialog.draft.prize", { prize: t(`prize.${species.prize}`) })),
    ),
  );
}

/** Those that others have taken stay in sight, stamped. */
function gone(client) {
  const { view } = client;
  return view.players.flatMap(({ hand, theodore }, player) =>
    hand.species.known
      .slice(0, 1)
      .map((id) =>
        element(
          "div.offered-card.claimed",
          speciesCard(client, id, { size: "l" }),
          element(
            "span.claimed-by",
            seatMark(player, { theodore }),
            player === client.table.seat
              ? t("client.dialog.draft.yours")
              : t("client.dialog.draft.took", { name: client.name(player) }),
          ),
        ),
      ),
  );
}
