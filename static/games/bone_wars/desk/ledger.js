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
      "section.ledger",
      { "aria-label": t("client.desk.ledger") },
      element(
        "h2",
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
  element("li", sign, element("span", text), sum && element("b", { class: sum.kind }, sum.text));

/** The picked step, not done yet. */
function chosen(client) {
  if (!client.chosen) return null;
  return element("li.preview-line", icon("ui-check"), element("span", say(client, client.chosen)));
}

function result(client) {
  if (!client.chosen) return null;
  const { t } = client;
  const rows = [
    ...differences(client).map(({ sign, text, from, to }) =>
      element("li", sign, element("span", text), change(from, to)),
    ),
    tokens(client),
    recipe(client),
    ...projections(client).map(({ player, from, to }) =>
      element(
        "li.score",
        seatMark(player, { class: "little", theodore: client.view.players[player].theodore }),
        element("span", t("client.desk.ledger.scored", { name: client.name(player) })),
        change(from, to),
      ),
    ),
    ...follows(client, wayOf(client)).map((text) =>
      element("li.next-line", icon("ui-clock"), element("span", text)),
    ),
  ].filter(Boolean);
  return element(
    "div.res",
    { "aria-live": "polite" },
    element("h3", t("client.desk.ledger.if")),
    element(
      "ul",
      rows.length
        ? rows
        : element(
            "li.next-line",
            t(client.preview ? "client.desk.ledger.same" : "client.desk.ledger.wait"),
          ),
    ),
  );
}

const change = (from, to) => element("b", element("s", from), " → ", to);

function tokens(client) {
  const moved = bonesMoved(client);
  if (!moved.length) return null;
  return element(
    "li",
    icon("crate"),
    element("span", client.t("client.desk.crates")),
    element(
      "b.tokens",
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
  return element("li", bones, element("b", client.t("client.desk.ledger.bones", { count })));
}
