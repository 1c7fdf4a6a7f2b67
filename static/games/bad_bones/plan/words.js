/** An action as a sentence that stands for itself, whoever is to do it. */

import { tileName } from "../board/labels.js";
import { choice } from "../say/choice.js";
import { tokenName } from "../view/intake.js";
import { seenBy } from "./seen.js";

/** @type {Record<string, (action: Action, table: Table) => Data>} the values of `plan.do.<type>` */
const VALUES = {
  "trap.place": ({ trap, at }, { t, place }) => ({ trap: t(`trap.${trap}`), place: place(at) }),
  "trap.retrieve": ({ at }, { t, place, view }) => {
    const tile = view.private.board.tiles[at];
    return { trap: tile ? tileName(t, tile) : "", place: place(at) };
  },
  "trap.pass": () => ({}),
  "hero.start": ({ at }, { place }) => ({ place: place(at) }),
  "hero.move": ({ to }, { place }) => ({ place: place(to) }),
  "weapon.skip": () => ({}),
  "march.next": ({ skeleton }, { t, view }) => ({
    skeleton: tokenName(t, skeleton, view.public.layout),
  }),
  "march.rest": () => ({}),
};

/**
 * @param {Action} action @param {Table} table @param {number} seat who is to do it
 * @param {{spoken?: boolean}} [how] without a drawing beside it: then it says which way a wall leans
 */
export function sentence(action, table, seat, { spoken = false } = {}) {
  const seen = seenBy(table, seat);
  if (action.face && spoken) {
    const { t } = table;
    return t("plan.do.trap.place_face", {
      trap: t(`trap.${action.trap}`),
      face: t(`client.face.${action.face}`),
      place: table.place(action.at),
    });
  }
  const values = VALUES[action.type]?.(action, seen);
  if (values) return table.t(`plan.do.${action.type}`, values);
  const { weapon } = seen.view.private.board;
  const what = choice(action, seen) ?? action.type;
  return action.type === "weapon.use" && weapon
    ? table.t("plan.do.weapon.use", { weapon: table.t(`weapon.${weapon}`), what })
    : what;
}

/** For lists, where nothing is drawn beside it. */
export const proposal = (action, table, seat) => sentence(action, table, seat, { spoken: true });
