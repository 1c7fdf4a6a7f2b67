/** Better teams, slots and crates. */

import { teamCard } from "../pieces/cards.js";
import { specialistDrawing } from "../pieces/names.js";
import { icon } from "../pieces/pieces.js";
import { half } from "./half.js";
import { chipsOf, say } from "./plain.js";
import { laid, laidTile } from "./tray.js";

const by = (client, card) => client.actions.filter((action) => action.by === card);
const offered = (client) => [...new Set(client.actions.map((action) => action.by).filter(Boolean))];

const set = ({ data }, name) =>
  Object.keys(data.team_cards).filter((id) => data.team_cards[id].set === name);

/** An advanced card replaces the basic one it is drawn after, unless another is picked: the first after the first. */
function first(client, card) {
  const after = set(client, "basic")[set(client, "advanced").indexOf(card)];
  const actions = by(client, card);
  return actions.find(({ replace }) => replace === after) ?? actions[0];
}

/** The new card for which an old one is being chosen. */
const chosen = (client) => client.chosen?.by ?? half(client).open;

const figures = ({ t, data }, id) => {
  const { cost, ap, depth } = data.team_cards[id];
  return t("client.desk.upgrade.figures", { cost, count: ap, depth });
};

export const upgrade = {
  text: (client) => (chosen(client) ? client.t("client.desk.upgrade.which") : null),
  chips(client) {
    const card = chosen(client);
    if (card) {
      return by(client, card).map((action) => ({
        key: action.replace,
        action,
        icon: icon("card-team"),
        label: client.t("client.desk.upgrade.for", { card: client.t(`team.${action.replace}`) }),
        note: figures(client, action.replace),
      }));
    }
    return [
      ...offered(client).map((id) => ({
        key: id,
        icon: icon("card-team"),
        label: client.t(`team.${id}`),
        note: figures(client, id),
        action: first(client, id),
      })),
      ...client.actions
        .filter(({ specialist }) => specialist)
        .map((action) => ({
          key: action.specialist,
          action,
          icon: icon(specialistDrawing(action.specialist)),
          label: client.t(`specialist.${action.specialist}`),
          note: client.t("client.desk.upgrade.hire"),
        })),
    ];
  },
  deep: (client) => Boolean(chosen(client)),
  label: (client, { by: card, ...action }) =>
    card ? client.t(`team.${card}`) : say(client, action),
  brings: (client, { specialist, replace }) => {
    if (specialist)
      return `${client.t(`specialist.${specialist}.does`)} ${client.t("specialist.once")}`;
    return (
      replace &&
      client.t(
        client.me.hand.team.includes(replace)
          ? "client.desk.upgrade.hand"
          : "client.desk.upgrade.slot",
      )
    );
  },
  tray: (client) =>
    laid(client, client.t("client.desk.upgrade.tray"), [
      ...offered(client).map((id) => ({
        action: client.chosen?.by === id ? client.chosen : first(client, id),
        card: teamCard(client, id, { size: "m" }),
      })),
      ...client.actions
        .filter(({ specialist }) => specialist)
        .map((action) => ({
          action,
          card: laidTile(
            icon(specialistDrawing(action.specialist)),
            client.t(`specialist.${action.specialist}`),
            client.t(`specialist.${action.specialist}.does`),
          ),
        })),
    ]),
};

export const slot = {
  chips: (client) =>
    chipsOf(client, ({ slot: number, extra }) => ({
      icon: icon("slot-upgraded"),
      label: extra
        ? client.t("client.desk.slot.extra")
        : client.t("client.desk.slot", { slot: number }),
      note: extra
        ? client.t("client.desk.slot.extra.text")
        : client.t("client.desk.slot.costs", { cost: client.data.slots[number - 1].cost }),
    })),
  slot(client, number) {
    const action =
      number > client.me.slots.length
        ? client.find({ extra: true })
        : client.find({ slot: number });
    return action ? { action } : null;
  },
};

export const cover = {
  chips: (client) =>
    chipsOf(client, ({ take }) => ({
      icon: take === "money" ? icon("dollar") : icon("reputation"),
    })),
};
