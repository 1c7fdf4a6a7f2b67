/** Somebody's desk, large: the same things in the same order as on mine, and what the numbers mean. */

import { sentence } from "../../../core/text/sentence.js";
import { element } from "../../../core/ui/dom.js";
import { paleontologistCard, playedCard, speciesCard, teamCard } from "../pieces/cards.js";
import { GAINS, MODES, SITES } from "../pieces/names.js";
import {
  act,
  bone,
  category,
  find,
  icon,
  mono,
  patron,
  plate,
  seatClass,
  seatMark,
} from "../pieces/pieces.js";
import { reason } from "../say/log_words.js";
import { frame } from "./frame.js";
import { fact, note } from "./preview.js";
import { together } from "./words.js";

export const about = (_, player) => String(player);

export const title = (client, player) =>
  client.t("client.dialog.desk.title", { name: client.name(player) });

export function content(client, state, player, close) {
  const { t, others } = client;
  const them = client.view.players[player];
  const before = others.at(others.indexOf(player) - 1);
  const open = (each) => () => client.open("opponent", each);
  return frame(
    client,
    {
      name: "opponent-desk",
      icon: "ui-expand",
      title: title(client, player),
      sub: [
        seatMark(player, { class: "little", theodore: them.theodore }),
        " ",
        where(client, them),
      ],
      close,
      closing: t("client.dialog.close"),
      pane: [
        archive(client, them),
        element("section.opponent-places", slots(client, them), crates(client, them)),
        hand(client, them),
      ],
      side: side(client, them, player),
      back:
        others.length > 1
          ? {
              label: t("client.dialog.desk.previous", { name: client.name(before) }),
              act: open(before),
            }
          : null,
      sum:
        others.length > 1 &&
        element(
          "nav.who",
          { "aria-label": t("client.dialog.desk.who") },
          others.map((each) =>
            element(
              "button.light-button",
              {
                "data-key": `who-${each}`,
                "aria-current": each === player ? "true" : null,
                onclick: open(each),
              },
              seatMark(each, { class: "little", theodore: client.view.players[each].theodore }),
              client.name(each),
            ),
          ),
        ),
      extra:
        them.theodore &&
        client.view.solo?.turn &&
        element(
          "button.light-button",
          { "data-key": "turn", onclick: () => client.open("theodore") },
          icon("ui-clock"),
          t("client.dialog.theodore.last"),
        ),
      go: { label: t("client.dialog.desk.back"), act: close },
    },
    state,
  );
}

function where({ t, data, view }, { team, passed, profession }) {
  const place =
    typeof team === "number"
      ? t("university.space", {
          university: t(
            `university.${data.universities.find(({ spaces }) => spaces.includes(team)).id}`,
          ),
          space: team,
        })
      : SITES.includes(team)
        ? t(`site.${team}`)
        : null;
  return [
    passed
      ? t("client.dialog.desk.passed")
      : profession && view.phase === "play"
        ? t("client.dialog.desk.order", { row: profession[0] })
        : null,
    place,
  ]
    .filter(Boolean)
    .join(" · ");
}

function archive(client, them) {
  const { t, data } = client;
  return element(
    "section.opponent-part",
    element("h3", t("client.dialog.desk.archive")),
    element(
      "ol.big-envelopes",
      data.envelopes.map(({ id, icon: sign, bonus }) => {
        const cards = them.archive[id];
        return element(
          "li",
          element(
            "header",
            element("b", id),
            find(sign),
            element(
              "span.envelope-bonus",
              Object.entries(bonus).map(([word, count]) => [
                icon(GAINS[word], { label: t(`gain.${word}`, { count }) }),
                count > 1 && element("b", count),
              ]),
              element(
                "small.multiplier",
                them.times[id] ? `×${them.times[id]}` : t("client.dialog.desk.full"),
              ),
            ),
          ),
          cards.map((card) =>
            element(
              "figure",
              plate(data.species[card].name),
              element(
                "figcaption",
                category(data.species[card].category),
                mono(data.species[card].discoverer),
                element("span", data.species[card].name),
              ),
            ),
          ),
          Array.from({ length: Math.max(0, them.limit - cards.length) }, () =>
            element("figure.no-card"),
          ),
        );
      }),
    ),
  );
}

function slots(client, them) {
  const { t, data } = client;
  const { next } = them;
  return element(
    "ol.slots",
    { "aria-label": t("client.dialog.desk.slots"), style: { "--slots": them.slots.length } },
    them.slots.map(({ upgraded, card }, at) => {
      const { ap, depth, icon: sign } = upgraded ? data.upgraded_slot : data.slots[at];
      return element(
        "li",
        { class: [card ? "used" : at === next && "next", upgraded && "up"] },
        element(
          "header",
          element("span.score", icon("dollar"), element("b", them.costs[at])),
          sign ? find(sign, { class: "slot-find" }) : element("span.upl", icon("slot-upgraded")),
          element("span.slot-strength", icon("ap"), element("b", ap), icon(`depth-${depth}`)),
        ),
        element(
          "div.slot-card",
          card
            ? playedCard(client, card)
            : at === next && element("span.placeholder", t("client.dialog.desk.next_card")),
        ),
      );
    }),
  );
}

