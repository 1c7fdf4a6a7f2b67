/** A species card into an envelope: from the hand (minor find) or from another envelope (reclassify). */
import { find, icon } from "../pieces/pieces.js";
import { gains, species } from "../say/words.js";
import { half } from "./half.js";
import { isQuiet } from "./plain.js";

const target = ({ envelope, to }) => envelope ?? to;
const of = (client, card) => client.actions.filter((action) => action.card === card);
const cardsOf = (client) => [
  ...new Set(client.actions.filter((action) => !isQuiet(action)).map(({ card }) => card)),
];

/** The card that waits for its envelope, or whose envelope is picked. */
const waiting = (client) => half(client).open ?? client.chosen?.card ?? null;

/** One way: it is picked. Several: the envelopes glow. */
function pick(client, card) {
  const actions = of(client, card);
  if (!actions.length) return null;
  return actions.length === 1 ? { action: actions[0] } : { open: card };
}

/** What an envelope would pay. */
const pays = ({ table, hints }, id) => gains(table, hints.pays?.[id] ?? {});

export const file = {
  text(client) {
    const card = half(client).open;
    return card
      ? client.t("client.desk.file.where", { species: species(client.table, card) })
      : null;
  },
  chips(client) {
    const { open } = half(client);
    if (open) {
      return of(client, open).map((action) => {
        const { icon: sign } = client.data.envelopes.find(({ id }) => id === target(action));
        return {
          key: target(action),
          action,
          icon: find(sign, { label: null }),
          label: client.t("client.desk.file.envelope", { envelope: target(action) }),
          note: pays(client, target(action)),
        };
      });
    }
    return cardsOf(client).map((card) => {
      const mark = pick(client, card);
      const note = mark.action
        ? client.t("client.desk.file.into", {
            envelope: target(mark.action),
            bonus: pays(client, target(mark.action)),
          })
        : null;
      return {
        key: String(card),
        icon: icon("card-species"),
        label: species(client.table, card),
        note,
        ...mark,
      };
    });
  },
  card: (client, { species: card }) =>
    card && client.kind === "minor.card" ? pick(client, card) : null,
  archived: (client, card) => (client.kind === "reclassify" ? pick(client, card) : null),
  envelope(client, id) {
    const card = waiting(client);
    const action = card && of(client, card).find((one) => target(one) === id);
    return action ? { action } : null;
  },
};
