/** Small words that many sentences share. */

/** For the beginning of a label. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "torso, tail and wing" in the person's language. @param {Data} table @param {string[]} words */
export const list = ({ lang }, words) =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(words);

export const species = ({ view }, id) => view.public.components.species[id].name;

/** A site, or the university of a space. @param {Data} table @param {string|number} at */
export function place({ t, view }, at) {
  if (typeof at === "string") return t(`site.${at}`);
  const { id } = view.public.components.universities.find(({ spaces }) => spaces.includes(at));
  return t(`university.${id}`);
}

/** A bonus `{money: 2, bones: 1}` in words, `times` over. */
export const gains = (table, bonus, times = 1) =>
  list(
    table,
    Object.entries(bonus).map(([word, count]) => table.t(`gain.${word}`, { count: count * times })),
  );

/** What is played, in words. @param {Table} table @param {Data} played a card as in a slot */
export function card(table, played) {
  const { t } = table;
  if (played.team) return t(`team.${played.team}`);
  if (played.species) return species(table, played.species);
  if (played.paleontologist) return t(`person.${played.paleontologist}`);
  return played.solo ?? "";
}

/** The bonus of this round. */
export const roundBonus = ({ t, view }) => t(`bonus.${view.public.rounds[view.public.round - 1]}`);