function crates({ t }, { crates: bones, capacity, covers }) {
  return element(
    "div.crates",
    element("h3", t("client.dialog.desk.crates"), " ", element("b", `${bones.length}/${capacity}`)),
    element(
      "ol",
      bones.map((type) => element("li", bone(type))),
      Array.from({ length: Math.max(0, capacity - bones.length) }, () => element("li.empty")),
      Array.from({ length: covers }, () =>
        element("li.crate-cover", element("span", t("client.dialog.desk.covered"))),
      ),
    ),
  );
}

function hand(client, them) {
  const { t } = client;
  const { team, species, paleontologists } = them.hand;
  const back = (kind) =>
    element(
      "div.card-backs",
      icon(`card-${kind}`),
      element("small", t("client.dialog.desk.drawn")),
    );
  const backs = (kind, held) =>
    Array.from({ length: held.count - held.known.length }, () => back(kind));
  return element(
    "section.opponent-part.hnd",
    element(
      "h3",
      t("client.dialog.desk.hand"),
      element("small", t("client.dialog.desk.open_cards")),
    ),
    element(
      "div.other-hand",
      {
        "data-scroll": "hand",
        tabindex: 0,
        role: "group",
        "aria-label": t("client.dialog.desk.hand"),
      },
      species.known.map((id) => speciesCard(client, id, { crates: them.crates })),
      backs("species", species),
      paleontologists.known.map((id) => paleontologistCard(client, id)),
      backs("paleo", paleontologists),
      team.map((id) => teamCard(client, id)),
    ),
  );
}

function side(client, them, player) {
  const { t, view } = client;
  const name = client.name(player);
  const line = (id) =>
    element(
      "tr",
      element("th", mono(id)),
      element(
        "td",
        t("client.dialog.desk.product", {
          value: them.value[id],
          credibility: view.credibility[id],
        }),
      ),
      element("td", element("b", them.projection[id])),
    );
  const scored = them.projection.marsh + them.projection.cope;
  const grant = them.grant && view.grants[them.grant - 1];
  return element(
    "div",
    { class: ["pros", seatClass(player)] },
    element(
      "div.locket-row",
      them.patron && element("div.locket", patron(them.patron, { label: null })),
      element(
        "div",
        element("h3", seatMark(player, { theodore: them.theodore }), name),
        them.patron &&
          element(
            "small",
            sentence("client.dialog.publish.for", {
              patron: element("b", { class: them.patron }, t(`patron.${them.patron}`)),
            }),
          ),
      ),
    ),
    element(
      "div.big",
      element("span", icon("dollar", { label: t("money") }), `$${them.money}`),
      element("span", icon("reputation", { label: t("reputation") }), them.rp),
    ),
    view.phase !== "over" &&
      element(
        "table.projection",
        element("caption", t("client.dialog.desk.scored")),
        line("marsh"),
        line("cope"),
        element(
          "tr.total-row",
          element("th", icon("reputation")),
          element("td", `${them.rp} + ${scored}`),
          element("td", element("b", them.rp + scored)),
        ),
      ),
    element(
      "ul.changes",
      fact(icon("act-move"), t("client.dialog.desk.steps"), them.steps),
      fact(icon("envelope"), t("client.dialog.desk.limit"), them.limit),
      fact(icon("camp"), t("client.dialog.desk.camps"), them.placed),
      fact(
        icon("paleontologist"),
        t("client.dialog.desk.paleontologist"),
        them.paleontologist ? t(`mode.${them.paleontologist}`) : "–",
      ),
    ),
    grant &&
      note("grant", [
        element("b", t("client.dialog.desk.grant", { space: them.grant }), " "),
        t(`grant.${grant}`),
      ]),
    them.can && [
      element("h4", t("client.dialog.desk.can", { name })),
      element("ul.can-do", could(client, them)),
    ],
  );
}

/** What they could do with each paleontologist action, or why not, as the engine says it. */
const could = (client, { can }) =>
  typeof can === "string"
    ? element("li.no", icon("slot"), element("span", client.t(`client.dialog.next.${can}`)))
    : MODES.map((mode) =>
        element(
          "li",
          { class: Array.isArray(can[mode]) ? "yes" : "no" },
          act(mode),
          element("span", says(client, mode, can[mode])),
        ),
      );

const WORDS = {
  publish: ({ t, data }, cards) =>
    t("client.dialog.next.publish", { cards: together(cards.map((id) => data.species[id].name)) }),
  debunk: ({ t }, papers) =>
    t("client.dialog.next.debunk", {
      papers: together(papers.map(([value, bone_, wilds]) => set(t, value, bone_, wilds))),
    }),
  award: ({ t }, awards) =>
    t("client.dialog.next.award", {
      awards: together(
        awards.map(([tile, count]) => t("client.dialog.next.tile", { tile, count })),
      ),
    }),
  minor: ({ t, data }, cards) =>
    t("client.dialog.next.minor", { cards: together(cards.map((id) => data.species[id].name)) }),
};

/** @param {any[]|string|{key: string}} what a list, or why not; Theodore's reasons are sentences, and what he would take only he knows */
function says(client, mode, what) {
  if (typeof what === "string") return client.t(`client.dialog.next.${mode}.${what}`);
  if ("key" in what) return reason(client.table, what);
  return what.length ? WORDS[mode](client, what) : client.t(`mode.${mode}`);
}

/** Bones of one type, and those that stand for it. */
function set(t, value, type, wilds) {
  const count = value - wilds;
  const bones = t(count > 1 ? `bones.${type}` : `bone.${type}.a`, { count });
  return wilds
    ? t("client.dialog.next.with_wild", { value, bones, count: wilds })
    : t("client.dialog.next.with", { value, bones });
}
