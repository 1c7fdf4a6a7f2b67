/** Where on the map I may do what now: decisions as places. */
import { SITES } from "../pieces/names.js";

/** Where my team stands while it acts. */
export const here = ({ view, kind, table }) =>
  kind === "team.act" ? view.players[table.seat].team : null;

/** The step to a site. */
export const step = (client, to) => client.find({ type: "team.act", do: "step", to });

/** The bone at a depth, from 1, of the site where I am. */
export const dig = (client, site, slot) =>
  site === here(client) ? client.find({ type: "team.act", do: "dig", slot }) : undefined;

export const discover = (client, site) =>
  site === here(client) ? client.find({ type: "team.act", do: "discover" }) : undefined;

/** A base camp goes to the first free space; which row it leaves is asked beside it. */
export const camps = (client, site) =>
  site === here(client)
    ? ["movement", "archive"]
        .map((row) => client.find({ type: "team.act", do: "camp", row }))
        .filter(Boolean)
    : [];

export const use = (client, at) =>
  client.find({ type: "team.act", do: "site", at }) ?? client.find({ type: "site.action", at });

/** How many things on the map may be chosen, for the badge of its tab. */
export const onMap = (client) =>
  client.actions.filter(
    ({ type, do: what }) =>
      type === "site.action" || (type === "team.act" && !["end", "deeper"].includes(what)),
  ).length;

/** Whether anything of this site may be chosen. */
export const lit = (client, site) =>
  Boolean(
    step(client, site) ||
      use(client, site) ||
      (site === here(client) && client.kind === "team.act"),
  );

/** The site that a phone shows large: the one looked at, mine, or one where something may be done. */
export function looked(client) {
  if (client.site) return client.site;
  const { team } = client.me;
  if (SITES.includes(team)) return team;
  return SITES.find((site) => lit(client, site)) ?? SITES[0];
}
