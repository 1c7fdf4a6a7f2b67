/** The banners of a unit, part by part: "Printed 1 + Moss Forest 1 = 2". */
import { nameOf } from "../pieces/names.js";

/** What a part of the sum is called. @param {import("../client.js").Client} client @param {string} by */
export function partName({ t, has }, by) {
  if (has(`client.part.${by}`)) return t(`client.part.${by}`);
  return has(`card.${by}`) ? nameOf(t, by) : t(`keyword.${by}`);
}

/** @param {import("../client.js").Client} client @param {{banners: number, parts: {by: string, n: number}[]}} unit face up */
export function sum(client, { banners, parts }) {
  const [first, ...more] = parts;
  const said = more.map(
    ({ by, n }) => ` ${n < 0 ? "−" : "+"} ${partName(client, by)} ${Math.abs(n)}`,
  );
  return `${partName(client, first.by)} ${first.n}${said.join("")} = ${banners}`;
}
