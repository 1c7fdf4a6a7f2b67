/** The three award tiles, large, in the place of the map. Every row that can't be claimed says why. */

import { t } from "../../../core/text/i18n.js";
import { sentence } from "../../../core/text/sentence.js";
import { element } from "../../../core/ui/dom.js";
import { choosable } from "../choices/choose.js";
import { AWARDS } from "../pieces/names.js";
import { bonus, category, find, icon, mono, wood } from "../pieces/pieces.js";
import { needing } from "../say/log_words.js";
import { enlarged } from "./enlarged.js";
import { together } from "./words.js";

export const place = "map";

export const title = () => t("client.dialog.award.claim");

export function content(client, state, _, close) {
  const { me, view, chosen } = client;
  const round = view.rounds[view.round - 1];
  return enlarged(
    client,
    {
      name: "d-award",
      icon: "act-award",
      title: title(),
      help: t("client.dialog.award.help"),
      sub: sentence("client.dialog.award.gives", {
        patron: element("span", mono(me.patron), " ", t(`patron.${me.patron}`)),
        bonus: element("span", bonus(round), " ", t(`bonus.${round}`)),
      }),
      pane: element(
        "div.award-tiles",
        AWARDS.map((letter) => tile(client, letter)),
      ),
      go: chosen?.tile && t("client.dialog.award.go", { tile: chosen.tile }),
    },
    state,
    close,
  );
}

function tile(client, letter) {
  const { view, data, me } = client;
  const { id } = view.awards[letter];
  return element(
    "section.award-tile",
    element("h3", element("b", letter), element("span", t(`client.dialog.award.about.${letter}`))),
    element(
      "ol",
      data.awards[id].map((needs, row) => line(client, letter, needs, row + 1)),
    ),
    element("p", owned(client, me.archive, letter)),
  );
}

function line(client, letter, needs, row) {
  const { view, data } = client;
  const unused = (held) => held.length > 0 && held.every((each) => each === "x");
  const spaces = data.award_spaces
    .map((space, at) => ({ ...space, at }))
    .filter((space) => space.row === row)
    // What so few players do not use is there only while somebody's help opens it.
    .filter(
      ({ at }) =>
        !unused(view.awards[letter].spaces[at]) || client.find({ tile: letter, space: at }),
    );
  const actions = spaces.map(({ at }) => client.find({ tile: letter, space: at }));
  return element(
    "li",
    { class: actions.some(Boolean) ? "ok" : "no" },
    element(
      "span.requirements",
      needs.map((need) =>
        element(
          "span.requirement",
          { title: needing(client, need) },
          element("b", need.count ?? need.different_envelopes),
          sign(client, need),
        ),
      ),
    ),
    element(
      "span.aws",
      spaces.map(({ at, loyalty }, index) => space(client, letter, at, loyalty, actions[index])),
    ),
    element(
      "small",
      actions.some(Boolean)
        ? `✓ ${t("client.dialog.award.can")}`
        : why(client, letter, needs, row, spaces),
    ),
  );
}

function space(client, letter, at, loyalty, action) {
  const markers = client.view.awards[letter].spaces[at].filter((each) => each !== "x");
  const label = markers.length
    ? t("client.dialog.award.taken", { name: client.name(markers[0]) })
    : t("client.dialog.award.space", { count: loyalty });
  return choosable(
    client,
    action,
    { class: "award-button", label },
    markers.map((player) => wood("award-marker", player)),
    (!markers.length || action) && [element("b", loyalty), icon("loyalty")],
  );
}

/** Mine already; taken; or what is missing. */
function why(client, letter, needs, row, spaces) {
  const { view, me, hints } = client;
  const lacks = lacking(me.lacks[letter][row - 1], needs);
  const holder = spaces
    .flatMap(({ at }) => view.awards[letter].spaces[at])
    .find((each) => each !== "x");
  return t(`client.dialog.award.${hints.why?.[letter][row - 1] ?? "closed"}`, {
    needs: together(lacks.map((one) => needing(client, one))),
    name: client.name(holder),
  });
}

/** The needs of a row that are not met, each with the number that is missing. */
const lacking = (counts, needs) =>
  needs.flatMap((need, at) => {
    const [key] = Object.keys(need).filter((each) => typeof need[each] === "number");
    return counts[at] ? [{ ...need, [key]: counts[at] }] : [];
  });

function sign(client, need) {
  if (need.discoverer) return mono(need.discoverer);
  if (need.category) return category(need.category);
  if (need.env) return find(client.data.envelopes.find(({ id }) => id === need.env).icon);
  return icon("envelope");
}

/** What of it is in the archive, as each tile counts. */
const HELD = {
  A: (name, count) => `${count} ${t(`discoverer.${name}`)}`,
  B: (kind, count) => t(`client.dialog.award.kind.${kind}`, { count }),
  C: (envelope, count) => `${count} ${envelope}`,
};

const cardsOf = (data, archive) =>
  Object.values(archive)
    .flat()
    .map((id) => data.species[id]);
const tally = (words) =>
  [...new Set(words)].map((value) => ({
    value,
    count: words.filter((each) => each === value).length,
  }));

const FILED = {
  A: (data, archive) => tally(cardsOf(data, archive).map(({ discoverer }) => discoverer)),
  B: (data, archive) => tally(cardsOf(data, archive).map(({ category: kind }) => kind)),
  C: (_, archive) =>
    Object.entries(archive)
      .filter(([, cards]) => cards.length)
      .map(([value, { length: count }]) => ({ value, count })),
};

function owned({ data }, archive, letter) {
  const have = FILED[letter](data, archive);
  if (!have.length) return t("client.dialog.award.empty");
  return t("client.dialog.award.have", {
    cards: have.map(({ value, count }) => HELD[letter](value, count)).join(" · "),
  });
}
