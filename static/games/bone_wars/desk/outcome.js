/** What confirming would change: each number as before and after, what follows, and where chance comes in. */
import { element } from "../../../core/ui/dom.js";
import { BONES, PATRONS } from "../pieces/names.js";
import { bone, icon, mono, seatMark } from "../pieces/pieces.js";
import { recipe } from "../pieces/recipe.js";
import { capital } from "../say/words.js";

const size = (hand) => (Array.isArray(hand) ? hand.length : hand);
const row = (sign, text, from, to) => ({ sign, text, from, to });

/** The numbers that differ. @returns {{sign: any, text: string, from: any, to: any}[]} */
export function differences(client) {
  const { preview, mine, t, data } = client;
  if (!preview || !mine) return [];
  const [a, b] = [mine.sum, preview.sum];
  const rows = [
    row(icon("dollar"), capital(t("money")), `$${a.money}`, `$${b.money}`),
    row(icon("reputation"), capital(t("reputation")), a.rp, b.rp),
    row(
      icon("act-publish"),
      t("client.desk.ledger.patron"),
      a.patron && t(`patron.${a.patron}`),
      b.patron && t(`patron.${b.patron}`),
    ),
    ...PATRONS.map((id) =>
      row(
        mono(id, { label: null }),
        t("client.desk.ledger.loyalty"),
        loyalty(data, a[id], a[id] === b[id]),
        loyalty(data, b[id], a[id] === b[id]),
      ),
    ),
    row(icon("card-species"), t("client.desk.ledger.species"), size(a.species), size(b.species)),
    row(
      icon("card-paleo"),
      t("client.desk.ledger.paleontologists"),
      size(a.paleontologists),
      size(b.paleontologists),
    ),
    ...PATRONS.map((id) =>
      row(mono(id, { label: null }), t("client.desk.ledger.papers"), a.papers[id], b.papers[id]),
    ),
    ...PATRONS.map((id) =>
      row(
        mono(id, { label: null }),
        capital(t("credibility")),
        a.credibility[id],
        b.credibility[id],
      ),
    ),
  ];
  return rows.filter(({ from, to }) => from !== to);
}

/** A place on the track, and what it is worth. */
const loyalty = ({ track }, index, same) => (same ? index : `${index} (×${track.values[index]})`);

/** Bones that come and go. @returns {{type: string, count: number}[]} */
export function bonesMoved({ preview, mine }) {
  if (!preview || !mine) return [];
  const count = (crates, type) => crates.filter((one) => one === type).length;
  return BONES.map((type) => ({
    type,
    count: count(preview.sum.crates, type) - count(mine.sum.crates, type),
  })).filter((one) => one.count);
}

const total = ([marsh, cope]) => marsh + cope;

/** What everybody would score then, where it changes. @returns {{player: number, from: number, to: number}[]} */
export function projections({ preview, mine }) {
  if (!preview || !mine) return [];
  return preview.sum.projections
    .map((after, player) => ({
      player,
      from: total(mine.sum.projections[player]),
      to: total(after),
    }))
    .filter(({ from, to }) => from !== to);
}

/** What comes after the numbers: chance, the end of the turn. @returns {string[]} */
export function follows(client, way) {
  const { chosen, preview, mine, t } = client;
  const texts = [way?.brings?.(client, chosen)];
  if (preview?.sum.chance) texts.push(t(`client.desk.chance.${preview.sum.chance}`));
  if (preview && mine && preview.sum.turn !== mine.sum.turn)
    texts.push(next(client, preview.sum.turn));
  return texts.filter(Boolean);
}

const next = (client, player) =>
  player === null
    ? client.t("client.desk.then.round")
    : client.t("client.desk.then.turn", { name: client.name(player) });

/** A species that would come to my hand, and which of its bones I have. */
export function wanted(client) {
  const { chosen, view, me, data } = client;
  const card =
    chosen?.do === "discover"
      ? view.sites[me.team].card
      : chosen?.type === "species.keep"
        ? chosen.card
        : null;
  return card && recipe(client, data.species[card], me.crates);
}

/** All of it in one line, for phones. */
export function glance(client, way) {
  if (!client.chosen) return null;
  const parts = differences(client).map(({ sign, text, from, to }) =>
    element("span.difference", { title: text }, sign, element("s", from), "→", element("b", to)),
  );
  const bones = bonesMoved(client).map(({ type, count }) =>
    element("span.difference", count > 0 ? "+" : "−", bone(type)),
  );
  const scores = projections(client).map(({ player, from, to }) =>
    element(
      "span.difference",
      seatMark(player, { class: "little", theodore: client.view.players[player].theodore }),
      element("s", from),
      "→",
      element("b", to),
    ),
  );
  return element(
    "p.preview-row",
    parts,
    bones,
    scores,
    element("span", follows(client, way).join(" ")),
  );
}
