/** The draft, the beginning of a turn, and passing. */
import { costOf } from "../desk/price.js";
import { capital, card, list, place, species } from "./words.js";

/** A space of a university with the grant that comes with it. */
const university = ({ space }, table) =>
  table.t("client.desk.say.university", {
    university: place(table, space),
    space,
    grant: table.t(`grant.${table.view.public.grants[space - 1]}.short`),
  });

const profession = ({ t, view }, row) =>
  t(`profession.${view.public.components.professions.rows[row - 1].id}`);

export const turn = {
  "setup.choose": (action, table) => {
    if (action.profession)
      return table.t("client.desk.say.profession", {
        profession: profession(table, action.profession),
      });
    const offer = table.view.public.draft?.offer.find((one) => one.species === action.species);
    const bones = list(
      table,
      (offer?.bones ?? []).map((bone) => table.t(`bone.${bone}`)),
    );
    return table.t("client.desk.say.draft", { species: species(table, action.species), bones });
  },
  "setup.university": university,
  "pass.university": university,
  "pass.profession": ({ row, column }, table) =>
    table.t("client.desk.say.pass_profession", {
      profession: profession(table, row),
      column: ["I", "II", "III"][column - 1],
    }),
  "endgame.space": ({ loyalty }, { t }) => capital(t("gain.loyalty", { count: loyalty })),
  "turn.play": (action, table) => {
    if (action.pass) return table.t("client.desk.say.pass");
    return table.t("client.desk.say.play", {
      card: card(table, action.card),
      cost: costOf(table.view.private?.hints, action.card),
    });
  },
  "prize.when": ({ when }, table) => {
    const played = table.view.public.action?.card?.species;
    const prize = played
      ? table.t(`prize.${table.view.public.components.species[played].prize}`)
      : "";
    return table.t(`client.desk.say.prize.${when}`, { prize });
  },
  "turn.mode": ({ mode }, { t }) => t(`mode.${mode}`),
  "specialist.use": ({ none, specialist, when }, { t }) =>
    none
      ? t("client.desk.say.no_specialist")
      : t(`client.desk.say.specialist.${when}`, { specialist: t(`specialist.${specialist}`) }),
};
