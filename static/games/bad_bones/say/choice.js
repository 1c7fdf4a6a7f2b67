/** An action as a sentence for the list of choices, and the heading it stands under. */

import { tileName } from "../board/labels.js";
import { boardOf } from "../board/scene.js";
import { isWeapon, wareName } from "../market/wares.js";
import { seenBy } from "../plan/seen.js";
import { tokenName } from "../view/intake.js";

const SENTENCES = {
  "market.buy": ({ item }, { t, view }) =>
    t("market.choice", { item: wareName(t, item), count: view.public.layout.costs[item] }),
  "hero.start": ({ at }, { t, place }) => t("client.choice.hero", { place: place(at) }),
  "hero.move": ({ to }, { t, place }) => t("client.choice.hero", { place: place(to) }),
  "trap.place": ({ trap, at, face }, { t, place }) =>
    t(face ? "client.choice.place_face" : "client.choice.place", {
      trap: t(`trap.${trap}`),
      place: place(at),
      face: face && t(`client.face.${face}`),
    }),
  "trap.retrieve": ({ at }, table) => {
    const tile = table.view.private?.board.tiles[at];
    return table.t("client.choice.retrieve", {
      trap: tile ? tileName(table.t, tile) : "",
      place: table.place(at),
    });
  },
  "trap.pass": (_, { t }) => t("client.pass"),
  "dragon.repel": ({ side, skeleton }, table) =>
    table.t("client.choice.repel", {
      skeleton: named(skeleton, table),
      side: table.t(`client.side.${side}`),
    }),
  "dragon.order": ({ skeleton }, table) => somewhere(skeleton, table),
  "exit.target": ({ seat }, { t, players }) => t("client.send_to", { name: players[seat].name }),
  "weapon.use": use,
  "weapon.skip": (_, { t }) => t("client.not_now"),
  "march.next": ({ skeleton }, table) => somewhere(skeleton, table),
  "march.rest": (_, { t }) => t("client.march_rest"),
  "group.leader": ({ skeleton }, table) => somewhere(skeleton, table),
  "tower.stop": ({ skeleton }, table) => named(skeleton, table),
  "tower.rebuild": ({ at }, { place }) => place(at),
};

/** What each weapon asks for. */
function use({ skeleton, facing, from, to, at, seat, symbol }, table) {
  const { t, place, players } = table;
  if (facing)
    return t("client.choice.repel", {
      skeleton: named(skeleton, table),
      side: t(`client.side.${facing}`),
    });
  if (from) return t("client.choice.shove", { from: place(from), to: place(to) });
  if (skeleton !== undefined) return somewhere(skeleton, table);
  if (symbol) return t(`symbol.${symbol}`);
  if (seat !== undefined) return t("client.send_to", { name: players[seat].name });
  return to ? t("client.choice.hero", { place: place(to) }) : place(at);
}

const named = (skeleton, { t, view }) => tokenName(t, skeleton, view.public.layout);

/** A skeleton and where it stands. */
function somewhere(skeleton, table) {
  const { at, facing } = boardOf(table.view, table.seat, table.seat).skeletons[skeleton] ?? {};
  if (!at) return named(skeleton, table);
  return table.t("client.choice.skeleton", {
    skeleton: named(skeleton, table),
    place: table.place(at),
    facing: table.t(`client.facing.${facing}`),
  });
}

/** @returns {string|undefined} nothing for what is not known: the core has words of its own */
export const choice = (action, table, seat = table.seat) =>
  SENTENCES[action.type]?.(action, whose(table, seat));

/** Proposals are somebody else's choices. */
const whose = (table, seat) => (seat === table.seat ? table : seenBy(table, seat));

/** Long lists are read by tile. @returns {string|undefined} */
export function group(action, table, seat = table.seat) {
  if (action.type === "trap.place") return table.t(`trap.${action.trap}`);
  if (action.type === "trap.retrieve") return table.t("client.take_back");
  if (action.type === "market.buy")
    return table.t(isWeapon(action.item) ? "market.weapons" : "market.traps");
  if (action.type === "weapon.use") {
    const weapon = whose(table, seat).view.private?.board.weapon;
    return weapon && table.t(`weapon.${weapon}`);
  }
  return undefined;
}
