/** Last step: rewards one after the other, in an order of one's own. What reveals something comes best last. */

import { t } from "../../../../core/text/i18n.js";
import { element } from "../../../../core/ui/dom.js";
import { icon, paper } from "../../pieces/pieces.js";
import { answer } from "../answer.js";
import { rewards } from "./rewarding.js";

const FIRST = { pays: 0, asks: 1, reveals: 2 };

/** The queue as the person has put it; what is new goes where it does least harm. Papers come by themselves, at the end. */
function ordered(client, state) {
  const queue = [...new Set(client.view.action?.queue ?? [])];
  const known = (state.order ?? []).filter((key) => queue.includes(key));
  const fresh = rewards(
    client,
    queue.filter((key) => !known.includes(key)),
  )
    .sort((a, b) => FIRST[a.does] - FIRST[b.does])
    .map(({ key }) => key);
  state.order = [...known, ...fresh];
  return rewards(client, state.order);
}

/** Takes them from top to bottom, as long as nobody takes anything back. */
export function follow(client, state) {
  const { decision, view, kind } = client;
  if (!state.plan || kind !== "reward.next" || state.answered === decision) return;
  const left = view.action.queue.length;
  const action = state.order.map((key) => client.find({ reward: key })).find(Boolean);
  if (!action || left >= state.plan) {
    state.plan = 0;
    return;
  }
  state.plan = left;
  state.answered = decision;
  answer(client, action);
}

function start(client, state) {
  state.plan = client.view.action.queue.length + 1;
  state.answered = null;
  follow(client, state);
}

/** What a dialog shows while rewards are waiting. */
export const rewardStep = (client, state) => ({
  lead: t("client.dialog.reward.lead"),
  pane: order(client, state),
  go: {
    label: [icon("ui-check"), t("client.dialog.reward.all")],
    act: () => start(client, state),
  },
});

const TAG = { asks: "asking", reveals: "revealing" };

function order(client, state) {
  const list = ordered(client, state);
  const stop = list.findIndex(({ does }) => does === "reveals");
  const move = (at, by) => {
    const keys = state.order;
    [keys[at], keys[at + by]] = [keys[at + by], keys[at]];
    client.draw();
  };
  const arrow = (at, by, sign, name) =>
    element(
      "button",
      {
        "data-key": `${name}-${list[at].key}`,
        "aria-label": t(`client.dialog.reward.${name}`, { reward: list[at].title }),
        disabled: !list[at + by],
        onclick: () => move(at, by),
      },
      sign,
    );
  return element(
    "ol.reward-order",
    list.flatMap((one, at) => {
      const action = client.find({ reward: one.key });
      const face = [
        element("b.number", at + 1),
        element("span.reward-icon", icon(one.drawing)),
        element("span.reward-text", element("b", one.title), element("small", one.sub)),
        TAG[one.does] &&
          element(
            "em",
            { class: ["reward-tag", TAG[one.does]] },
            t(`client.dialog.reward.${one.does}`),
          ),
      ];
      return [
        at === stop && element("li.stop", t("client.dialog.reward.undo_line")),
        element(
          "li",
          element(
            "button",
            {
              class: ["take-reward", action && "legal"],
              "data-key": one.key,
              disabled: !action,
              onclick: () => client.act(action),
              title: t("client.dialog.reward.take_now"),
            },
            face,
          ),
          element("span.up-down", arrow(at, -1, "▲", "earlier"), arrow(at, 1, "▼", "later")),
        ),
      ];
    }),
    papersLast(client, list.length),
  );
}

function papersLast({ view, me }, before) {
  const papers = view.action?.mode === "publish" ? view.action.papers : [];
  return (
    papers.length > 0 &&
    element(
      "li.fix",
      icon("lock"),
      element("b.number", before + 1),
      element(
        "span.reward-icon",
        papers.map(({ bones }) => paper(me.patron, bones.length)),
      ),
      element(
        "span.reward-text",
        element(
          "b",
          t("client.dialog.publish.shelf", {
            count: papers.length,
            patron: t(`patron.${me.patron}`),
          }),
        ),
        element("small", t("client.dialog.publish.last")),
      ),
    )
  );
}
