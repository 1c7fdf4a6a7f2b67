/** Where the rapier turns a skeleton: four arrows round it. */
import { element } from "../../../core/ui/dom.js";
import { resting } from "../../../kit/resting.js";
import { point } from "../board/geometry.js";
import { pointer } from "../board/pieces.js";
import { FACING_ICONS } from "../say/names.js";
import { icon } from "../sprite.js";
import { around, sideButton } from "./around.js";
import { asked } from "./dragon.js";
import { faces } from "./faces.js";

const turns = (client) => {
  const { chosen } = asked(client);
  return client.table.decision.actions.filter(({ skeleton }) => String(skeleton) === chosen);
};

const placeOf = (client) =>
  client.scene.board.skeletons[asked(client).chosen]?.at ?? client.scene.board.hero;

const open = (client) => ({
  at: placeOf(client),
  sides: turns(client).map((action) => ({ side: action.facing, action })),
});

const choose = (client, action) => client.act(action);

export const rapier = {
  icon: "i-hero",
  ...around(open, "client.may.turn", choose),
  hint: (client) => client.t("client.hint.rapier", { count: asked(client).ids.length }),

  stage(client) {
    const { ids, chosen } = asked(client);
    const at = placeOf(client);
    const { x, y } = point(at);
    client.board.fill(
      "choice",
      open(client).sides.map(({ side }) => [
        client.considered?.facing === side && pointer(side, "ghost", x, y, 96),
        sideButton(at, side, client.t("client.turn_to", { side: client.t(`client.side.${side}`) })),
      ]),
    );
    if (ids.length > 1) {
      client.papers.add(`turn ${client.table.decision.id} ${chosen}`, () =>
        element(
          "div",
          { class: ["direction-panel", y > 300 ? "high" : "low"], role: "group" },
          element("div.row", faces(client, ids, { chosen, onclick: (id) => client.pick(id) })),
        ),
      );
    }
  },

  caption: "client.sides",
  rail: (client) =>
    turns(client).map((action) =>
      element(
        "button.side-button",
        {
          "data-key": action.facing,
          onclick: () => client.act(action),
          ...resting(action, (each) => client.consider(each)),
        },
        icon(FACING_ICONS[action.facing]),
        element("span", client.t(`client.side.${action.facing}`)),
      ),
    ),
};
