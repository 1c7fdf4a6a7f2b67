/** Skeletons as buttons, where one of several is asked for. */
import { element } from "../../../core/ui/dom.js";
import { resting } from "../../../kit/resting.js";
import { portrait } from "../board/portrait.js";
import { otherSide } from "../say/names.js";
import { tokenName } from "../view/intake.js";

/**
 * @param {import("../client.js").Client} client @param {string[]} ids
 * @param {{chosen?: string, onclick: (id: string) => void, look?: (id: string|null) => void}} options
 *   `look`: the hand rests on it, or on none
 */
export function faces(client, ids, { chosen, onclick, look }) {
  const { skeletons } = client.scene.board;
  return ids.map((id) =>
    element(
      "button",
      {
        class: ["skeleton-button", id === chosen && "now", !chosen && "may"],
        "data-key": id,
        "aria-pressed": chosen ? String(id === chosen) : null,
        "aria-label": nameOf(client, id),
        onclick: () => onclick(id),
        ...(look && resting(id, look)),
      },
      portrait(skeletons[id], sideOf(client, skeletons[id]), 44),
    ),
  );
}

/** A paper of them. @param {import("../client.js").Client} client @param {Action[]} actions the one for each @param {string} [label] */
export function which(client, actions, label) {
  const actionOf = (id) => actions.find(({ skeleton }) => String(skeleton) === id) ?? null;
  return element(
    "div.pop.which",
    { role: "group", "aria-label": label },
    faces(
      client,
      actions.map(({ skeleton }) => String(skeleton)),
      {
        onclick: (id) => client.act(actionOf(id)),
        look: (id) => client.consider(actionOf(id)),
      },
    ),
  );
}

/** "fire chief, facing down" */
export function nameOf({ t, table, scene }, id) {
  const name = tokenName(t, id, table.view.public.layout);
  const facing = scene.board.skeletons[id]?.facing;
  return facing
    ? t("client.token_facing", { skeleton: name, facing: t(`client.facing.${facing}`) })
    : name;
}

export const sideOf = ({ scene }, skeleton) =>
  skeleton?.held ? otherSide(scene.side) : scene.side;
