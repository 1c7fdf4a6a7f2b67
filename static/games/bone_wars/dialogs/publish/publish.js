/** Publishing: choose a card, fill its sockets, perhaps another card, then take the rewards. */

import { sentence } from "../../../../core/text/sentence.js";
import { element } from "../../../../core/ui/dom.js";
import { bone, icon, mono, paper } from "../../pieces/pieces.js";
import { answer } from "../answer.js";
import { outlook, standing } from "../forecast.js";
import { frame } from "../frame.js";
import {
  bars,
  glance,
  loyaltyRow,
  moneyRow,
  note,
  rpRow,
  shelfNote,
  shelfRows,
} from "../preview.js";
import { back } from "../undo.js";
import { best, bones, openPaper, partOf } from "./bones.js";
import { cards, publishLabel, soFar } from "./cards.js";
import { follow, rewardStep } from "./order.js";

const STEPS = ["card", "bones", "rewards"];
const AT = { "publish.card": 0, "publish.bone": 1, "reward.next": 2 };

export const about = ({ view }) => `${view.round}/${view.action?.slot}/${view.turn}`;

export const title = ({ t }) => t("client.dialog.publish.title");

export function content(client, state, _, close) {
  const { t, kind, me, view } = client;
  fill(client, state);
  follow(client, state);
  const at = AT[kind] ?? 0;
  state.began ??= standing(client);
  const [before, now] = [state.began, outlook(client)];
  const spec = {
    name: "publish",
    icon: "act-publish",
    title: title(client),
    close,
    back: back(client),
    sub: sub(client),
    steps: STEPS.map((step) => t(`client.dialog.publish.step.${step}`)),
    at,
    side: side(client, before, now),
    glance: glance(me.patron, before, now)(client.seat),
    sum: sum(client),
    ...[cardStep, boneStep, rewardStep][at](client, state),
  };
  return frame(client, spec, state);

  function cardStep() {
    const done = client.find({ done: true });
    const papers = view.action.papers.length;
    return {
      lead: t(
        `client.dialog.publish.${!papers ? "which" : client.actions.length > 1 ? "another" : "none_left"}`,
      ),
      pane: [soFar(client), cards(client)],
      go: done ? { label: publishLabel(client, papers), act: () => client.act(done) } : null,
    };
  }
}

function boneStep(client, state) {
  const { t } = client;
  const done = client.find({ done: true });
  const skip = client.find({ skip: true });
  const size = openPaper(client)?.bones.length ?? 0;
  const natural = best(client);
  return {
    lead: t("client.dialog.publish.tap"),
    pane: bones(client),
    extra: natural && [
      done && press("enough", t("client.dialog.publish.enough", { size }), () => client.act(done)),
      press("fill", [icon("ap"), t("client.dialog.publish.fill")], () => {
        state.filling = client.view.action.papers.length;
        fill(client, state);
      }),
    ],
    go: natural
      ? {
          label: t("client.dialog.publish.put", { bone: t(`bone.${natural.bone}`) }),
          act: () => client.act(natural),
        }
      : done
        ? { label: t("client.dialog.publish.enough", { size }), act: () => client.act(done) }
        : skip
          ? {
              label: t("client.dialog.publish.without", { part: t(`bone_part.${partOf(client)}`) }),
              act: () => client.act(skip),
            }
          : null,
  };
}

const press = (key, label, act) =>
  element("button.light-button", { "data-key": key, onclick: act }, label);

/** Fills the sockets that are left with what fits, one answer after the other. */
function fill(client, state) {
  const { kind, decision, view } = client;
  if (!state.filling) return;
  if (kind !== "publish.bone" || view.action.papers.length !== state.filling) {
    if (decision) state.filling = 0;
    return;
  }
  if (state.filled === decision) return;
  const action = best(client) ?? client.find({ skip: true });
  if (!action) {
    state.filling = 0;
    return;
  }
  state.filled = decision;
  answer(client, action);
}

function side(client, before, now) {
  const { t, me } = client;
  return [
    element("h3", t("client.dialog.publish.if")),
    element(
      "ul.changes",
      loyaltyRow(client, me.patron, before, now),
      shelfRows(client, me.patron, before, now),
      moneyRow(client, before, now),
      rpRow(client, before, now),
    ),
    bars(client, me.patron, before, now),
    shelfNote(client, me.patron, before, now) ??
      note("ui-help", t("client.dialog.publish.everybody", { patron: t(`patron.${me.patron}`) })),
  ];
}

function sub(client) {
  const { view, me, data } = client;
  const person = view.action.card?.paleontologist;
  return [
    sentence("client.dialog.publish.for", {
      patron: element("span", mono(me.patron), ` ${client.t(`patron.${me.patron}`)}`),
    }),
    person && ` · ${client.t(`effect.${data.paleontologists[person].effect}.short`)}`,
  ];
}

function sum(client) {
  const { view, data, me } = client;
  return view.action.papers
    .filter(({ bones: used }) => used.length in data.publish)
    .map((one) =>
      element(
        "span.one",
        paper(me.patron, one.bones.length),
        data.species[one.species].name,
        one.open && one.bones.map(({ bone: type }) => bone(type)),
      ),
    );
}
