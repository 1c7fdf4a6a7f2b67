/** One of several spaces, and nothing else: where the hero begins, which tower is rebuilt. */
import { svg } from "../../../core/ui/dom.js";
import { point } from "../board/geometry.js";
import { draw, hero } from "../board/pieces.js";

/** @param {string} icon @param {string} may @param {string} hint @param {(at: {x: number, y: number}) => Element} ghost */
const place = (icon, may, hint, ghost) => {
  const actions = ({ table }) =>
    new Map(table.decision.actions.map((action) => [action.at, action]));
  return {
    icon,
    lit: (client) => new Map([...actions(client).keys()].map((at) => [at, client.t(may)])),
    tap: (client, at) => client.act(actions(client).get(at)),
    action: (client, at) => actions(client).get(at) ?? null,
    hint: (client) => client.t(hint),
    stage(client) {
      const { at } = client.considered ?? {};
      client.board.fill("choice", at && svg("g.ghost", ghost(point(at))));
    },
    key: () => false,
  };
};

export const start = place("i-hero", "client.may.start", "client.hint.start", ({ x, y }) =>
  hero(x, y - 16, 66),
);
export const rebuild = place("i-march", "client.may.rebuild", "client.hint.rebuild", ({ x, y }) =>
  draw("tower-1", x, y - 8, 92, { height: 108 }),
);
