/** An action as a sentence for the list of choices, and the heading it stands under. */
import { symbolOf } from "./intake.js";
import { isWeapon, wareName } from "./wares.js";

const SENTENCES = {
  "market.buy": ({ item }, { t, view }) =>
    t("market.choice", { item: wareName(t, item), count: view.public.layout.costs[item] }),
  "hero.move": ({ to }, { t, place }) => t("client.choice.hero", { place: place(to) }),
  "trap.place": ({ trap, at, face }, { t, place }) =>
    t(face ? "client.choice.place_face" : "client.choice.place", { trap: t(`trap.${trap}`), place: place(at), face: face && t(`client.face.${face}`) }),
  "trap.retrieve": ({ at }, table) => {
    const tile = table.view.private?.board.tiles[at];
    return table.t("client.choice.retrieve", { trap: tile ? table.t(`trap.${tile.trap}`) : "", place: table.place(at) });
  },
  "trap.pass": (_, { t }) => t("client.pass"),
  "dragon.repel": ({ side, skeleton, at }, table) => {
    const symbol = symbolOf(skeleton, table.view.public.layout);
    return table.t("client.choice.repel", {
      skeleton: table.t(`symbol.${symbol}`), side: table.t(`client.side.${side}`), place: table.place(at),
    });
  },
  "exit.target": ({ seat }, { t, players }) => t("client.send_to", { name: players[seat].name }),
};

/** @returns {string|undefined} nothing for what is not known: the core has words of its own */
export const choice = (action, table) => SENTENCES[action.type]?.(action, table);

/** Long lists are read by tile. @returns {string|undefined} */
export function group(action, table) {
  if (action.type === "trap.place") return table.t(`trap.${action.trap}`);
  if (action.type === "trap.retrieve") return table.t("client.take_back");
  if (action.type === "market.buy") return table.t(isWeapon(action.item) ? "market.weapons" : "market.traps");
  return undefined;
}
