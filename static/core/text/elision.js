// French: "le royaume de Ada" is "le royaume d’Ada".

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** The text before a word, as it is written in front of that word. */
export function elided(lang, before, word) {
  return lang === "fr" && VOWEL.test(word) ? before.replace(/\b(d|qu)e $/i, "$1’") : before;
}
