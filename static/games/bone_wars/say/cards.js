/** Cards that are discarded, kept or taken. */
import { species } from "./words.js";

export const cards = {
  "species.discard": ({ card }, table) =>
    table.t("client.desk.say.discard", { species: species(table, card) }),
  "species.keep": ({ card }, table) =>
    table.t("client.desk.say.keep", { species: species(table, card) }),
  "paleontologist.take": ({ card }, { t, view }) => {
    const { action, effect } = view.public.components.paleontologists[card];
    return t("client.desk.say.person", {
      person: t(`person.${card}`),
      mode: t(`mode.${action}`),
      effect: t(`effect.${effect}.short`),
    });
  },
};
