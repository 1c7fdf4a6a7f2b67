/** Words that the sentences of the log need and an event does not carry; and Theodore's reasons in words. */
import { BONES } from "../pieces/names.js";
import { card, gains, list, place, species } from "./words.js";

/** @param {GameEvent} event @param {Change} _change @param {Table} table of docs/client.md */
export function words(event, _change, table) {
  return { ...absent(event, table), ...WORDS[event.type]?.(event, table) };
}

/** Theodore sits on no seat of the table. @param {GameEvent} event @param {Table} table */
const absent = ({ seat }, table) =>
  seat == null || table.players[seat]
    ? null
    : { player: table.element("b", table.t("theodore.name")) };

export const nameOf = (table, seat) => table.players[seat]?.name ?? table.t("theodore.name");

/** "a torso, 2 tails and a wing". @param {Table} table @param {string[]} all */
export function bones(table, all) {
  const tally = Object.entries(Object.groupBy(all.filter(Boolean), (type) => type));
  tally.sort(([a], [b]) => BONES.indexOf(a) - BONES.indexOf(b));
  return list(
    table,
    tally.map(([type, { length: count }]) =>
      table.t(count > 1 ? `bones.${type}` : `bone.${type}.a`, { count }),
    ),
  );
}

/** One thing that an award wants, with its number. @param {Data} one of `components.awards` */
export function needing(
  { t },
  { count, discoverer, category, env, different_envelopes: different },
) {
  if (discoverer) return t("need.discoverer", { count, name: t(`discoverer.${discoverer}`) });
  if (category) return t(`need.${category}`, { count });
  if (env) return t("need.env", { count, envelope: env });
  return t("need.different_envelopes", { count: different });
}

/** What a row of an award wants: "2 reptiles and 1 bird". */
export const need = (table, needs) =>
  list(
    table,
    needs.map((one) => needing(table, one)),
  );

/** Why Theodore does something. @param {Table} table @param {{key: string, values?: Data}} why its values are ids */
export function reason(table, { key, values = {} }) {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    value === null ? "" : (VALUES[name]?.(value, table) ?? value),
  ]);
  return table.t(key, Object.fromEntries(said));
}

const word =
  (kind) =>
  (id, { t }) =>
    t(`${kind}.${id}`);
const VALUES = {
  species: (id, table) => species(table, id),
  site: word("site"),
  icon: word("icon"),
  patron: word("patron"),
  bonus: word("bonus"),
  person: word("person"),
  profession: word("profession"),
  bone: word("bone"),
  gave: word("bone"),
  took: word("bone"),
};

const named = (event, table) => ({ species: species(table, event.species) });
const several = (event, table) => ({
  species: list(
    table,
    event.species.map((id) => species(table, id)),
  ),
});
const aBone = ({ bone }, { t }) => ({ bone: t(`bone.${bone}.a`) });
const some = (event, table) => ({ bones: bones(table, event.bones) });
const because = ({ why }, table) => ({ reason: reason(table, why) });
const specialist = (event, { t }) => ({ effect: t(`specialist.${event.specialist}.does`) });

/** Two bonuses as one: money is added up. */
const both = (one, other) => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([word, count]) => [word, count + (one[word] ?? 0)]),
  ),
});

/** University spaces have numbers; those who read know names. */
const seatOfLearning = (space, table) =>
  table.t("university.space", { university: place(table, space), space });

const WORDS = {
  "draft.species": (event, table) => ({ ...named(event, table), ...some(event, table) }),
  "profession.taken": ({ row, column }, table) => {
    const { rows, columns } = table.view.public.components.professions;
    const career = rows[row - 1];
    return {
      profession: table.t(`profession.${career.id}`),
      gains: gains(table, both(career.bonus, columns[column - 1].bonus)),
    };
  },
  "university.chosen": ({ space, grant }, table) => ({
    university: seatOfLearning(space, table),
    grant: table.t(`grant.${grant}.short`),
  }),
  "card.played": ({ card: played }, table) => ({
    card: card(table, played),
    effect:
      played.paleontologist &&
      table.t(
        `effect.${table.view.public.components.paleontologists[played.paleontologist].effect}.short`,
      ),
  }),
  "specialist.used": specialist,
  "specialist.hired": specialist,
  "team.moved": ({ from }, table) =>
    typeof from === "number" ? { university: place(table, from) } : null,
  "bone.dug": aBone,
  "bone.returned": aBone,
  "rare.taken": aBone,
  "bone.exchanged": ({ gave, took }, { t }) => ({
    gave: t(`bone.${gave}.a`),
    took: t(`bone.${took}.a`),
  }),
  "bones.drawn": some,
  "species.discovered": named,
  "site.deepened": (event, table) => ({
    ...some(event, table),
    ...(event.species && named(event, table)),
  }),
  "paper.committed": (event, table) => ({
    ...named(event, table),
    count: event.size,
    bones: bones(
      table,
      event.bones.map(({ bone }) => bone),
    ),
  }),
  "paper.debunked": some,
  "species.archived": named,
  "species.reclassified": named,
  "species.received": named,
  "species.shown": several,
  "species.discarded": several,
  "prize.gained": named,
  "loyalty.gained": ({ steps }) => ({ count: steps }),
  "award.claimed": ({ id, space }, table) => {
    const { awards, award_spaces: spaces } = table.view.public.components;
    return { need: need(table, awards[id][spaces[space].row - 1]) };
  },
  "paleontologist.taken": ({ card: person }, { t }) => ({ card: t(`person.${person}`) }),
  "team.upgraded": ({ replaced, by }, { t }) => ({
    replaced: t(`team.${replaced}`),
    by: t(`team.${by}`),
  }),
  "neutral.moved": ({ to }, table) => ({ university: seatOfLearning(to, table) }),
  scored: ({ credibility, points }, table) => ({
    ...credibility,
    points: points
      .map(({ marsh, cope }, seat) => `${nameOf(table, seat)} ${marsh + cope}`)
      .join(", "),
  }),
  "theodore.chose": because,
  "theodore.step": because,
  "theodore.species.received": named,
  "theodore.paleontologist": ({ card: person }, { t }) => ({ card: t(`person.${person}`) }),
  "theodore.bonus": ({ card: person }, { t }) => ({ card: t(`person.${person}`) }),
};
