/** Somebody else is to choose, or nobody: whom we wait for, and for what. */

/** @param {import("../client.js").Client} client @returns {{title: string, text?: string}} */
export function waiting(client) {
  const { t, has, view, table, seat } = client;
  const { phase, symbol, asked } = view;
  if (phase === "over") return { title: t("client.wait.over") };
  const values = {
    name: client.name(asked[0] ?? seat),
    symbol: symbol && t(`symbol.${symbol}.a`),
  };
  if (!asked.length || (asked.length === 1 && asked[0] === table.seat && !table.decision))
    return { title: t("client.wait.play"), text: t(`phase.${phase}`) };
  if (table.replay) return { title: t("client.wait.replay", values), text: t(`phase.${phase}`) };
  if (asked.length > 1 && !asked.includes(table.seat))
    return { title: t("client.wait.both"), text: t(`phase.${phase}`) };
  const key = `client.wait.${phase}`;
  return { title: t(has(key) ? key : "client.wait.other", values), text: t("client.wait.look") };
}
