/** How each event is shown. Events that are not here change the table without moving anything. */
import { bone, icon, paper, siteTile, wood } from "../pieces/pieces.js";
import * as at from "./where.js";

const RIVAL = { marsh: "cope", cope: "marsh" };

const BACKS = {
  species: "card-species",
  team: "card-team",
  paleontologist: "card-paleo",
  solo: "theodore",
};

/** So many copies of a token, one shortly after the other. */
const stream = (list, send) => Promise.all(list.map((each, index) => send(each, index * 90)));

const sign = (drawing) => icon(drawing, { class: "bw-sign" });

/** From somewhere into somebody's crates. */
const toCrates = (stage, seat, type, from, how) =>
  stage.send(bone(type), from, at.crates(stage.client, seat), how);

async function deal(stage, seat, drawing, count, from) {
  stage.sound("fly");
  await stream(Array.from({ length: count }), (_, delay) =>
    stage.send(sign(drawing), from, at.hand(stage.client, seat), { delay, time: 320 }),
  );
}

/** @type {Record<string, (stage: import("./stage.js").Stage, event: GameEvent, change: Change) => Promise<unknown>|undefined>} */
export const ACTS = {
  async "team.moved"(stage, { seat, to }) {
    const { client } = stage;
    stage.sound("step");
    await stage.fly(at.wagon(client, seat), at.stand(client, to), { time: 420 });
  },

  "teams.met": (stage, { seat }) =>
    stage.send(
      sign("dollar"),
      at.wagon(stage.client, seat) ?? at.board(stage.client, seat),
      at.purse(stage.client, seat),
    ),

  async "bone.dug"(stage, { seat, at: id, slot, bone: type }) {
    const { client } = stage;
    stage.sound("place");
    const token = at.site(client, id, `[data-depth="${slot}"] .token`);
    if (token?.matches(".token")) await stage.fly(token, at.crates(client, seat), { time: 380 });
    else await toCrates(stage, seat, type, at.site(client, id));
  },

  "bones.drawn": (stage, { seat, bones }) => {
    stage.sound("fly");
    return stream(bones, (type, delay) =>
      toCrates(stage, seat, type, at.bag(stage.client), { delay, time: 360 }),
    );
  },

  "bones.discarded": (stage, { seat, bones }) =>
    stream(bones, (type, delay) =>
      stage.send(bone(type), at.inCrates(stage.client, seat, type), at.bag(stage.client), {
        delay,
        time: 300,
        fade: true,
      }),
    ),

  "bone.returned": (stage, { seat, bone: type }) =>
    stage.send(bone(type), at.inCrates(stage.client, seat, type), at.bag(stage.client), {
      time: 280,
    }),

  "rare.taken": (stage, { seat, bone: type }) =>
    toCrates(stage, seat, type, at.rare(stage.client, type)),

  "bone.exchanged": (stage, { seat, gave, took }) =>
    Promise.all([
      stage.send(bone(gave), at.inCrates(stage.client, seat, gave), at.rare(stage.client, gave)),
      toCrates(stage, seat, took, at.rare(stage.client, took)),
    ]),

  async "species.discovered"(stage, { seat, at: id }) {
    const { client } = stage;
    stage.sound("fly");
    const card = at.site(client, id, ".find");
    if (card?.matches(".find")) await stage.fly(card, at.hand(client, seat), { time: 440 });
    else await deal(stage, seat, "card-species", 1, at.site(client, id));
  },

  "species.drawn": (stage, { seat, count }) =>
    deal(stage, seat, "card-species", count, at.deck(stage.client)),

  "species.kept": (stage, { seat }) => deal(stage, seat, "card-species", 1, at.deck(stage.client)),

  async "paleontologist.taken"(stage, { seat, card }) {
    const { client } = stage;
    stage.sound("fly");
    await stage.fly(at.offered(client, card), at.hand(client, seat), { time: 360, fade: true });
  },

  /** It slides under its slot; the coins leave the purse one by one. */
  async "card.played"(stage, { seat, card, cost }) {
    const { client } = stage;
    stage.sound("place");
    const slot = at.slots(client, seat);
    const [[name, id]] = Object.entries(card);
    const own = seat === client.table.seat ? at.inHand(client, { [name]: id }) : null;
    const coins = stream(Array.from({ length: Math.min(cost, 4) }), (_, delay) =>
      stage.send(sign("dollar"), at.purse(client, seat), slot, { delay, time: 240, fade: true }),
    );
    const slid = own
      ? stage.fly(own, slot, { time: 340 })
      : stage.send(sign(BACKS[name]), at.hand(client, seat), slot);
    await Promise.all([slid, coins]);
  },

  "species.archived": (stage, { seat, species, envelope }) => {
    const { client } = stage;
    const own = seat === client.table.seat ? at.inHand(client, { species }) : null;
    const target = at.envelope(client, seat, envelope);
    return own
      ? stage.fly(own, target, { time: 340 })
      : stage.send(sign("card-species"), at.hand(client, seat), target);
  },

  "camp.placed": async (stage, { seat, at: id }) => {
    const { client } = stage;
    stage.sound("place");
    await stage.send(wood("camp", seat), at.board(client, seat), at.site(client, id, ".spot"), {
      time: 360,
    });
  },

  "site.used": (stage, { at: id, tile }) =>
    stage.send(
      siteTile(tile, { class: "bw-sign" }),
      at.site(stage.client, id, ".site-action"),
      at.site(stage.client, id, ".site-action"),
      { time: 220, fade: true },
    ),

  "site.deepened": async (stage, { at: id }) => {
    const { client } = stage;
    stage.sound("fall");
    const tilt = [
      { transform: "none", opacity: 1 },
      { transform: "translateY(.5rem) rotate(4deg)", opacity: 0 },
    ];
    await Promise.all(
      [".depths", ".find"].map((part) =>
        stage.move(client.parts.map.querySelector(`[data-site="${id}"] ${part}`), tilt, 320),
      ),
    );
  },

  "paleontologist.moved": async (stage, { seat, to, from }) => {
    const { client } = stage;
    stage.sound("step");
    const figure = from
      ? client.parts.modes.querySelector(`[data-place="${from}"] .who .${client.seatClass(seat)}`)
      : null;
    if (figure) await stage.fly(figure, at.mode(client, to), { time: 320 });
    else
      await stage.send(wood("paleontologist", seat), at.board(client, seat), at.mode(client, to), {
        time: 320,
      });
  },

  "paleontologist.back": (stage, { seat }, { before }) => {
    const { client } = stage;
    const place = before.public.players[seat].paleontologist;
    return stage.fly(
      client.parts.modes.querySelector(`[data-place="${place}"] .who .${client.seatClass(seat)}`),
      at.board(client, seat),
      { time: 320 },
    );
  },

  /** The marker climbs its lane. */
  "loyalty.gained"(stage, { seat, patron, from, to }) {
    const lane = at.lane(stage.client, patron, seat);
    if (!lane?.getClientRects().length)
      return stage.send(
        sign("loyalty"),
        at.board(stage.client, seat),
        at.spot(stage.client, patron),
      );
    stage.sound("bell");
    const [low, high] = [from, to].map((index) => `calc((${index} + .5) / var(--n) * 100%)`);
    const time = 160 + 70 * Math.max(1, to - from);
    return Promise.all([
      stage.move(lane.querySelector(".marker"), [{ bottom: low }, { bottom: high }], time),
      stage.move(lane.querySelector("i"), [{ height: low }, { height: high }], time),
    ]);
  },

  "money.gained": (stage, { seat, amount }) =>
    stream(Array.from({ length: Math.min(amount, 5) }), (_, delay) =>
      stage.send(sign("dollar"), at.bag(stage.client), at.purse(stage.client, seat), {
        delay,
        time: 280,
      }),
    ),

  "rp.gained": (stage, { seat }) =>
    stage.send(sign("reputation"), at.board(stage.client, seat), at.fame(stage.client, seat), {
      time: 260,
    }),

  async "paper.placed"(stage, { seat, patron, value }) {
    const { client } = stage;
    stage.sound("place");
    const sheet = paper(patron, value);
    sheet.classList.add(patron);
    await stage.send(
      sheet,
      seat == null ? at.bag(client) : at.board(client, seat),
      at.spot(client, patron),
      { time: 420 },
    );
    await stage.pulse(client.parts[patron].querySelector(".credibility"));
  },

  /** It leaves one shelf, turns over in the middle of the board, and stands on the other. */
  async "paper.debunked"(stage, { patron, value }) {
    const { client } = stage;
    stage.sound("fly");
    const torn = at.lastPaper(client, RIVAL[patron], value);
    if (torn) await stage.fly(torn, at.spot(client, patron), { time: 700, turn: true });
    await stage.pulse(client.parts[patron].querySelector(".credibility"));
  },

  "award.claimed": (stage, { seat, tile, space }) => {
    stage.sound("bell");
    return stage.send(
      wood("award-marker", seat),
      at.board(stage.client, seat),
      at.award(stage.client, tile, space),
      { time: 380 },
    );
  },

  async "find.made"(stage, { seat, column, icon: found }) {
    const { client } = stage;
    stage.sound("place");
    if (found)
      await stage.fly(at.tile(client, column, found), at.board(client, seat), {
        time: 320,
        fade: true,
      });
    await stage.pulse(at.column(client, column));
  },

  "profession.taken": (stage, { seat, row, column }) =>
    stage.send(
      wood("profession", seat),
      at.board(stage.client, seat),
      at.cell(stage.client, row, column),
      { time: 360 },
    ),

  async "university.chosen"(stage, { seat, space }) {
    const { client } = stage;
    stage.sound("step");
    const wagon = at.wagon(client, seat);
    if (wagon) await stage.fly(wagon, at.stand(client, space), { time: 420 });
    else
      await stage.send(wood("team", seat), at.board(client, seat), at.stand(client, space), {
        time: 420,
      });
  },

  async "neutral.moved"(stage, { from, to }) {
    const { client } = stage;
    const wagon = client.parts.map.querySelector(`[data-place="${from}"] .neutral`);
    if (wagon) await stage.fly(wagon, at.stand(client, to), { time: 420 });
    else await stage.send(wood("team", null), at.bag(client), at.stand(client, to), { time: 420 });
  },

  "patron.swapped": (stage, { seat }) =>
    stage.move(
      seat === stage.client.seat
        ? stage.client.parts.me.querySelector(".locket")
        : at.board(stage.client, seat),
      [
        { transform: "rotateY(0)" },
        { transform: "rotateY(180deg)" },
        { transform: "rotateY(360deg)" },
      ],
      420,
    ),

  "cover.removed": (stage, { seat }) => stage.pulse(at.crates(stage.client, seat)),

  "slot.upgraded": (stage, { seat }) => stage.pulse(at.slots(stage.client, seat)),

  "team.upgraded": (stage, { seat }) =>
    deal(stage, seat, "card-team", 1, at.board(stage.client, seat)),

  "round.bonus": (stage) =>
    stage.pulse(stage.client.table.parts.status?.querySelector(".now .round-bonus"), 320),

  scored: (stage) => {
    stage.sound("bell");
    return Promise.all(
      ["marsh", "cope"].map((patron) =>
        stage.pulse(stage.client.parts[patron].querySelector("footer"), 420),
      ),
    );
  },
};
