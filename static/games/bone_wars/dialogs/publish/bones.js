/** Second step: the sockets of one paper, filled part by part. A tap on a bone is one answer. */
import { element } from "../../../../core/ui/dom.js";
import { bone, icon } from "../../pieces/pieces.js";
import { soFar } from "./cards.js";
import { written } from "./sockets.js";

export const openPaper = ({ view }) => view.action?.papers.find(({ open }) => open) ?? null;

/** The part that is asked for now. */
export const partOf = ({ actions }) => actions.find(({ part }) => part)?.part ?? null;

/** The natural bone if there is one, else one that stands for it. */
export const way = (client, type) =>
  client.find({ bone: type, wild: false }) ?? client.find({ bone: type });

/** What fits best without asking: a natural bone of the type I have most of. */
export function best({ actions, me }) {
  const natural = actions.filter(({ bone: type, wild }) => type && !wild);
  const held = (type) => me.crates.filter((one) => one === type).length;
  return natural.sort((a, b) => held(b.bone) - held(a.bone))[0] ?? null;
}

export function bones(client) {
  const one = openPaper(client);
  const part = partOf(client);
  const others = client.view.action.papers.length > 1;
  const press = () => client.act(best(client) ?? client.actions.find(({ bone: type }) => type));
  return [
    others && soFar(client),
    element("div.paper-sheets", one && written(client, one, part, press)),
    crates(client),
  ];
}

/** What lies in my crates, and which of it this paper uses already: it stays there until the paper is done. */
function held(client) {
  const used = openPaper(client)?.bones.map(({ bone: type }) => type) ?? [];
  return client.me.crates.map((type) => {
    const at = used.indexOf(type);
    if (at >= 0) used.splice(at, 1);
    return { type, used: at >= 0 };
  });
}

function crates(client) {
  const { t } = client;
  const skip = client.find({ skip: true });
  return element(
    "div.my-crates",
    element("h4", t("client.dialog.publish.crates")),
    element(
      "ol",
      held(client).map(({ type, used }, at) => {
        const action = used ? undefined : way(client, type);
        const face = [
          bone(type),
          action?.wild &&
            element("small.star", icon("bone-wild", { label: t("client.dialog.publish.as_wild") })),
        ];
        return element(
          "li",
          { class: used ? "used-up" : action ? null : "rest" },
          action
            ? element(
                "button.legal",
                { "data-key": `crate-${at}`, onclick: () => client.act(action) },
                face,
              )
            : face,
        );
      }),
    ),
    element(
      "div",
      skip &&
        element(
          "button.light-button",
          { "data-key": "skip", onclick: () => client.act(skip) },
          t("client.dialog.publish.without", { part: t(`bone_part.${partOf(client)}`) }),
        ),
    ),
  );
}
