/** Debunking: sets of identical bones, one after the other, and the small questions that cards and grants add. */

import { sentence } from "../../../../core/text/sentence.js";
import { element } from "../../../../core/ui/dom.js";
import { bone, icon, mono } from "../../pieces/pieces.js";
import { outlook, standing } from "../forecast.js";
import { confirming, frame } from "../frame.js";
import { bars, glance, loyaltyRow, note, other, row, shelfNote, shelfRows } from "../preview.js";
import { back } from "../undo.js";
import { done, sets } from "./sets.js";

export const about = ({ view }) => `${view.round}/${view.action?.slot}/${view.turn}`;

export const title = ({ t }) => t("client.dialog.debunk.title");

export function content(client, state, _, close) {
  const { t, kind, me, view, data } = client;
  const before = standing(client);
  // Of the picked set, or of the one that is being put together.
  const now = outlook(client, client.preview ?? undefined);
  const rival = other(me.patron);
  const person = view.action.card?.paleontologist;
  return frame(
    client,
    {
      name: "debunk",
      icon: "act-debunk",
      title: title(client),
      close,
      back: back(client),
      sub: [
        sentence("client.dialog.debunk.of", {
          patron: element("span", mono(rival), ` ${t(`patron.${rival}`)}`),
        }),
        person && ` · ${t(`effect.${data.paleontologists[person].effect}.short`)}`,
      ],
      side: [
        element("h3", t("client.dialog.debunk.if")),
        element(
          "ul.changes",
          loyaltyRow(client, me.patron, before, now),
          shelfRows(client, me.patron, before, now),
          shelfRows(client, rival, before, now),
          row(icon("crate"), t("client.dialog.preview.crates"), before.crates, now.crates),
        ),
        bars(client, me.patron, before, now),
        bars(client, rival, before, now),
        shelfNote(client, me.patron, before, now),
      ],
      glance: glance(me.patron, before, now)(client.seat),
      ...(kind === "debunk.set"
        ? choosing(client)
        : kind === "debunk.wild"
          ? wild(client)
          : yesNo(client, kind)),
    },
    state,
  );
}

function choosing(client) {
  const { t, chosen } = client;
  const stop = client.find({ done: true });
  const set = chosen?.bone && chosen;
  if (!client.actions.some(({ bone: type }) => type)) {
    return {
      lead: t("client.dialog.debunk.none_left"),
      pane: [done(client), sets(client)],
      go: {
        label: [icon("ui-check"), t("client.dialog.debunk.enough")],
        act: () => client.act(stop),
      },
    };
  }
  return {
    lead: t("client.dialog.debunk.lead"),
    pane: [sets(client), done(client)],
    sum: set && [bone(set.bone), t("client.dialog.debunk.sum", { size: set.size })],
    extra:
      stop &&
      element(
        "button.light-button",
        { "data-key": "done", onclick: () => client.act(stop) },
        t("client.dialog.debunk.enough"),
      ),
    go: confirming(client, t("client.dialog.debunk.go"), set, "act-debunk"),
  };
}

/** Which bone counts as another. */
function wild(client) {
  return {
    lead: client.t("client.dialog.debunk.wild"),
    pane: [
      element(
        "div.wilds",
        client.actions.map((action) =>
          element(
            "button.legal",
            { "data-key": action.bone, onclick: () => client.act(action) },
            bone(action.bone),
            element("b", client.t(`bone.${action.bone}`)),
          ),
        ),
      ),
      done(client),
    ],
  };
}

function yesNo(client, kind) {
  const { t } = client;
  const answer = (use) =>
    element(
      "button.big.legal",
      { "data-key": String(use), onclick: () => client.act(client.find({ use })) },
      element("b", t(`client.dialog.${kind}.${use ? "yes" : "no"}`)),
      element("small", t(`client.dialog.${kind}.${use ? "yes" : "no"}.hint`)),
    );
  return {
    lead: t(`client.dialog.${kind}.lead`),
    pane: [
      element("div.either", answer(true), answer(false)),
      done(client),
      note("ui-help", t("client.dialog.debunk.once")),
    ],
  };
}
