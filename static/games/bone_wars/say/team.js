/** What the team does. */
import { place, species } from "./words.js";

const tile = ({ t, view }, at) => t(`tile.${view.public.sites[at].tile}`);

const DOES = {
  step: ({ to }, table) => table.t("client.desk.say.step", { site: place(table, to) }),
  dig: ({ slot }, table, here) =>
    table.t("client.desk.say.dig", {
      bone: table.t(`bone.${table.view.public.sites[here].bones[slot - 1]}`),
    }),
  discover: (_, table, here) =>
    table.t("client.desk.say.discover", {
      species: species(table, table.view.public.sites[here].card),
    }),
  site: ({ at }, table) =>
    table.t("client.desk.say.site", { site: place(table, at), tile: tile(table, at) }),
  camp: ({ row }, { t }) => t(`client.desk.say.camp.${row}`),
  deeper: (_, table, here) => table.t("client.desk.say.deeper", { site: place(table, here) }),
  end: (_, { t }) => t("client.desk.say.end"),
};

export const team = {
  "team.act": (action, table, seat) =>
    DOES[action.do](action, table, table.view.public.players[seat].team),
  "site.action": ({ at, stop }, table) =>
    stop
      ? table.t("client.desk.say.stop")
      : table.t("client.desk.say.site", { site: place(table, at), tile: tile(table, at) }),
  "team.upgrade": ({ replace, by, specialist, decline }, { t }) => {
    if (decline) return t("client.desk.say.no_upgrade");
    if (specialist) return t("client.desk.say.hire", { specialist: t(`specialist.${specialist}`) });
    return t("client.desk.say.upgrade", { replace: t(`team.${replace}`), by: t(`team.${by}`) });
  },
  "slot.upgrade": ({ slot, extra }, { t }) =>
    extra ? t("client.desk.say.extra_slot") : t("client.desk.say.slot", { slot }),
  "cover.bonus": ({ take }, { t, view }) =>
    t("client.desk.say.cover", {
      gain: t(`gain.${take}`, { count: view.public.components.cover[take] }),
    }),
};
