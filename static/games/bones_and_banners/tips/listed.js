/** "Sword or Horse" in the person's language. */

/** @param {Pick<Table, "lang">} table @param {string[]} words @param {"conjunction"|"disjunction"} [type] */
export const listed = ({ lang }, words, type = "conjunction") =>
  new Intl.ListFormat(lang, { type }).format(words);
