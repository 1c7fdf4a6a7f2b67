/**
 * What is still to come of an action, added up from what is on the table: the server's preview ends at the
 * next question, but who publishes wants to know what all of it will have brought.
 */

const count = (papers) => Object.values(papers).reduce((sum, number) => sum + number, 0);

/** How many shelves count when a patron has so many papers. */
export function credibility(view, papers) {
  const players = view.players.length;
  let room = 0;
  let shelves = 0;
  for (const spots of view.components.shelves) {
    if (shelves && papers <= room) break;
    shelves += 1;
    room += spots.filter((spot) => spot !== "preprinted" && spot <= players).length;
  }
  return shelves;
}

/** What a step on the track is worth; steps beyond its end are reputation. */
function climb(view, from, steps) {
  const { values } = view.components.track;
  const to = Math.min(from + steps, values.length - 1);
  return { to, value: values[to], over: from + steps - to };
}

/** The whole picture as it stands, from a player's eyes. */
export function standing(view, seat) {
  const { money, rp, patron, loyalty, crates } = view.players[seat];
  return {
    patron,
    money,
    rp,
    crates: crates.length,
    index: { ...loyalty },
    value: { ...view.players[seat].value },
    papers: { marsh: count(view.papers.marsh), cope: count(view.papers.cope) },
    credibility: { ...view.credibility },
    projections: view.players.map(({ projection }) => ({ ...projection })),
  };
}

/**
 * The same after further things have happened.
 * @param {object} gains `loyalty`, `money`, `rp`, `papers` (steps and papers for the patron), `lost` (papers of his rival)
 */
export function after(view, seat, { loyalty = 0, money = 0, rp = 0, papers = 0, lost = 0 }) {
  const now = standing(view, seat);
  const own = now.patron;
  const rival = own === "marsh" ? "cope" : "marsh";
  const { to, value, over } = climb(view, now.index[own], loyalty);
  now.index[own] = to;
  now.value[own] = value;
  now.money += money;
  now.rp += rp + over;
  now.papers[own] += papers;
  now.papers[rival] -= lost;
  if (papers) now.credibility[own] = credibility(view, now.papers[own]);
  if (lost) now.credibility[rival] = credibility(view, now.papers[rival]);
  now.projections = view.players.map((player, each) => Object.fromEntries(["marsh", "cope"].map((id) =>
    [id, (each === seat ? now.value[id] : player.value[id]) * now.credibility[id]])));
  return now;
}

/** The same from a private view's `sum`, which is the server's own. */
export function told(view, sum) {
  const { values } = view.components.track;
  return {
    money: sum.money,
    rp: sum.rp,
    crates: sum.crates.length,
    index: { marsh: sum.marsh, cope: sum.cope },
    value: { marsh: values[sum.marsh], cope: values[sum.cope] },
    papers: sum.papers,
    credibility: sum.credibility,
    projections: sum.projections.map(([marsh, cope]) => ({ marsh, cope })),
  };
}
