/** What is, and what will be when all of an action has been paid that can be counted now: both as the engine says it. */

/** The whole picture from a private view's `sum` or `then`. */
export function told({ components }, sum) {
  const { values } = components.track;
  return {
    money: sum.money,
    rp: sum.rp,
    crates: sum.crates.length ?? sum.crates,
    index: { marsh: sum.marsh, cope: sum.cope },
    value: { marsh: values[sum.marsh], cope: values[sum.cope] },
    papers: sum.papers,
    credibility: sum.credibility,
    projections: sum.projections.map(([marsh, cope]) => ({ marsh, cope })),
  };
}

/** As it stands for me. */
export const standing = ({ view, mine }) => told(view, mine.sum);

/** When what is on its way has come. @param {import("../client.js").Client} client @param {Data} [seen] a private view, such as a preview */
export const outlook = ({ view, mine }, seen = mine) => told(view, seen.then ?? seen.sum);
