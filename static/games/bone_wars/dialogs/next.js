/** What a player could do next with a paleontologist action, from what everybody knows: crates, open cards, archive. */
import { have } from "../recipe.js";
import { BONES, MODES } from "../names.js";
import { missing } from "./needs.js";
import { other } from "./preview.js";

const STAY = "G11";

/** @returns {{mode: string, why?: string, cards?: number[], papers?: {value: number, bone: string}[], awards?: {tile: string, loyalty: number}[]}[]} */
export const nextOf = (client, player) => MODES.map((mode) => ({ mode, ...OF[mode](client, client.view.players[player], player) }));

/** Where the piece stands already nothing can be done, unless a grant allows it. */
const stands = ({ view }, them, mode) => them.paleontologist === mode && view.grants[(them.grant ?? 0) - 1] !== STAY;

const room = ({ data }, them, id) => them.archive[data.envelopes.find(({ icon }) => icon === data.species[id].icon).id].length < them.limit;

const OF = {
  publish(client, them) {
    if (stands(client, them, "publish")) return { why: "stands" };
    const cards = them.hand.species.known.filter((id) => room(client, them, id) && have(client.data.species[id], them.crates).filter(Boolean).length > 1);
    return cards.length ? { cards } : { why: hidden(them) ? "unknown" : "no_papers" };
  },
  debunk(client, them) {
    if (stands(client, them, "debunk")) return { why: "stands" };
    if (!them.patron) return { why: "no_papers" };
    const papers = client.view.papers[other(them.patron)];
    const held = (type) => them.crates.filter((one) => one === type).length;
    const found = BONES.flatMap((bone) => [4, 3, 2].filter((value) => held(bone) >= value && papers[value]).slice(0, 1).map((value) => ({ value, bone })));
    return found.length ? { papers: found } : { why: "no_set" };
  },
  award(client, them, player) {
    if (stands(client, them, "award")) return { why: "stands" };
    const { view, data } = client;
    const awards = Object.entries(view.awards).flatMap(([tile, { id, spaces }]) => {
      if (spaces.some((markers) => markers.includes(player))) return [];
      const free = data.award_spaces.map((space, at) => ({ ...space, at })).filter(({ row, at, min_players: least }) =>
        least <= view.players.length && !spaces[at].length && !missing(data, them.archive, data.awards[id][row - 1]).length);
      return free.length ? [{ tile, loyalty: Math.max(...free.map(({ loyalty }) => loyalty)) }] : [];
    });
    return awards.length ? { awards } : { why: "no_award" };
  },
  minor(client, them) {
    if (stands(client, them, "minor")) return { why: "stands" };
    const open = new Set(client.view.finds.flatMap(({ tiles }) => tiles.filter(Boolean)));
    const cards = them.hand.species.known.filter((id) => room(client, them, id) && open.has(client.data.species[id].icon));
    return cards.length ? { cards } : { why: hidden(them) ? "unknown" : "no_cards" };
  },
};

const hidden = ({ hand }) => hand.species.count > hand.species.known.length;
