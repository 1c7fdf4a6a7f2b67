/**
 * Between the pages: the six faces in the order in which they act, their dice left, the pool in the middle, mine right.
 * The same column is the draft and the order of the turns. On a phone it lies down while dice are picked.
 */
import { element } from "../../../core/ui/dom.js";
import { die, face } from "../pieces/dice.js";
import { use } from "../sprite.js";
import { thing } from "./thing.js";

const SYMBOLS = ["Boot", "Shield", "Sword", "Bow", "Horse", "Magic"];

const count = (list, symbol) => list.filter((each) => each === symbol).length;

/** @param {import("../client.js").Client} client */
export function drawGutter(client) {
  const { t, view, seat, other } = client;
  const house = (each) => use(`house-${each}`, { label: client.name(each), class: `h${each}` });
  return element(
    "div.gutter",
    { role: "group", "aria-label": t("client.pile.dice") },
    element(
      "div.hd",
      house(other),
      element("span", t(view.phase === "draft" ? "client.pile.pool" : "client.pile.order")),
      house(seat),
    ),
    SYMBOLS.map((symbol) => rung(client, symbol)),
  );
}

function rung(client, symbol) {
  const { t, view, seat, other, mine, kind } = client;
  const inPool = view.phase === "draft" ? count(view.pool, symbol) : 0;
  const moves = kind === "draft.pick" && inPool ? mine.moves[symbol] : null;
  return element(
    "div.rung",
    { class: view.symbol === symbol && "now", dataset: { symbol } },
    own(client, other, symbol, "theirs"),
    element("span.pool", inPool ? pooled(client, symbol, inPool) : face(symbol)),
    own(client, seat, symbol, "mine"),
    element(
      "span.nb",
      moves === null ? t(`symbol.${symbol}`) : t("client.pile.moves", { count: moves }),
    ),
  );
}

/** Dice of one face are alike: the topmost stands for all. */
function pooled(client, symbol, inPool) {
  const { half, t } = client;
  const turned = half.reroll ? count(half.reroll.dice, symbol) : 0;
  return thing(client, `die:${symbol}`, {
    tag: "span.die-box",
    label: t("client.pile.in_pool", { symbol: t(`symbol.${symbol}`), count: inPool }),
    body: [
      die(symbol),
      inPool > 1 && element("span.x", turned ? `${turned}/${inPool}` : `×${inPool}`),
    ],
  });
}

/** Those still to be played, and those that were: they lie on units, or with nobody. */
function own({ view, t }, seat, symbol, side) {
  const { dice, spent } = view.armies[seat];
  const played = view.units.filter(({ owner }) => owner === seat).flatMap((unit) => unit.dice);
  const used = count([...spent, ...played], symbol);
  const left = count(dice, symbol);
  const label = t(`symbol.${symbol}`);
  return element(
    "span",
    { class: [side, left + used > 1 && "two"] },
    Array.from({ length: left }, () => die(symbol, { label })),
    Array.from({ length: used }, () => die(symbol, { used: true })),
  );
}
