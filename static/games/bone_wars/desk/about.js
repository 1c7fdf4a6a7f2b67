/** What a card is and does, for whoever points at it or presses it for long. */
import { wants } from "../pieces/recipe.js";
import { list, card as named } from "../say/words.js";

/** @param {Data} card as in a slot */
export function about(client, card) {
  const { t, data, table } = client;
  const name = named(table, card);
  if (card.team) {
    const { ap, depth, cost, torn } = data.team_cards[card.team];
    const text = t("client.desk.about.team", { card: name, count: ap, depth, cost });
    return torn ? `${text} ${t("team.torn")}` : text;
  }
  if (card.paleontologist) {
    const { action, effect } = data.paleontologists[card.paleontologist];
    return t("client.desk.about.person", {
      card: name,
      mode: t(`mode.${action}`),
      effect: t(`effect.${effect}`),
    });
  }
  const { category, discoverer, icon, prize, ...species } = data.species[card.species];
  const { id } = data.envelopes.find((one) => one.icon === icon);
  return t("client.desk.about.species", {
    card: name,
    category: t(`category.${category}`),
    discoverer: t(`discoverer.${discoverer}`),
    envelope: t(`envelope.${id}`),
    prize: t(`prize.${prize}`),
    bones: list(
      table,
      wants(species).map((type) => t(`bone.${type}`)),
    ),
  });
}
