/** Theodore's last turn, step by step, each with its reason. It plays by itself; one may pause, step, skip and watch it again. */

import { t } from "../../../../core/text/i18n.js";
import { sentence } from "../../../../core/text/sentence.js";
import { element } from "../../../../core/ui/dom.js";
import { bone, icon, mono } from "../../pieces/pieces.js";
import { reason } from "../../say/log_words.js";
import { frame } from "../frame.js";
import { memory } from "../memory.js";
import { explain, explains, turnKey } from "../notice.js";
import { fact } from "../preview.js";
import { backOf, DRAWINGS, soloCard } from "./card.js";

const because = ({ table }, why) => (why ? reason(table, why) : "");

/** Between two steps, in milliseconds: time to read one. */
const PACE = 1600;

export const about = (client) => turnKey(client);

export const title = () => t("client.dialog.theodore.title");

export function content(client, state, _, close) {
  const { view } = client;
  const { turn, cards } = view.solo;
  const them = view.players.find(({ theodore }) => theodore);
  const steps = turn ? stepsOf(client, turn) : [];
  play(client, state, steps.length);
  const at = Math.min(state.at, steps.length);
  return frame(
    client,
    {
      name: "theodore",
      icon: "ui-clock",
      title: title(),
      close,
      closing: t("client.dialog.close"),
      sub:
        turn &&
        t("client.dialog.theodore.sub", { round: view.round, step: at, steps: steps.length }),
      pane: element(
        "div.theodore-body",
        element(
          "div.theodore-left",
          element(
            "figure.rival-bust",
            icon("theodore"),
            element(
              "figcaption",
              element("b", t("theodore.name")),
              element(
                "small",
                them.patron &&
                  sentence("client.dialog.theodore.for", {
                    patron: element("span", mono(them.patron), " ", t(`patron.${them.patron}`)),
                  }),
                ` · ${t(`client.dialog.theodore.${cards}`)}`,
              ),
            ),
          ),
          turn?.card && soloCard(client, turn.card, turn.half),
          turn?.next &&
            element(
              "div.next-card",
              backOf(turn.next),
              element("p", t("client.dialog.theodore.decides")),
            ),
        ),
        element(
          "div.theodore-right",
          element(
            "p.lead",
            t(turn ? "client.dialog.theodore.lead" : "client.dialog.theodore.none"),
          ),
          list(steps, at),
        ),
      ),
      side: side(client, them),
      sum: turn && controls(client, state, steps.length, at),
      extra: element(
        "label.quiet",
        element("input", {
          type: "checkbox",
          checked: explains(),
          onchange: (event) => explain(event.target.checked),
        }),
        t("client.dialog.theodore.each"),
      ),
      go: {
        label: t(at < steps.length ? "client.dialog.theodore.skip" : "client.dialog.theodore.done"),
        act: close,
      },
    },
    state,
  );
}

/** The card, the half, then what his card says in its order. */
function stepsOf(client, turn) {
  const first = turn.card
    ? [
        {
          kind: "done",
          drawing: "card-team",
          title: t("client.dialog.theodore.flips", { card: turn.card, slot: turn.slot }),
          why: t("client.dialog.theodore.pays"),
        },
        turn.half && {
          kind: "done",
          drawing: turn.half === "team" ? "team" : "paleontologist",
          title: t(`theodore.half.${turn.half}`),
          why: because(client, turn.why),
        },
      ]
    : [];
  return [
    ...first.filter(Boolean),
    ...turn.steps.map(({ do: what, done, why }) => ({
      kind: done ? "done" : "skipped",
      drawing: DRAWINGS[what] ?? "ui-clock",
      title: t(`theodore.do.${what}`),
      why: because(client, why),
    })),
  ];
}

const list = (steps, at) =>
  element(
    "ol.theodore-steps",
    steps
      .slice(0, at)
      .map(({ kind, drawing, title: name, why }, index) =>
        element(
          "li",
          { class: [kind, index === at - 1 && "now"], "data-newest": index === at - 1 ? at : null },
          element("span.step-number", index + 1),
          element("span.step-icon", icon(drawing)),
          element("div", element("b", name), element("small", why)),
          element("em", kind === "skipped" ? t("client.dialog.theodore.skipped") : "✓"),
        ),
      ),
  );

/** One step more after a while, as long as it is open and nobody has paused it. */
function play(client, state, total) {
  const { motion } = client.table;
  state.at ??= motion ? 1 : total;
  if (!motion && !state.paused) state.at = total;
  if (state.timer || state.paused || state.at >= total) return;
  // The table draws itself more often than he takes a step: one clock, whatever else happens.
  state.timer = setTimeout(() => {
    state.timer = null;
    if (state.paused || memory(client).shown !== "theodore") return;
    state.at += 1;
    client.draw();
  }, PACE / motion);
}

function controls(client, state, total, at) {
  const go = (to, paused) => () => {
    Object.assign(state, { at: Math.max(1, Math.min(total, to)), paused });
    client.draw();
  };
  const ended = at >= total;
  const button = (key, sign, act, disabled) =>
    element(
      "button.light-button",
      {
        "data-key": key,
        "aria-label": t(`client.dialog.theodore.${key}`),
        title: t(`client.dialog.theodore.${key}`),
        disabled,
        onclick: act,
      },
      sign,
    );
  return element(
    "span.play",
    button("earlier", "◀", go(at - 1, true), at < 2),
    ended
      ? button("again", icon("ui-undo"), go(1, false))
      : state.paused
        ? button("play", "▶▶", go(at, false))
        : button("pause", "❚❚", go(at, true)),
    button("later", "▶", go(at + 1, true), ended),
    element("progress", {
      max: total,
      value: at,
      "aria-label": t("client.dialog.theodore.progress"),
    }),
  );
}

const HABITS = ["deepest", "rarest", "rightmost", "loyalty"];

function side(client, them) {
  const { view } = client;
  const { deck, discard, upgrades, next } = view.solo;
  return [
    element("h3", t("client.dialog.theodore.has")),
    element(
      "ul.changes.still",
      fact(icon("dollar"), t("client.dialog.theodore.money"), `$${them.money}`),
      fact(icon("reputation"), t("reputation"), them.rp),
      fact(icon("card-species"), t("client.dialog.preview.species"), them.hand.species.count),
      fact(
        icon("card-paleo"),
        t("client.dialog.preview.paleontologists"),
        them.hand.paleontologists.count,
      ),
    ),
    element(
      "p.rival-crates",
      them.crates.map((type) => bone(type)),
    ),
    element("h4", t("client.dialog.theodore.deck")),
    element(
      "div.next-card",
      backOf(next),
      element("p", t("client.dialog.theodore.counts", { deck, discard: discard.length, upgrades })),
    ),
    element("h4", t("client.dialog.theodore.habits")),
    element(
      "ul.habits",
      HABITS.map((habit) => element("li", t(`client.dialog.theodore.habit.${habit}`))),
    ),
  ];
}
