/** Cards that are discarded, kept or taken. */

import { paleontologistCard, speciesCard } from "../pieces/cards.js";
import { personDrawing } from "../pieces/names.js";
import { icon } from "../pieces/pieces.js";
import { species } from "../say/words.js";
import { chipsOf } from "./plain.js";
import { laid } from "./tray.js";

/** A chip for each species card. */
const speciesChips = (client) =>
  chipsOf(client, ({ card }) => ({
    icon: icon("card-species"),
    label: species(client.table, card),
  }));

export const cards = {
  "species.discard": {
    chips: speciesChips,
    card(client, { species: card }) {
      const action = card && client.find({ card });
      return action ? { action } : null;
    },
  },
  "species.keep": {
    chips: speciesChips,
    tray: (client) =>
      laid(
        client,
        client.t("client.desk.cards.look"),
        client.actions.map((action) => ({
          action,
          card: speciesCard(client, action.card, { size: "m", crates: client.me.crates }),
        })),
      ),
  },
  "paleontologist.take": {
    chips: (client) =>
      chipsOf(client, ({ card }) => {
        const { action, effect } = client.data.paleontologists[card];
        return {
          icon: icon(personDrawing(card)),
          label: client.t(`person.${card}`).split(" ").at(-1),
          note: client.t("client.desk.cards.effect", {
            mode: client.t(`mode.${action}`),
            effect: client.t(`effect.${effect}.short`),
          }),
        };
      }),
    label: (client, { card }) =>
      client.t("client.desk.cards.take", { person: client.t(`person.${card}`).split(" ").at(-1) }),
    brings: (client, { card }) => client.t(`effect.${client.data.paleontologists[card].effect}`),
    tray: (client) =>
      laid(
        client,
        client.t("client.desk.cards.offer"),
        client.actions.map((action) => ({
          action,
          card: paleontologistCard(client, action.card, { size: "m" }),
        })),
      ),
  },
};
