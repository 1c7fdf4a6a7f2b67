/** Where the team winters: a space gives its grant, its university the patron. Both lockets are shown, for nothing is regretted more. */

import { sentence } from "../../../../core/text/sentence.js";
import { element } from "../../../../core/ui/dom.js";
import { toggle } from "../../choices/choose.js";
import { GRANTS } from "../../pieces/names.js";
import { icon, mono, patron, wood } from "../../pieces/pieces.js";
import { other } from "../preview.js";

export const patronOf = ({ data }, space) =>
  data.universities.find(({ spaces }) => spaces.includes(space)).patron;

export const grantSign = ({ data }, id) =>
  icon(GRANTS[data.grants[id]?.key ?? data.grants[id]] ?? "grant", { class: "grant-icon" });

const standing = ({ view }, space) => view.players.findIndex(({ team }) => team === space);

export const universities = (client) =>
  element(
    "div.universities",
    client.data.universities.map((one) => university(client, one)),
  );

function university(client, { id, patron: whose, spaces }) {
  const { t } = client;
  return element(
    "section",
    { class: ["university-side", whose] },
    element(
      "h3",
      mono(whose, { label: null }),
      element("span", t(`university.${id}`)),
      element("small", t("client.dialog.pass.patron_would", { patron: t(`patron.${whose}`) })),
    ),
    spaces.map((space) => place(client, space)),
  );
}

function place(client, space) {
  const { t, view, seat, me } = client;
  const action = client.find({ space });
  const sel = client.isChosen(action);
  const holder = standing(client, space);
  const grant = view.grants[space - 1];
  const state =
    holder === seat
      ? t("client.dialog.pass.stand_here")
      : holder >= 0
        ? t("client.dialog.pass.stands_here", { name: client.name(holder) })
        : view.neutral === space
          ? t("client.dialog.pass.neutral_here")
          : me.grant === space
            ? t("client.dialog.pass.your_grant")
            : t(
                client.hints.rival?.includes(space)
                  ? "university.rival"
                  : "client.dialog.pass.free",
              );
  const face = [
    element(
      "span.university-space",
      sel || holder === seat
        ? wood("team", seat)
        : holder >= 0
          ? wood("team", holder)
          : view.neutral === space
            ? wood("team", null)
            : space,
    ),
    element(
      "span.university-grant",
      element("small", t("client.dialog.pass.space", { space })),
      element("b", grantSign(client, grant), t(`grant.${grant}`)),
      element("small", state),
    ),
    sel && icon("ui-check", { class: "tick" }),
  ];
  return action
    ? toggle(client, action, { class: "space-option", key: `space-${space}` }, face)
    : element("div.space-option.off", face);
}

/** What changes with the patron and the grant. */
export function turning(client) {
  const { t, me, view, chosen } = client;
  if (!chosen?.space) return null;
  const next = patronOf(client, chosen.space);
  const from = me.patron;
  const changed = from && from !== next;
  const [grant, old] = [view.grants[chosen.space - 1], me.grant ? view.grants[me.grant - 1] : null];
  const who = (id) => element("b", { class: id }, t(`patron.${id}`));
  const line = (sign, text) => element("li", icon(sign), element("span", text));
  return element(
    "div.turn",
    changed && [
      locket(client, from, false),
      element("span.leads-to", icon("arrow-r"), element("small", t("client.dialog.pass.turns"))),
    ],
    locket(client, next, true),
    element(
      "ul",
      line(
        "act-publish",
        sentence("client.dialog.pass.publishes", { patron: who(next), rival: who(other(next)) }),
      ),
      changed &&
        line(
          "loyalty",
          sentence("client.dialog.pass.new_loyalty", {
            patron: who(next),
            old: who(from),
            value: me.value[from],
          }),
        ),
      line(
        "grant",
        old && old !== grant
          ? sentence("client.dialog.pass.grants", {
              old: element("b", t(`grant.${old}.short`)),
              grant: element("b", t(`grant.${grant}.short`)),
            })
          : sentence(old ? "client.dialog.pass.keeps" : "client.dialog.pass.takes", {
              grant: element("b", t(`grant.${grant}.short`)),
            }),
      ),
      signs(client, next),
    ),
  );
}

const locket = ({ t }, id, on) =>
  element(
    "figure",
    element("span", { class: ["locket", on && "on"] }, patron(id, { label: null })),
    element(
      "figcaption",
      t(on ? "client.dialog.pass.from_now" : "client.dialog.pass.until_now"),
      element("b", { class: id }, t(`patron.${id}`)),
    ),
  );

/** The signs on the new patron's track that who stands below them gets, as soon as the engine has told them. */
function signs({ t, me, mine, view, preview }, id) {
  if (view.phase === "draft" || !preview) return null;
  const [loyal, paid] = [preview.sum[id] > mine.sum[id], preview.sum.money > mine.sum.money];
  const key = loyal
    ? "client.dialog.pass.both_signs"
    : paid
      ? "client.dialog.pass.money_sign"
      : "client.dialog.pass.no_sign";
  return element(
    "li",
    icon(loyal ? "loyalty" : "dollar"),
    element("span", t(key, { patron: t(`patron.${id}`), step: me.loyalty[id] })),
  );
}
