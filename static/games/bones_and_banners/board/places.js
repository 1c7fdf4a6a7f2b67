/**
 * Where units stand. A unit that targets a land stands in the rank beside it, on its owner's side. One that targets a
 * unit stands in the outer rank behind that unit, whatever side it is on: no link crosses the table.
 */

/** So many columns a rank has; with more units it is divided evenly. */
const COLUMNS = 4;
/** The middle first. */
const ORDER = [2, 3, 1, 4];

/**
 * @typedef {{unit: Data, column: number}} Standing
 * @typedef {Record<"outer"|"front", Standing[]>} Ranks
 * @typedef {{field: Data, theirs: Ranks, mine: Ranks}} Page
 */

/** All that stand there, with the one that I am about to place. @param {import("../client.js").Client} client @returns {Data[]} */
export function unitsOf({ view, seat, kind, chosen, decision }) {
  if (kind !== "unit.target" || !chosen) return view.units;
  const { card, symbol, dice } = decision.prompt.values;
  const { land, unit } = chosen;
  const order = {
    seq: 0,
    ghost: true,
    owner: seat,
    dice: Array(dice).fill(symbol),
    card,
    land,
    unit,
  };
  return [...view.units, order];
}

/**
 * Which land is on which page: one that stays, stays where it is, and what is dealt fills what is free.
 * @param {(string|null)[]} before @param {Data[]} centre @returns {(string|null)[]}
 */
export function paged(before, centre) {
  const here = centre.map(({ land }) => land);
  const pages = [0, 1].map((at) => (here.includes(before[at]) ? before[at] : null));
  for (const land of here.filter((each) => !pages.includes(each)))
    pages[pages.indexOf(null)] = land;
  return pages;
}

/** What is on both pages, `null` for a blank one. @param {import("../client.js").Client} client @returns {(Page|null)[]} */
export function pagesOf(client) {
  const { view, seat } = client;
  const units = unitsOf(client);
  const at = (seq) => units.find((unit) => unit.seq === seq);
  /** The land that it, or what it targets, contests, and the side of the page. */
  const spot = (unit, steps = units.length) => {
    if (unit.land) return { land: unit.land, mine: unit.owner === seat };
    const target = steps > 0 && at(unit.unit);
    return target
      ? spot(target, steps - 1)
      : { land: view.centre[0]?.land, mine: unit.owner === seat };
  };
  return client.pages.map((land) => {
    const field = view.centre.find((each) => each.land === land);
    if (!field) return null;
    const here = units
      .map((unit) => ({ unit, ...spot(unit) }))
      .filter(({ land }) => land === field.land);
    const side = (mine) => {
      const all = here.filter((each) => each.mine === mine).map(({ unit }) => unit);
      return ranks(all, mine ? seat : 1 - seat, field);
    };
    return { field, theirs: side(false), mine: side(true) };
  });
}

function ranks(units, owner, field) {
  const walls = Array.from({ length: field.walls[owner] }, () => ({ wall: true, owner }));
  const front = [...walls, ...units.filter(({ land }) => land)].map((unit, at, all) => ({
    unit,
    column: all.length <= COLUMNS ? ORDER[at] : at + 1,
  }));
  const outer = [];
  for (const unit of units.filter(({ land }) => !land)) {
    const target = [...front, ...outer].find((each) => each.unit.seq === unit.unit);
    outer.push({ unit, column: nearest(outer, target?.column ?? ORDER[0]) });
  }
  return { outer, front };
}

/** The free column that is nearest to the wanted one. */
function nearest(taken, wanted) {
  const columns = Math.max(COLUMNS, taken.length + 1);
  const free = Array.from({ length: columns }, (_, at) => at + 1).filter((column) =>
    taken.every((each) => each.column !== column),
  );
  return free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
