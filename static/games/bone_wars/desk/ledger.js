/** The account book: what this turn has done, the picked step in brass, and what confirming it would change. */
import { element, replace } from "../../../core/ui/dom.js";
import { wayOf } from "../choices/index.js";
import { say } from "../choices/plain.js";
import { bone, icon, seatMark } from "../pieces/pieces.js";
import { entries } from "./entries.js";
import { bonesMoved, differences, follows, projections, wanted } from "./outcome.js";
import { turnOf } from "./turn.js";

export function draw(client) {
  const { parts, t, table } = client;
  const { player, events } = turnOf(client);
  const mine = player === client.seat && table.seat !== null;
  const lines = entries(client, events, player);
  const list = element(
    "ol",
    { tabindex: 0, "aria-label": t("client.desk.ledger") },
    lines.map(entry),
    chosen(client),
  );
  replace(
    parts.ledger,
    element(
      "section",
      { class: "ledger", "aria-label": t("client.desk.ledger") },
      element(
        "h2",
        null,
        mine || player === null
          ? t("client.desk.ledger")
          : t("client.desk.ledger.of", { name: client.name(player) }),
      ),
      list,
      result(client),
    ),
  );
  // Not now: measuring in the middle of a drawing would lay out the whole table once more.
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
}

const entry = ({ sign, text, sum }) =>
  element(
    "li",
    null,
    sign,
    element("span", null, text),
    sum && element("b", { class: sum.kind }, sum.text),
  );

/** The picked step, not done yet. */
function chosen(client) {
  if (!client.chosen) return null;
  return element(
    "li",
    { class: "preview-line" },
    icon("ui-check"),
    element("span", null, say(client, client.chosen)),
  );
}

function result(client) {
  if (!client.chosen) return null;
  const { t } = client;
  const rows = [
    ...differences(client).map(({ sign, text, from, to }) =>
      element("li", null, sign, element("span", null, text), change(from, to)),
    ),
    tokens(client),
    recipe(client),
    ...projections(client).map(({ player, from, to }) =>
      element(
        "li",
        { class: "score" },
        seatMark(player, { class: "little", theodore: client.view.players[player].theodore }),
        element("span", null, t("client.desk.ledger.scored", { name: client.name(player) })),
        change(from, to),
      ),
    ),
    ...follows(client, wayOf(client)).map((text) =>
      element("li", { class: "next-line" }, icon("ui-clock"), element("span", null, text)),
    ),
  ].filter(Boolean);
  return element(
    "div",
    { class: "res", "aria-live": "polite" },
    element("h3", null, t("client.desk.ledger.if")),
    element(
      "ul",
      null,
      rows.length
        ? rows
        : element(
            "li",
            { class: "next-line" },
            t(client.preview ? "client.desk.ledger.same" : "client.desk.ledger.wait"),
          ),
    ),
  );
}

const change = (from, to) => element("b", null, element("s", null, from), " → ", to);

function tokens(client) {
  const moved = bonesMoved(client);
  if (!moved.length) return null;
  return element(
    "li",
    null,
    icon("crate"),
    element("span", null, client.t("client.desk.crates")),
    element(
      "b",
      { class: "tokens" },
      moved.map(({ type, count }) => [
        count > 0 ? "+" : "−",
        Array.from({ length: Math.abs(count) }, () => bone(type)),
      ]),
    ),
  );
}

function recipe(client) {
  const bones = wanted(client);
  if (!bones) return null;
  const count = bones.querySelectorAll(".have").length;
  return element(
    "li",
    null,
    bones,
    element("b", null, client.t("client.desk.ledger.bones", { count })),
  );
}
