/** Rewards that wait, and bonuses to choose from. */

import { turnOf } from "../desk/turn.js";
import { GAINS } from "../pieces/names.js";
import { bonus, find, icon, prize } from "../pieces/pieces.js";
import { capital, gains } from "../say/words.js";
import { chipsOf } from "./plain.js";

const BARE = { label: null };

/** The drawing of a reward of the queue, and what it does. @param {string} key such as `archive:41` */
function drawing(client, key) {
  const [word, value] = key.split(":");
  if (word === "prize") return prize(value, BARE);
  if (word === "round") return bonus(client.view.rounds[client.view.round - 1], BARE);
  if (word === "archive") return find(envelopeOf(client, value).icon, BARE);
  return icon(GAINS[word] ?? "loyalty");
}

/** The one that was chosen for a card when it was published. */
function envelopeOf({ view, data }, card) {
  const paper = view.action.papers.find(({ species }) => species === Number(card));
  return data.envelopes.find(({ id }) => id === paper.envelope);
}

const DOES = {
  prize: (client, value) => client.t(`prize.${value}.does`),
  round: (client) =>
    !client.hints.any_round && client.t(`bonus.${client.view.rounds[client.view.round - 1]}.does`),
  archive: (client, value) => {
    const { id } = envelopeOf(client, value);
    return client.t("client.desk.then.archive", {
      count: client.me.times[id],
      bonus: gains(client.table, client.hints.pays[id][0]),
    });
  },
  split: (client) => client.t("client.desk.then.split"),
};

export const rewards = {
  chips: (client) => chipsOf(client, ({ reward }) => ({ icon: drawing(client, reward) })),
  brings(client, { reward }) {
    const [word, value] = reward.split(":");
    return DOES[word]?.(client, value) || null;
  },
};

/** `round` and `column` of a grant, or the key of a bonus. The column is the one just found in. */
/** @param {import("../client.js").Client} client @param {Data} action */
function keyOf(client, { bonus: key, keep }) {
  if (keep || key === "round") return client.view.rounds[client.view.round - 1];
  if (key !== "column") return key;
  return turnOf(client).events.findLast(({ type }) => type === "find.made")?.bonus ?? null;
}

export const round = {
  chips: (client) =>
    chipsOf(client, (action) => {
      const key = keyOf(client, action);
      const note =
        action.keep || action.bonus === "round"
          ? client.t("round_bonus")
          : action.bonus === "column"
            ? client.t("client.desk.say.column_bonus")
            : null;
      return key
        ? { icon: bonus(key, BARE), label: capital(client.t(`bonus.${key}`)), note }
        : { icon: icon("act-find") };
    }),
  brings(client, action) {
    const key = keyOf(client, action);
    return key ? capital(client.t(`bonus.${key}.does`)) : null;
  },
};
