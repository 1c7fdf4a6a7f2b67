/** Who marches next, where the order can matter: tap a stack, or let the rest go in reading order. */
import { element } from "../../../core/ui/dom.js";
import { resting } from "../../../kit/resting.js";
import { isSpace } from "../board/geometry.js";
import { rim } from "../board/glow.js";
import { portrait } from "../board/portrait.js";
import { icon } from "../sprite.js";
import { nameOf, sideOf, which } from "./faces.js";
import { nowhere, putBack } from "./nowhere.js";
import { alike, byPlace } from "./stacks.js";

const nexts = ({ table }) => table.decision.actions.filter(({ type }) => type === "march.next");
const rest = ({ table }) => table.decision.actions.find(({ type }) => type === "march.rest");
const stacks = (client) => byPlace(client, nexts(client));

export const march = {
  icon: "i-march",
  lit: (client) =>
    new Map([...stacks(client).keys()].map((place) => [place, client.t("client.may.march")])),
  tap(client, place) {
    const there = stacks(client).get(place);
    if (alike(client, there)) client.act(there[0]);
    else client.pick(client.picked === place ? null : place);
  },
  action: (client, place) => stacks(client).get(place)?.[0] ?? null,
  hint: (client) => client.t("client.hint.march"),

  stage(client) {
    const spots = [...stacks(client).keys()].filter((place) => !isSpace(place));
    client.board.fill("choice", spots.map(rim));
    const there = stacks(client).get(client.picked);
    if (there)
      client.papers.near(client.picked, `next ${client.table.decision.id}`, () =>
        which(client, there, client.t("client.next")),
      );
  },

  key: putBack,

  caption: "client.next",
  rail: (client) =>
    [...stacks(client)]
      .flatMap(([, there]) => (alike(client, there) ? there.slice(0, 1) : there))
      .map((action) => nextButton(client, action)),
  acts: restButton,
};

/** Members of a group that act one by one: all of them are asked about at once. */
export const order = {
  ...march,
  ...nowhere,
  key: putBack,
  hint: (client) => client.t("client.hint.order"),
  stage(client) {
    client.papers.add(`order ${client.table.decision.id}`, () => {
      const paper = which(client, nexts(client), client.t("client.next"));
      paper.className = "direction-panel high";
      return paper;
    });
  },
};

/** One in the rail: for the keyboard, and where the stacks are small. */
export function nextButton(client, action) {
  const id = String(action.skeleton);
  const skeleton = client.scene.board.skeletons[id];
  return element(
    "button.side-button.next",
    {
      "data-key": id,
      onclick: () => client.act(action),
      "aria-label": client.t("client.choice.at", {
        skeleton: nameOf(client, id),
        place: client.table.place(skeleton.at),
      }),
      ...resting(action, (each) => client.consider(each)),
    },
    portrait(skeleton, sideOf(client, skeleton), 40),
  );
}

function restButton(client) {
  const action = rest(client);
  return (
    action &&
    element(
      "button.btn.primary.rest",
      { "data-key": "rest", onclick: () => client.act(action) },
      icon("march"),
      element("span", client.t("client.march_rest")),
    )
  );
}
