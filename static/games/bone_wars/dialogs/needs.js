/** What an award's row asks for, and what of it is not in an archive yet. */

/** @returns {object[]} the needs of a row that are not met, with the number that is missing; none if it is met */
export function missing(data, archive, needs) {
  const cards = Object.values(archive).flat().map((id) => data.species[id]);
  // Each amphibian stands for one animal that is missing.
  let amphibians = cards.filter(({ category }) => category === "amphibian").length;
  return needs.map((need) => {
    if (need.different_envelopes) {
      const used = Object.values(archive).filter((each) => each.length).length;
      return { ...need, different_envelopes: need.different_envelopes, lack: need.different_envelopes - used };
    }
    const have = need.env ? archive[need.env].length : cards.filter((card) => (need.category ? card.category === need.category : card.discoverer === need.discoverer)).length;
    let lack = Math.max(0, need.count - have);
    if (need.category) {
      const helped = Math.min(lack, amphibians);
      amphibians -= helped;
      lack -= helped;
    }
    return { ...need, count: lack, lack };
  }).filter(({ lack }) => lack > 0);
}

/** What an archive has of what a tile asks for, for the line below it. */
export function holds(data, archive, type) {
  const cards = Object.values(archive).flat().map((id) => data.species[id]);
  const tally = (field) => [...new Set(cards.map((card) => card[field]))].map((value) => ({ value, count: cards.filter((card) => card[field] === value).length }));
  if (type === "A") return tally("discoverer");
  if (type === "B") return tally("category");
  return Object.entries(archive).filter(([, those]) => those.length).map(([value, those]) => ({ value, count: those.length }));
}
