/** Which card is played: it goes to the leftmost free slot, whose price is added to the card's. */

import { costOf, slotOf } from "../desk/price.js";
import { icon } from "../pieces/pieces.js";
import { card as named } from "../say/words.js";

/** What comes after playing it. */
function follows(client, card) {
  const { t, view, data } = client;
  const { steps } = client.me;
  const slot = slotOf(view, client.seat, client.me.next);
  if (card.team) {
    const { ap, depth, torn } = data.team_cards[card.team];
    const text = t("client.desk.then.team", { count: ap, depth, steps });
    return torn && client.me.specialists.some(({ used }) => !used)
      ? `${text} ${t("team.torn")}`
      : text;
  }
  if (card.paleontologist) {
    const { action, effect } = data.paleontologists[card.paleontologist];
    return t("client.desk.then.person", {
      mode: t(`mode.${action}`),
      effect: t(`effect.${effect}`),
    });
  }
  return t("client.desk.then.species", { count: slot.ap, depth: slot.depth });
}

/** A card below its own sign brings its prize, whatever it is used for. */
function prized({ t, data, hints }, { species }, text) {
  if (!hints.prizes?.includes(species)) return text;
  return `${t("client.desk.then.prize", { prize: t(`prize.${data.species[species].prize}`) })} ${text}`;
}

/** Where the card would not be used as it says, or in one way only: the engine knows before it is played. */
function otherwise(client, card) {
  const { t, view, data, preview } = client;
  const modes = preview?.sum.modes;
  if (!modes) return null;
  if (card.paleontologist) {
    const { action } = data.paleontologists[card.paleontologist];
    const list = modes.map((mode) => t(`mode.${mode}`)).join(" · ");
    return modes.includes(action)
      ? null
      : t("client.desk.then.person.else", { mode: t(`mode.${action}`), modes: list });
  }
  if (!card.species || modes.length > 1) return null;
  const { ap, depth } = slotOf(view, client.seat, client.me.next);
  return t("client.desk.then.species.team", { count: ap, depth });
}

/** Why a card of my hand can't be played. */
function why(client, card) {
  const { t, hints, me } = client;
  const [[kind, id]] = Object.entries(card);
  const why = hints.why[kind]?.[id] ?? "nothing";
  return t(`client.desk.why.${why}`, { cost: costOf(hints, card), money: me.money });
}

const SIGNS = { team: "card-team", species: "card-species", paleontologist: "card-paleo" };

/** The first card of the game: what to begin with. */
const first = (client) => client.view.round === 1 && client.me.slots.every(({ card }) => !card);

export const play = {
  text: (client) => (first(client) ? client.t("client.desk.play.first") : null),
  chips: (client) =>
    client.actions
      .filter(({ card }) => card)
      .map((action) => {
        const [kind] = Object.keys(action.card);
        return {
          key: JSON.stringify(action.card),
          action,
          icon: icon(SIGNS[kind]),
          label: named(client.table, action.card),
          note: `$${costOf(client.hints, action.card)}`,
        };
      }),
  // Passing asks several things and can be taken back until the last of them: no need to confirm it here.
  quiet: (client) =>
    client.actions
      .filter(({ pass }) => pass)
      .map((action) => ({
        key: "pass",
        icon: "ui-pass",
        label: client.t("client.desk.pass"),
        title: client.t("client.desk.pass.does"),
        action,
        now: true,
      })),
  brings: (client, { card }) =>
    card && prized(client, card, otherwise(client, card) ?? follows(client, card)),
  card(client, card) {
    const action = client.find({ card });
    const note = `$${costOf(client.hints, card)}`;
    return action ? { action, note } : { why: why(client, card), note };
  },
};
