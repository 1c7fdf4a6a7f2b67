/** The tabs of a phone. A brass badge counts the places on that page where I may act. */

import { clients } from "../../../kit/mounted.js";
import { onMap } from "../board/legal_places.js";
import { icon } from "../pieces/pieces.js";

/** Decisions whose things lie on a page. */
const DESK = (
  "turn.play prize.when specialist.use crates.return exchange.give species.discard " +
  "slot.upgrade reclassify team.upgrade"
).split(" ");
const FINDS = (
  "turn.mode award.claim minor.tile rare.take exchange.take bones.source paleontologist.take " +
  "round.choose round.swap"
).split(" ");

const counted = (kinds) => (client) => (kinds.includes(client.kind) ? client.actions.length : 0);

const tab = (id, drawing, count) => ({
  id,
  text: `client.tab.${id}`,
  drawing: () => icon(drawing),
  badge: (table) => {
    const client = clients.get(table.root);
    return client && count ? count(client) : 0;
  },
});

/** See docs/client.md. The feed is on the last one. */
export const TABS = [
  tab("map", "compass-rose", onMap),
  tab("desk", "crate", counted(DESK)),
  tab("patrons", "act-publish"),
  tab("finds", "award", counted(FINDS)),
  { ...tab("table", "ui-chat"), feed: true },
];
