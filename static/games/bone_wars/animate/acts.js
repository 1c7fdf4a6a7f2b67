/** How each event is shown. Events that are not here change the table without moving anything. */
import { bone, icon, paper, siteTile, wood } from "../pieces/pieces.js";

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
  stage.send(bone(type), from, stage.at.crates(seat), how);

async function deal(stage, seat, drawing, count, from) {
  stage.sound("fly");
  await stream(Array.from({ length: count }), (_, delay) =>
    stage.send(sign(drawing), from, stage.at.hand(seat), { delay, time: 320 }),
  );
}

/** @type {Record<string, (stage: import("./stage.js").Stage, event: GameEvent, change: Change) => Promise<unknown>|undefined>} */
export const ACTS = {
  async "team.moved"(stage, { seat, to }) {
    stage.sound("step");
    await stage.fly(stage.at.wagon(seat), stage.at.stand(to), { time: 420 });
  },

  "teams.met": (stage, { seat }) =>
    stage.send(sign("dollar"), stage.at.wagon(seat) ?? stage.at.board(seat), stage.at.purse(seat)),

  async "bone.dug"(stage, { seat, at: id, slot, bone: type }) {
    stage.sound("place");
    const token = stage.at.site(id, `[data-depth="${slot}"] .token`);
    if (token?.matches(".token")) await stage.fly(token, stage.at.crates(seat), { time: 380 });
    else await toCrates(stage, seat, type, stage.at.site(id));
  },

  "bones.drawn": (stage, { seat, bones }) => {
    stage.sound("fly");
    return stream(bones, (type, delay) =>
      toCrates(stage, seat, type, stage.at.bag(), { delay, time: 360 }),
    );
  },

  "bones.discarded": (stage, { seat, bones }) =>
    stream(bones, (type, delay) =>
      stage.send(bone(type), stage.at.inCrates(seat, type), stage.at.bag(), {
        delay,
        time: 300,
        fade: true,
      }),
    ),

  "bone.returned": (stage, { seat, bone: type }) =>
    stage.send(bone(type), stage.at.inCrates(seat, type), stage.at.bag(), { time: 280 }),

  "rare.taken": (stage, { seat, bone: type }) => toCrates(stage, seat, type, stage.at.rare(type)),

  "bone.exchanged": (stage, { seat, gave, took }) =>
    Promise.all([
      stage.send(bone(gave), stage.at.inCrates(seat, gave), stage.at.rare(gave)),
      toCrates(stage, seat, took, stage.at.rare(took)),
    ]),

  async "species.discovered"(stage, { seat, at: id }) {
    stage.sound("fly");
    const card = stage.at.site(id, ".find");
    if (card?.matches(".find")) await stage.fly(card, stage.at.hand(seat), { time: 440 });
    else await deal(stage, seat, "card-species", 1, stage.at.site(id));
  },

  "species.drawn": (stage, { seat, count }) =>
    deal(stage, seat, "card-species", count, stage.at.deck()),

  "species.kept": (stage, { seat }) => deal(stage, seat, "card-species", 1, stage.at.deck()),

  async "paleontologist.taken"(stage, { seat, card }) {
    stage.sound("fly");
    await stage.fly(stage.at.offered(card), stage.at.hand(seat), { time: 360, fade: true });
  },

  /** It slides under its slot; the coins leave the purse one by one. */
  async "card.played"(stage, { seat, card, cost }) {
    const { client } = stage;
    stage.sound("place");
    const slot = stage.at.slots(seat);
    const [[name, id]] = Object.entries(card);
    const own = seat === client.table.seat ? stage.at.inHand({ [name]: id }) : null;
    const coins = stream(Array.from({ length: Math.min(cost, 4) }), (_, delay) =>
      stage.send(sign("dollar"), stage.at.purse(seat), slot, { delay, time: 240, fade: true }),
    );
    const slid = own
      ? stage.fly(own, slot, { time: 340 })
      : stage.send(sign(BACKS[name]), stage.at.hand(seat), slot);
    await Promise.all([slid, coins]);
  },

  "species.archived": (stage, { seat, species, envelope }) => {
    const { client } = stage;
    const own = seat === client.table.seat ? stage.at.inHand({ species }) : null;
    const target = stage.at.envelope(seat, envelope);
    return own
      ? stage.fly(own, target, { time: 340 })
      : stage.send(sign("card-species"), stage.at.hand(seat), target);
  },

  "camp.placed": async (stage, { seat, at: id }) => {
    stage.sound("place");
    await stage.send(wood("camp", seat), stage.at.board(seat), stage.at.site(id, ".spot"), {
      time: 360,
    });
  },

  "site.used": (stage, { at: id, tile }) =>
    stage.send(
      siteTile(tile, { class: "bw-sign" }),
      stage.at.site(id, ".site-action"),
      stage.at.site(id, ".site-action"),
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
    if (figure) await stage.fly(figure, stage.at.mode(to), { time: 320 });
    else
      await stage.send(wood("paleontologist", seat), stage.at.board(seat), stage.at.mode(to), {
        time: 320,
      });
  },

  "paleontologist.back": (stage, { seat }, { before }) => {
    const { client } = stage;
    const place = before.public.players[seat].paleontologist;
    return stage.fly(
      client.parts.modes.querySelector(`[data-place="${place}"] .who .${client.seatClass(seat)}`),
      stage.at.board(seat),
      { time: 320 },
    );
  },

  /** The marker climbs its lane. */
  "loyalty.gained"(stage, { seat, patron, from, to }) {
    const lane = stage.at.lane(patron, seat);
    if (!lane?.getClientRects().length)
      return stage.send(sign("loyalty"), stage.at.board(seat), stage.at.spot(patron));
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
      stage.send(sign("dollar"), stage.at.bag(), stage.at.purse(seat), { delay, time: 280 }),
    ),

  "rp.gained": (stage, { seat }) =>
    stage.send(sign("reputation"), stage.at.board(seat), stage.at.fame(seat), { time: 260 }),

  async "paper.placed"(stage, { seat, patron, value }) {
    const { client } = stage;
    stage.sound("place");
    const sheet = paper(patron, value);
    sheet.classList.add(patron);
    await stage.send(
      sheet,
      seat == null ? stage.at.bag() : stage.at.board(seat),
      stage.at.spot(patron),
      { time: 420 },
    );
    await stage.pulse(client.parts[patron].querySelector(".credibility"));
  },

  /** It leaves one shelf, turns over in the middle of the board, and stands on the other. */
  async "paper.debunked"(stage, { patron, value }) {
    const { client } = stage;
    stage.sound("fly");
    const torn = stage.at.lastPaper(RIVAL[patron], value);
    if (torn) await stage.fly(torn, stage.at.spot(patron), { time: 700, turn: true });
    await stage.pulse(client.parts[patron].querySelector(".credibility"));
  },

  "award.claimed": (stage, { seat, tile, space }) => {
    stage.sound("bell");
    return stage.send(
      wood("award-marker", seat),
      stage.at.board(seat),
      stage.at.award(tile, space),
      { time: 380 },
    );
  },

  async "find.made"(stage, { seat, column, icon: found }) {
    stage.sound("place");
    if (found)
      await stage.fly(stage.at.tile(column, found), stage.at.board(seat), {
        time: 320,
        fade: true,
      });
    await stage.pulse(stage.at.column(column));
  },

  "profession.taken": (stage, { seat, row, column }) =>
    stage.send(wood("profession", seat), stage.at.board(seat), stage.at.cell(row, column), {
      time: 360,
    }),

  async "university.chosen"(stage, { seat, space }) {
    stage.sound("step");
    const wagon = stage.at.wagon(seat);
    if (wagon) await stage.fly(wagon, stage.at.stand(space), { time: 420 });
    else
      await stage.send(wood("team", seat), stage.at.board(seat), stage.at.stand(space), {
        time: 420,
      });
  },

  async "neutral.moved"(stage, { from, to }) {
    const { client } = stage;
    const wagon = client.parts.map.querySelector(`[data-place="${from}"] .neutral`);
    if (wagon) await stage.fly(wagon, stage.at.stand(to), { time: 420 });
    else await stage.send(wood("team", null), stage.at.bag(), stage.at.stand(to), { time: 420 });
  },

  "patron.swapped": (stage, { seat }) =>
    stage.move(
      seat === stage.client.seat
        ? stage.client.parts.me.querySelector(".locket")
        : stage.at.board(seat),
      [
        { transform: "rotateY(0)" },
        { transform: "rotateY(180deg)" },
        { transform: "rotateY(360deg)" },
      ],
      420,
    ),

  "cover.removed": (stage, { seat }) => stage.pulse(stage.at.crates(seat)),

  "slot.upgraded": (stage, { seat }) => stage.pulse(stage.at.slots(seat)),

  "team.upgraded": (stage, { seat }) => deal(stage, seat, "card-team", 1, stage.at.board(seat)),

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
