/** Where on the table the things of an event are. On a phone, what lies on another page is where its tab is. */

import { ENVELOPES } from "../pieces/names.js";

const seen = (node) => (node?.getClientRects().length ? node : null);

/** The first of these that is in sight on that part of the table, else the part itself. */
function on(client, part, ...selectors) {
  const root = client.parts[part];
  const found = selectors.map((selector) => seen(root.querySelector(selector))).find(Boolean);
  if (found ?? seen(root)) return found ?? root;
  const page = root.closest(".page")?.dataset.page;
  return page ? document.querySelector(`.tabbar [data-to="${page}"] .icon-box`) : null;
}

const status = (client, selector) => seen(client.table.parts.status?.querySelector(selector));

const panel = (client, player, selector) =>
  on(client, "others", `[data-player="${player}"] ${selector}`);

const mine = (client, player) => player === client.seat;

export const crates = (client, player) =>
  mine(client, player) ? on(client, "crates", ".empty") : panel(client, player, ".other-crates");

/** A bone in somebody's crates. */
export const inCrates = (client, player, type) =>
  crateToken(client, player, type) ?? crates(client, player);

function crateToken(client, player, type) {
  const root = mine(client, player)
    ? client.parts.crates
    : client.parts.others.querySelector(`[data-player="${player}"] .other-crates`);
  const drawing = `[href$="${type.replace("limb_", "").replaceAll("_", "-")}"]`;
  return seen(root?.querySelector(`.token:has(use${drawing}):not([style*=hidden])`));
}

export const hand = (client, player) =>
  mine(client, player) ? on(client, "hand") : panel(client, player, ".other-row");

/** A card of mine, as it lies in my hand. @param {{species?: number, team?: string, paleontologist?: string}} card */
export const inHand = (client, card) =>
  seen(client.parts.hand.querySelector(`[data-key^='card-${JSON.stringify(card)}']`));

export const envelope = (client, player, letter) => {
  const nth = `:nth-child(${ENVELOPES.indexOf(letter) + 1})`;
  return mine(client, player)
    ? on(client, "archive", `.envelopes > ${nth}`)
    : panel(client, player, `.other-envelopes > ${nth}`);
};

export const purse = (client, player) =>
  mine(client, player)
    ? (status(client, ".purse") ?? on(client, "me", ".big"))
    : panel(client, player, ".other-row");

export const fame = (client, player) =>
  mine(client, player)
    ? (status(client, ".purse") ?? on(client, "me", ".big"))
    : panel(client, player, ".score");

export const board = (client, player) =>
  mine(client, player) ? on(client, "me") : panel(client, player, ".other-head");

export const slots = (client, player) =>
  mine(client, player) ? on(client, "slots", ".next") : panel(client, player, ".bars");

export const bag = (client) => status(client, ".supply li") ?? status(client, ".rounds");

export const deck = (client) => status(client, ".supply li + li") ?? status(client, ".rounds");

export const site = (client, id, selector = "*") =>
  on(client, "map", `[data-site="${id}"] ${selector}`, `[data-site="${id}"]`);

/** A site's corner, or a space of a university. @param {string|number} place */
export const stand = (client, place) =>
  typeof place === "number"
    ? on(client, "map", `[data-place="${place}"] .team-space`)
    : site(client, place, ".teams");

export const wagon = (client, player) => {
  const { team } = client.before?.players?.[player] ?? {};
  const root = client.parts.map.querySelector(
    typeof team === "number"
      ? `[data-place="${team}"] .team-space`
      : `[data-site="${team}"] .teams`,
  );
  return root?.querySelector(`.${client.seatClass(player)}`) ?? null;
};

export const rare = (client, type) => on(client, "rare", `[data-rare="${type}"] .token`);

export const mode = (client, id) => on(client, "modes", `[data-place="${id}"]`);

export const lane = (client, patron, player) =>
  client.parts[patron].querySelector(`[data-lane="${patron} ${player}"]`);

export const spot = (client, patron) => {
  const free = [...client.parts[patron].querySelectorAll(".paper-piece.free")].at(-1);
  const rows = [...client.parts[patron].querySelectorAll(".shelf li")].toReversed();
  return (
    seen(rows.map((row) => row.querySelector(".paper-piece.free")).find(Boolean)) ??
    seen(free) ??
    on(client, patron, ".shelf")
  );
};

/** The highest paper of that value on a shelf. */
export const lastPaper = (client, patron, value) =>
  seen(
    client.parts[patron].querySelector(
      `.paper-piece:has(use[href$="paper-${value}"]):not([style*=hidden])`,
    ),
  );

export const award = (client, letter, space) =>
  on(client, "awards", `[data-space="${letter} ${space}"]`);

export const tile = (client, column, icon) =>
  seen(
    [...client.parts.finds.querySelectorAll(`[data-tile^="${column} "]`)].find((node) =>
      node.querySelector(`use[href$="find-${icon}"]`),
    ),
  ) ?? on(client, "finds", `[data-column="${column}"]`);

export const column = (client, at) => on(client, "finds", `[data-column="${at}"]`);

export const offered = (client, id) => on(client, "offer", `[data-card="${id}"]`);

export const cell = (client, row, at) => on(client, "professions", `[data-cell="${row} ${at}"]`);
