/** A species card under its own sign: its prize comes before or after the action. */
import { prize as drawing, icon } from "../pieces/pieces.js";
import { chipsOf } from "./plain.js";

const kind = ({ view, data }) => data.species[view.action.card.species].prize;

export const prize = {
  title: (client) =>
    client.t("client.desk.prize.title", { prize: client.t(`prize.${kind(client)}`) }),
  text: (client) => [drawing(kind(client), { label: null }), client.t("client.desk.prize.text")],
  chips: (client) =>
    chipsOf(client, ({ when }) => ({
      icon: when === "now" ? drawing(kind(client), { label: null }) : icon("ui-clock"),
      label: client.t(`client.desk.when.${when}`),
      note: client.t(`client.desk.prize.${when}`),
    })),
  brings: (client, { when }) => (when === "now" ? client.t(`prize.${kind(client)}.does`) : null),
};
