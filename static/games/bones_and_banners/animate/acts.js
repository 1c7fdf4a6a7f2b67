/**
 * How events are shown: `BEFORE` on the table as it stood, `AFTER` on the table as it is now. Events that are in neither
 * change the table without moving anything.
 */
import { smallBack } from "../cards/back.js";
import { face } from "../pieces/dice.js";
import { use } from "../sprite.js";
import { stamp } from "./stamp.js";

/** How long they take at the usual pace, in milliseconds. */
const MARCH = 320;
const SEAL = 260;
const TURN = 420;
const RAISE = 180;
const FALL = 640;

/** @typedef {(client: import("../client.js").Client, stage: import("../../../kit/stage.js").Stage, event: GameEvent) => Promise<unknown>|undefined} Act */

const at = ({ layout }, selector) =>
  [...layout.page.querySelectorAll(selector)].find((node) => node.getClientRects().length) ?? null;

const unit = (client, seq) => at(client, `[data-unit="${seq}"]`);
const seat = (client, number) => at(client, `[data-seat="${number}"]`);
const land = (client, id) => at(client, `[data-land="${id}"], [data-land-tab="${id}"]`);
const pile = (client, name) =>
  at(client, `[data-pile="${name}"]`) ??
  document.querySelector('.tabbar [data-to="reserve"] .icon-box');

/** Backs of cards from a pile to those who draw. */
function drawn(client, stage, to, kind, count = 1) {
  stage.sound("step");
  return Promise.all(
    Array.from({ length: Math.min(count, 4) }, (_, each) =>
      stage.send(
        smallBack(kind, to, { class: "sent" }),
        pile(client, kind) ?? seat(client, to),
        seat(client, to),
        {
          time: MARCH,
          delay: each * 80,
        },
      ),
    ),
  );
}

/** It leaves the table: stamped, and away to a place. */
async function leaves(client, stage, seq, word, sign, to) {
  const node = unit(client, seq);
  if (!node) return;
  node.append(stamp(client.t(`keyword.${word}`), sign, word));
  await stage.move(node, [{ opacity: 1 }, { opacity: 1 }], MARCH);
  await stage.fly(node, to, { time: MARCH, fade: true });
}

/** @type {Act} */
const home = (client, stage, { seat: owner, unit: seq }) =>
  leaves(client, stage, seq, "retreat", "k-retreat", seat(client, owner));

/** @type {Record<string, Act>} */
export const BEFORE = {
  "die.taken": (client, stage, { seat: taker, symbol }) => {
    stage.sound("step");
    const die = at(client, `.rung[data-symbol="${symbol}"] .pool .die`);
    return die && stage.fly(die, seat(client, taker), { time: MARCH });
  },

  "unit.revealed": async (client, stage, { unit: seq }) => {
    stage.sound("unseal");
    const frames = [{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)" }];
    await stage.move(unit(client, seq), frames, SEAL);
  },

  fought: async (client, stage, { unit: seq, target }) => {
    stage.sound("clash");
    const away = [0, -3, 3, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await stage.move(at(client, `[data-link="${seq}"]`), [{ opacity: 0.2 }, { opacity: 1 }], MARCH);
    await stage.move(unit(client, target), away, MARCH);
  },

  enchanted: (client, stage, { target }) => {
    stage.sound("banner");
    return stage.pulse(unit(client, target));
  },

  "unit.lost": (client, stage, { unit: seq, cause }) => {
    stage.sound("fall");
    const word = cause === "bluff" ? "bluff" : "lost";
    return leaves(
      client,
      stage,
      seq,
      word,
      `k-${word}`,
      at(client, ".ossu") ?? pile(client, "recruit"),
    );
  },
  "unit.retreated": home,
  "unit.returned": home,

  "land.conquered": async (client, stage, { seat: winner, land: id }) => {
    stage.sound("bell");
    const goal = at(client, `[data-race="${winner}"] .bar`) ?? seat(client, winner);
    await stage.fly(land(client, id), goal, { time: FALL, fade: true });
  },

  "units.drawn": (client, stage, { seat: to, count }) => drawn(client, stage, to, "unit", count),
  "card.drawn": (client, stage, { seat: to, pile: name }) => drawn(client, stage, to, name),
  "recruit.drew": (client, stage, { seat: to }) => drawn(client, stage, to, "recruit"),

  "advisor.played": (client, stage, { seat: by, advisor, land: id, unit: seq }) => {
    stage.sound("place");
    const to = (seq && unit(client, seq)) || (id && land(client, id)) || at(client, ".gutter");
    return stage.send(use(`a-${advisor}`, { class: "sent large" }), seat(client, by), to, {
      time: FALL,
    });
  },
};

/** @type {Record<string, Act>} */
export const AFTER = {
  "lands.dealt": async (client, stage, { lands }) => {
    const frames = [
      { opacity: 0, transform: "translateY(-12px)" },
      { opacity: 1, transform: "none" },
    ];
    for (const id of lands) await stage.move(land(client, id), frames, MARCH);
  },

  "dice.rolled": (client, stage) => rolled(client, stage),
  "dice.rerolled": (client, stage) => rolled(client, stage),

  "land.allied": (client, stage, { land: id }) => {
    stage.sound("banner");
    return stage.pulse(at(client, `[data-land="${id}"] .ally`), MARCH);
  },

  /** Folded, brought to its place, and sealed. */
  "order.sealed": async (client, stage, { seat: owner, unit: seq }) => {
    const letter = use(`order-${owner}`, { class: "sent letter" });
    const place = unit(client, seq) ?? at(client, ".book");
    stage.sound("seal");
    await stage.send(letter, seat(client, owner), place, { time: MARCH });
    await stage.move(unit(client, seq), [{ scale: 1.25 }, { scale: 1 }], SEAL);
  },

  "die.passed": (client, stage, { seat: owner, symbol }) =>
    stage.send(
      face(symbol, { class: "sent" }),
      at(client, ".rung.now") ?? seat(client, owner),
      seat(client, owner),
      {
        time: MARCH,
        fade: true,
      },
    ),

  "unit.revealed": async (client, stage, { unit: seq }) => {
    const frames = [{ transform: "rotateY(-90deg)" }, { transform: "rotateY(0)" }];
    await stage.move(unit(client, seq), frames, TURN - SEAL / 2);
  },

  "unit.joined": (client, stage, { unit: seq }) => stage.pulse(unit(client, seq), MARCH),

  /** Theirs, then mine. */
  counted: async (client, stage, { land: id }) => {
    const raised = [
      { transform: "translateY(40%)", opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ];
    for (const flag of land(client, id)?.querySelectorAll(".sum .flag, .vs .flag") ?? []) {
      stage.sound("banner");
      await stage.move(flag, raised, RAISE);
    }
  },
};

async function rolled(client, stage) {
  stage.sound("dice");
  const frames = [
    { rotate: "0deg", scale: 0.6 },
    { rotate: "360deg", scale: 1 },
  ];
  const dice = client.layout.page.querySelectorAll(".rung .pool .die");
  await Promise.all([...dice].map((die) => stage.move(die, frames, TURN)));
}
