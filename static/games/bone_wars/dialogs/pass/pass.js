/** Passing: a profession for the next round, its bonuses, then a university; in round 4 a space of the endgame tile. */
import { element } from "../../../../core/ui/dom.js";
import { seatClass, seatMark } from "../../pieces/pieces.js";
import { changes } from "../difference.js";
import { confirming, frame } from "../frame.js";
import { gains } from "../gain.js";
import { note } from "../preview.js";
import { follow, rewardStep } from "../publish/order.js";
import { back } from "../undo.js";
import { endgame } from "./endgame.js";
import { nextOrder, professions } from "./profession.js";
import { track } from "./track.js";
import { patronOf, turning, universities } from "./university.js";

const STEPS = { "pass.profession": 0, "reward.next": 1, "pass.university": 2 };

export const about = ({ view }) => `${view.round}/${view.turn}`;

export const title = ({ t }) => t("client.dialog.pass.title");

export function content(client, state, _, close) {
  const { t, kind, view } = client;
  const last = kind === "endgame.space";
  follow(client, state);
  return frame(
    client,
    {
      name: "passing",
      icon: "ui-pass",
      title: title(client),
      close,
      back: back(
        client,
        !forced(client) && (kind === "pass.profession" || last)
          ? "client.dialog.pass.keep"
          : undefined,
      ),
      sub: last
        ? t("client.dialog.pass.last_round")
        : t("client.dialog.pass.prepares", { round: view.round + 1 }),
      steps: last
        ? null
        : ["profession", "bonuses", "university"].map((step) =>
            t(`client.dialog.pass.step.${step}`),
          ),
      at: STEPS[kind] ?? 0,
      side: side(client, last),
      ...(last
        ? endgame(client)
        : kind === "pass.university"
          ? university(client)
          : kind === "reward.next"
            ? rewardStep(client, state)
            : profession(client)),
    },
    state,
  );
}

const forced = ({ decision }) => decision?.prompt?.key === "prompt.must_pass";

function profession(client) {
  const { t, chosen, data } = client;
  const { rows, columns } = data.professions;
  return {
    lead: [
      forced(client) && element("b.must", t("client.dialog.pass.must"), " "),
      t("client.dialog.pass.lead"),
    ],
    pane: professions(client),
    sum:
      chosen?.row &&
      `${t(`profession.${rows[chosen.row - 1].id}`)} · ${gains({ ...rows[chosen.row - 1].bonus })} · ${gains(columns[chosen.column - 1].bonus)}`,
    go: confirming(client, t("client.dialog.pass.take"), chosen?.row, null),
  };
}

function university(client) {
  const { t, chosen, me, preview } = client;
  const space = chosen?.space;
  const id = space && patronOf(client, space);
  const at = id && me.loyalty[id];
  return {
    lead: t("client.dialog.pass.winter"),
    pane: [
      universities(client),
      turning(client),
      id &&
        element(
          "section",
          { class: ["loyalty-panel", id] },
          track(client, id, at, preview?.sum[id] ?? at),
        ),
    ],
    sum: space && t("client.dialog.pass.sum", { space, patron: t(`patron.${id}`) }),
    go: confirming(client, t("client.dialog.pass.end"), space),
  };
}

function side(client, last) {
  const { t, me, view } = client;
  const open = forced(client) ? 0 : me.slots.filter(({ card }) => !card).length;
  return [
    changes(client, t("client.dialog.pass.if")),
    !last && [
      element("h4", t("client.dialog.pass.order")),
      element(
        "ol.next-order",
        nextOrder(client).map(({ each, row, sure, text }) =>
          element(
            "li",
            { class: [seatClass(each), each === client.seat && "me"] },
            element("b", sure ? row : `${row}?`),
            seatMark(each, { class: "little", theodore: view.players[each].theodore }),
            element("span", { title: client.name(each) }, client.name(each)),
            element("small", text),
          ),
        ),
      ),
    ],
    note(
      "ui-pass",
      [
        t("client.dialog.pass.final"),
        open > 0 && ` ${t("client.dialog.pass.unused", { count: open })}`,
      ],
      "warn",
    ),
  ];
}
