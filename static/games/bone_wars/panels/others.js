/** The others, round the table from my left: patron, points, money, cards by kind, slots, crates, archive. */
import { element, refresh } from "../../../core/ui/dom.js";
import { ENVELOPES } from "../pieces/names.js";
import { bone, find, hole, icon, mono, seatClass, seatMark, sum } from "../pieces/pieces.js";

export const draw = (client) =>
  refresh(
    client.parts.others,
    client.others.map((player) => panel(client, player)),
  );

function panel(client, player) {
  const { t, view } = client;
  const them = view.players[player];
  const { rp, then, patron, hand, slots, passed, theodore, money } = them;
  const name = client.name(player);
  const used = slots.filter(({ card }) => card).length;
  return element(
    "button",
    {
      class: ["opponent", seatClass(player), passed && "passed", player === view.turn && "now"],
      dataset: { key: `opp ${player}`, player },
      "aria-label": t("client.opponent", { name, rp, then, money }),
      title: t("client.opponent.open", { name }),
      onclick: () => client.open("opponent", player),
    },
    element(
      "span.other-head",
      seatMark(player, { theodore }),
      element("b.player-name", name),
      patron && mono(patron, { label: t("client.patron.of", { patron: t(`patron.${patron}`) }) }),
      element(
        "span.score",
        { title: t("client.projection", { rp, then }) },
        icon("reputation"),
        element("b", rp),
        view.phase !== "over" && element("small", `→${then}`),
      ),
    ),
    element(
      "span.other-row",
      sum("dollar", money, t("client.money", { count: money })),
      sum("card-team", hand.team.length, t("client.cards.team", { count: hand.team.length })),
      sum(
        "card-species",
        hand.species.count,
        t("client.cards.species", { count: hand.species.count }),
      ),
      sum(
        "card-paleo",
        hand.paleontologists.count,
        t("client.cards.paleontologists", { count: hand.paleontologists.count }),
      ),
      element(
        "span.bars",
        { title: t("client.slots.used", { count: used, slots: slots.length }) },
        slots.map(({ card, upgraded }) => element("i", { class: [card && "u", upgraded && "up"] })),
      ),
    ),
    crates(client, them),
    element(
      "span.other-envelopes",
      ENVELOPES.map((letter) => {
        const count = them.archive[letter].length;
        const { icon: sign } = client.data.envelopes.find(({ id }) => id === letter);
        return element(
          "span",
          { class: !count && "zero", title: t("client.archive.of", { envelope: letter, count }) },
          find(sign),
          count,
        );
      }),
    ),
    passed && element("span.stamp", t("client.state.passed")),
  );
}

function crates({ t }, { crates: bones, capacity, covers }) {
  return element(
    "span.other-crates",
    bones.map((type) => bone(type)),
    Array.from({ length: Math.max(0, capacity - bones.length) }, hole),
    covers > 0 &&
      element(
        "span.covered",
        { title: t("client.covered", { count: covers }) },
        icon("cover", { label: t("client.covered", { count: covers }) }),
        covers,
      ),
  );
}
