/** Publishing, debunking, awards, minor finds. */
import { capital, species } from "./words.js";

const envelope = ({ t }, id) => t(`envelope.${id}`);

const into = ({ card, envelope: id }, table) =>
  table.t("client.desk.say.into", { species: species(table, card), envelope: envelope(table, id) });

export const papers = {
  "publish.card": (action, table) =>
    action.done ? table.t("client.desk.say.papers_done") : into(action, table),
  "publish.bone": ({ part, bone, wild, skip, done }, { t }) => {
    if (done) return t("client.desk.say.bones_done");
    if (skip) return t("client.desk.say.skip_part");
    if (!wild) return capital(t(`bone.${bone}`));
    return t("client.desk.say.wild_bone", {
      part: capital(t(`bone_part.${part}`)),
      bone: t(`bone.${bone}`),
    });
  },
  "debunk.set": ({ bone, size, wilds, done }, { t }) => {
    if (done) return t("client.desk.say.sets_done");
    const set = capital(t(`bones.${bone}`, { count: size }));
    return wilds ? t("client.desk.say.with_wilds", { set, count: wilds }) : set;
  },
  "debunk.wild": ({ bone }, { t }) => t("client.desk.say.stands_in", { bone: t(`bone.${bone}`) }),
  "debunk.split": ({ use }, { t }) => t(`client.desk.say.split.${use}`),
  "debunk.grant": ({ use }, { t }) => t(`client.desk.say.for_bonus.${use}`),
  "award.claim": ({ tile, space }, { t, view }) => {
    const { row, loyalty } = view.public.components.award_spaces[space];
    return t("client.desk.say.award", { tile, row, count: loyalty });
  },
  "minor.card": into,
  "minor.tile": ({ column, icon, emptied }, { t, view }) =>
    t(emptied ? "client.desk.say.emptied" : "client.desk.say.find", {
      column,
      icon: icon && t(`icon.${icon}`),
      bonus: t(`bonus.${view.public.finds[column - 1].bonus}`),
    }),
  reclassify: ({ card, to, decline }, table) => {
    if (decline) return table.t("client.desk.say.no_reclassify");
    return table.t("client.desk.say.into", {
      species: species(table, card),
      envelope: envelope(table, to),
    });
  },
};
