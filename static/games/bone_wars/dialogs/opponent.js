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
        element("section", { class: "opponent-places" }, slots(client, them), crates(client, them)),
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
          "nav",
          { class: "who", "aria-label": t("client.dialog.desk.who") },
          others.map((each) =>
            element(
              "button",
              {
                type: "button",
                class: "light-button",
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
          "button",
          {
            type: "button",
            class: "light-button",
            "data-key": "turn",
            onclick: () => client.open("theodore"),
          },
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
    "section",
    { class: "opponent-part" },
    element("h3", null, t("client.dialog.desk.archive")),
    element(
      "ol",
      { class: "big-envelopes" },
      data.envelopes.map(({ id, icon: sign, bonus }) => {
        const cards = them.archive[id];
        return element(
          "li",
          null,
          element(
            "header",
            null,
            element("b", null, id),
            find(sign),
            element(
              "span",
              { class: "envelope-bonus" },
              Object.entries(bonus).map(([word, count]) => [
                icon(GAINS[word], { label: t(`gain.${word}`, { count }) }),
                count > 1 && element("b", null, count),
              ]),
              element(
                "small",
                { class: "multiplier" },
                them.times[id] ? `×${them.times[id]}` : t("client.dialog.desk.full"),
              ),
            ),
          ),
          cards.map((card) =>
            element(
              "figure",
              null,
              plate(data.species[card].name),
              element(
                "figcaption",
                null,
                category(data.species[card].category),
                mono(data.species[card].discoverer),
                element("span", null, data.species[card].name),
              ),
            ),
          ),
          Array.from({ length: Math.max(0, them.limit - cards.length) }, () =>
            element("figure", { class: "no-card" }),
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
    "ol",
    {
      class: "slots",
      "aria-label": t("client.dialog.desk.slots"),
      style: { "--slots": them.slots.length },
    },
    them.slots.map(({ upgraded, card }, at) => {
      const { ap, depth, icon: sign } = upgraded ? data.upgraded_slot : data.slots[at];
      return element(
        "li",
        { class: [card ? "used" : at === next && "next", upgraded && "up"] },
        element(
          "header",
          null,
          element("span", { class: "score" }, icon("dollar"), element("b", null, them.costs[at])),
          sign
            ? find(sign, { class: "slot-find" })
            : element("span", { class: "upl" }, icon("slot-upgraded")),
          element(
            "span",
            { class: "slot-strength" },
            icon("ap"),
            element("b", null, ap),
            icon(`depth-${depth}`),
          ),
        ),
        element(
          "div",
          { class: "slot-card" },
          card
            ? playedCard(client, card)
            : at === next &&
                element("span", { class: "placeholder" }, t("client.dialog.desk.next_card")),
        ),
      );
    }),
  );
}

function crates({ t }, { crates: bones, capacity, covers }) {
  return element(
    "div",
    { class: "crates" },
    element(
      "h3",
      null,
      t("client.dialog.desk.crates"),
      " ",
      element("b", null, `${bones.length}/${capacity}`),
    ),
    element(
      "ol",
      null,
      bones.map((type) => element("li", null, bone(type))),
      Array.from({ length: Math.max(0, capacity - bones.length) }, () =>
        element("li", { class: "empty" }),
      ),
      Array.from({ length: covers }, () =>
        element(
          "li",
          { class: "crate-cover" },
          element("span", null, t("client.dialog.desk.covered")),
        ),
      ),
    ),
  );
}

function hand(client, them) {
  const { t } = client;
  const { team, species, paleontologists } = them.hand;
  const back = (kind) =>
    element(
      "div",
      { class: "card-backs" },
      icon(`card-${kind}`),
      element("small", null, t("client.dialog.desk.drawn")),
    );
  const backs = (kind, held) =>
    Array.from({ length: held.count - held.known.length }, () => back(kind));
  return element(
    "section",
    { class: "opponent-part hnd" },
    element(
      "h3",
      null,
      t("client.dialog.desk.hand"),
      element("small", null, t("client.dialog.desk.open_cards")),
    ),
    element(
      "div",
      {
        class: "other-hand",
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
      null,
      element("th", null, mono(id)),
      element(
        "td",
        null,
        t("client.dialog.desk.product", {
          value: them.value[id],
          credibility: view.credibility[id],
        }),
      ),
      element("td", null, element("b", null, them.projection[id])),
    );
  const scored = them.projection.marsh + them.projection.cope;
  const grant = them.grant && view.grants[them.grant - 1];
  return element(
    "div",
    { class: ["pros", seatClass(player)] },
    element(
      "div",
      { class: "locket-row" },
      them.patron && element("div", { class: "locket" }, patron(them.patron, { label: null })),
      element(
        "div",
        null,
        element("h3", null, seatMark(player, { theodore: them.theodore }), name),
        them.patron &&
          element(
            "small",
            null,
            sentence("client.dialog.publish.for", {
              patron: element("b", { class: them.patron }, t(`patron.${them.patron}`)),
            }),
          ),
      ),
    ),
    element(
      "div",
      { class: "big" },
      element("span", null, icon("dollar", { label: t("money") }), `$${them.money}`),
      element("span", null, icon("reputation", { label: t("reputation") }), them.rp),
    ),
    view.phase !== "over" &&
      element(
        "table",
        { class: "projection" },
        element("caption", null, t("client.dialog.desk.scored")),
        line("marsh"),
        line("cope"),
        element(
          "tr",
          { class: "total-row" },
          element("th", null, icon("reputation")),
          element("td", null, `${them.rp} + ${scored}`),
          element("td", null, element("b", null, them.rp + scored)),
        ),
      ),
    element(
      "ul",
      { class: "changes" },
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
        element("b", null, t("client.dialog.desk.grant", { space: them.grant }), " "),
        t(`grant.${grant}`),
      ]),
    them.can && [
      element("h4", null, t("client.dialog.desk.can", { name })),
      element("ul", { class: "can-do" }, could(client, them)),
    ],
  );
}

/** What they could do with each paleontologist action, or why not, as the engine says it. */
const could = (client, { can }) =>
  typeof can === "string"
    ? element(
        "li",
        { class: "no" },
        icon("slot"),
        element("span", null, client.t(`client.dialog.next.${can}`)),
      )
    : MODES.map((mode) =>
        element(
          "li",
          { class: Array.isArray(can[mode]) ? "yes" : "no" },
          act(mode),
          element("span", null, says(client, mode, can[mode])),
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
