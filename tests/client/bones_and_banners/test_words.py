"""Bones & Banners in words: whatever happens in a game makes a whole sentence of the log."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.contract import View
from engines.runtime.messages import LANGUAGES

from ..support.visitor import Visitor

pytestmark = pytest.mark.browser

LINES = """async ([lang, cards, written]) => {
  const moves = JSON.parse(written);
  const core = (name) => import(`/static/core/${name}.js`);
  const own = (name) => import(`/static/games/bones_and_banners/${name}.js`);
  const { load, t } = await core("text/i18n");
  await load(lang, "bones_and_banners");
  const [{ line }, { element }] = [await core("feed/log_line"), await core("ui/dom")];
  const [{ words }, { mark, variant }] = [await own("say/log_words"), await own("say/log")];
  const players = ["Ada", "Nour"].map((name, seat) => ({ name, me: seat === 0 }));
  return moves.flatMap(({ before, after, events }) => {
    for (const view of [before, after]) view.public.cards = cards;
    const table = { players, seat: 0, view: after, t, lang, element };
    const said = (event) => line(event, table, { words, mark, variant }, { before, after });
    return events.map((event) => [event.type, said(event)?.textContent ?? null]);
  });
}"""
GAMES = range(2)
# Values of a sentence may be anything but these: no value, or one that is no word.
HOLES = ("{", "undefined", "null", "[object", "NaN", "card.", "symbol.")
# Known by a sign, told by something else, or between two lines that say more
SILENT = {"rally.began", "combat.began", "contest.began", "unit.retreated"}


def seen(state: Any) -> View:
    """By seat 0, without the cards' print, which is the same all the time."""
    public = {key: value for key, value in engine.public(state).items() if key != "cards"}
    return {"public": public, "private": engine.private(state, 0)}


def moves(seed: int) -> Iterator[dict[str, Any]]:
    """A random game, action by action, as seat 0 is told of it."""
    chance = random.Random(seed)
    state = engine.new(engine.Options(), 2, bytes([seed]))
    while decisions := engine.decisions(state):
        seat = chance.choice(sorted(decisions))
        before = seen(state)
        events = engine.apply(state, seat, chance.choice(decisions[seat].actions))
        told = [event.json() for event in events if event.audience in (None, 0)]
        yield {"before": before, "after": seen(state), "events": told}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_is_whole(new_guest: Callable[..., Visitor], lang: str) -> None:
    ada = new_guest("Ada")
    ada.page.goto(f"{ada.url}/help/bones_and_banners")
    cards = engine.public(engine.new(engine.Options(), 2, b""))["cards"]
    played = [move for seed in GAMES for move in moves(seed)]
    said = ada.page.evaluate(LINES, [lang, cards, json.dumps(played)])
    lines = [(kind, text) for kind, text in said if text is not None]
    assert [line for line in lines if any(hole in line[1] for hole in HOLES)] == []
    assert not {kind for kind, _ in lines} & SILENT
    assert len({kind for kind, _ in lines}) > 40
