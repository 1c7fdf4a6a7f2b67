/** To whose cemetery a skeleton goes: tap a face at the exit, or a neighbour's panel. */
import { element } from "../../../core/dom.js";
import { use } from "../sprite.js";

/** One exit (or one catapult) after the other. */
export function targets(client) {
  const [first] = client.table.decision.actions;
  return client.table.decision.actions.filter((each) =>
    each.at === first.at && each.skeleton === first.skeleton);
}

/** The action that sends it to a seat, if it may be sent there. */
export const towards = (client, seat) => targets(client).find((each) => each.seat === seat) ?? null;

function placeOf(client) {
  const [{ at, skeleton }] = targets(client);
  return at ?? client.scene.board.skeletons[skeleton]?.at ?? "1,3";
}

export const exit = {
  icon: "i-march",
  lit: () => new Map(),
  tap() {},
  action: () => null,
  hint(client) {
    const [{ at }] = targets(client);
    return client.t(at ? "client.hint.catapult" : "client.hint.exit");
  },

  stage(client) {
    client.papers.near(placeOf(client), `to ${client.table.decision.id}`, () => faces(client));
  },

  key: () => false,
};

function faces(client) {
  const { t, table } = client;
  return element("div", { class: "pop targets", role: "group", "aria-label": t("client.send") },
    targets(client).map((action) => {
      const { avatar, name } = table.players[action.seat];
      return element("button", {
        type: "button", class: "target", "aria-label": t("client.send_to", { name }),
        onclick: () => client.act(action),
      }, element("span", { class: "av" }, use(`av-${avatar}`)), element("b", null, name));
    }));
}
