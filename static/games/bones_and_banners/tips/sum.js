/** The banners of a unit, part by part: "printed 1 + Moss Forest 1 = 2". */
import { nameOf } from "../pieces/names.js";

/** What a part of the sum is called. @param {{t: Translate, has: (key: string) => boolean}} reader @param {string} by */
export const partName = ({ t, has }, by) => (has(`by.${by}`) ? t(`by.${by}`) : nameOf(t, by));

/** @param {import("../client.js").Client} client @param {{banners: number, parts: {by: string, n: number}[]}} unit face up */
export function sum(client, { banners, parts }) {
  const [first, ...more] = parts;
  const said = more.map(
    ({ by, n }) => ` ${n < 0 ? "−" : "+"} ${partName(client, by)} ${Math.abs(n)}`,
  );
  return `${partName(client, first.by)} ${first.n}${said.join("")} = ${banners}`;
}
