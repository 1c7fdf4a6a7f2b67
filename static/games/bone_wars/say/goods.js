/** Rewards and bones. */
import { capital, gains, roundBonus, species } from "./words.js";

const bone =
  (key) =>
  ({ bone: type }, { t }) =>
    t(key, { bone: t(`bone.${type}`) });

/** A reward of the queue in words. @param {string} key such as `loyalty:2` */
export function reward(key, table) {
  const { t, view } = table;
  const [word, value] = key.split(":");
  if (word === "split") return t("client.desk.reward.split", { count: Number(value) });
  if (word === "extra") return t("client.desk.reward.extra");
  if (word === "prize") return t("client.desk.reward.prize", { prize: t(`prize.${value}`) });
  if (word === "round") return t("client.desk.reward.round", { bonus: roundBonus(table) });
  if (word === "archive") {
    const { icon } = view.public.components.species[value];
    const envelope = view.public.components.envelopes.find((one) => one.icon === icon);
    return t("client.desk.reward.archive", {
      species: species(table, value),
      bonus: gains(table, envelope.bonus),
    });
  }
  return capital(t(`gain.${word}`, { count: Number(value) }));
}

export const goods = {
  "reward.next": (action, table) => reward(action.reward, table),
  "loyalty.split": ({ marsh }, { t, decision }) => {
    const all = Math.max(...(decision?.actions ?? []).map((action) => action.marsh ?? 0), marsh);
    if (marsh === 0 || marsh === all)
      return t("client.desk.say.loyalty_all", { patron: t(`patron.${marsh ? "marsh" : "cope"}`) });
    return t("client.desk.say.loyalty", { marsh, cope: all - marsh });
  },
  "round.choose": ({ bonus }, { t }) => capital(t(`bonus.${bonus}`)),
  "round.swap": ({ bonus, keep }, table) => {
    const { t } = table;
    if (keep || bonus === "round")
      return t("client.desk.say.round_bonus", { bonus: roundBonus(table) });
    return bonus === "column" ? t("client.desk.say.column_bonus") : capital(t(`bonus.${bonus}`));
  },
  "bones.source": ({ rare, bag }, { t }) =>
    bag ? t("client.desk.say.bag") : t("client.desk.say.rare", { bone: t(`bone.${rare}`) }),
  "crates.return": bone("client.desk.say.return"),
  "rare.take": (action, table) =>
    action.stop
      ? table.t("client.desk.say.stop_rare")
      : bone("client.desk.say.rare")(action, table),
  "exchange.give": bone("client.desk.say.give"),
  "exchange.take": bone("client.desk.say.take"),
};
