/** What a land would bring if it was activated now, as the engine says it. */

/** @param {import("../client.js").Client} client @param {string} land its id @returns {string|null} */
export function bringing({ t, mine }, land) {
  const told = mine?.brings?.[land];
  if (!told) return null;
  const { symbol } = told.values ?? {};
  return t(told.text, { ...told.values, ...(symbol && { symbol: t(`symbol.${symbol}`) }) });
}
