/** What waits in the queue of rewards: how each looks, what it brings for certain, and whether it asks or reveals. */
import { t } from "../../../../core/text/i18n.js";
import { bonusDrawing, GAINS, prizeDrawing } from "../../pieces/names.js";
import { gains } from "../gain.js";

/** The envelope a card is on its way to, and what it pays after those before it. */
function archiving({ view, hints }, species, waiting) {
  const { envelope } = view.action.papers.find((paper) => paper.species === species) ?? {};
  const before = waiting.filter((other) => other.envelope === envelope).length;
  return { envelope, bonus: hints.pays[envelope][before] };
}

/**
 * @param {string} key of `action.queue`
 * @param {{envelope: string}[]} [waiting] cards that are archived before this one
 * @returns {{key: string, drawing: string, title: string, sub: string, does: "pays"|"asks"|"reveals", bonus: Data}}
 */
export function reward(client, key, waiting = []) {
  const { view, seat, data } = client;
  const [kind, what] = key.split(":");
  const patron = t(`patron.${view.players[seat].patron ?? "marsh"}`);
  const about = (drawing, title, sub, bonus, more) => ({
    key,
    drawing,
    title,
    sub,
    bonus,
    does: client.hints.does[key],
    ...more,
  });
  if (kind === "loyalty")
    return about(
      "loyalty",
      t("client.dialog.reward.loyalty", { count: Number(what), patron }),
      t("client.dialog.reward.paper"),
      { loyalty: Number(what) },
    );
  if (kind === "extra")
    return about(
      "loyalty",
      t("client.dialog.reward.loyalty", { count: 1, patron }),
      t("client.dialog.reward.extra"),
      { loyalty: 1 },
    );
  if (kind === "split")
    return about(
      "loyalty",
      t("client.dialog.reward.split", { count: Number(what) }),
      t("client.dialog.reward.splits"),
      { loyalty: Number(what) },
    );
  if (kind === "prize")
    return about(
      prizeDrawing(what),
      t(`prize.${what}`),
      t("client.dialog.reward.prize"),
      data.prizes[what],
    );
  if (kind === "round") {
    if (client.hints.any_round)
      return about("award", t("client.dialog.reward.any_round"), t("client.dialog.reward.round"), {
        round_bonus: 1,
      });
    const bonus = view.rounds[view.round - 1];
    return about(
      bonusDrawing(bonus),
      t(`bonus.${bonus}`),
      t("client.dialog.reward.round"),
      data.bonuses[bonus],
    );
  }
  if (kind === "archive") {
    const { envelope, bonus } = archiving(client, Number(what), waiting);
    return about(
      GAINS[Object.keys(bonus)[0]],
      gains(bonus),
      t("client.dialog.reward.archive", { species: data.species[what].name, envelope }),
      bonus,
      { envelope },
    );
  }
  const bonus = { [kind]: Number(what) };
  return about(GAINS[kind], gains(bonus), t("client.dialog.reward.profession"), bonus);
}

/** A whole queue; cards for the same envelope pay more one after the other. */
export function rewards(client, keys) {
  const all = [];
  for (const key of keys)
    all.push(
      reward(
        client,
        key,
        all.filter(({ envelope }) => envelope),
      ),
    );
  return all;
}
