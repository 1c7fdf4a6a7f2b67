/** Players as buttons, where one of them is asked for. */
import { element } from "../../../core/ui/dom.js";
import { use } from "../sprite.js";

/** @param {Action[]} actions each with a `seat` */
export function targetFaces(client, actions) {
  return element(
    "div.pop.targets",
    { role: "group", "aria-label": client.t("client.send") },
    targetButtons(client, actions),
  );
}

export const targetButtons = (client, actions) =>
  actions.map((action) => {
    const { avatar, name } = client.table.players[action.seat];
    return element(
      "button.target",
      {
        "aria-label": client.t("client.send_to", { name }),
        "data-key": `to ${action.seat}`,
        onclick: () => client.act(action),
      },
      element("span.avatar", use(`av-${avatar}`)),
      element("b", { title: name }, name),
    );
  });
