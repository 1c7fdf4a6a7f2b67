"""What a page remembers for its person, and how it tells of an achievement."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .bench import BannersBench
from .positions import position

pytestmark = pytest.mark.browser

REMEMBERED = """async ([snapshots, later]) => {
  const { Emitter } = await import("/static/core/state/emitter.js");
  const { remember, seenOf } = await import("/static/games/bones_and_banners/memory/seen.js");
  const table = new Emitter();
  const client = { table, stop: [] };
  remember(client);
  const told = (round) => (events) => ({ events, after: { public: { round } } });
  for (const past of snapshots) table.emit("past", past.map(told(4)));
  for (const events of later) table.emit("shown", told(5)(events));
  return [0, 1].map((seat) => {
    const { cards, revealed, bluffs } = seenOf(client, seat);
    return { cards: Object.fromEntries([...cards].map(([id, { round }]) => [id, round])), revealed, bluffs };
  });
}"""  # noqa: E501 - a script
NOTICED = """async (events) => {
  const { notice } = await import("/static/games/bones_and_banners/feats/index.js");
  notice(window.bench.client, events);
}"""


def revealed(seat: int, card: str, bluff: bool = False) -> dict[str, object]:
    return {"type": "unit.revealed", "seat": seat, "unit": 1, "card": card, "bluff": bluff}


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return BannersBench(new_page(), position("die.act")).page


def test_it_remembers_what_both_have_shown(page: Page) -> None:
    past = [
        [revealed(1, "dragon"), revealed(1, "wizard", bluff=True)],
        [{"type": "recruit.exchanged", "seat": 1, "put": "ogre", "took": "wurm"}],
    ]
    looked = {"type": "units.looked", "seat": 0, "units": [{"unit": 7, "card": "giant"}]}
    later = [[revealed(0, "knights")], [looked], [revealed(1, "dragon")]]
    mine, theirs = page.evaluate(REMEMBERED, [[past], later])
    assert mine == {"cards": {"knights": 5}, "revealed": 1, "bluffs": 0}
    assert theirs["cards"] == {"dragon": 5, "wizard": 4, "wurm": 4, "giant": 5}
    assert (theirs["revealed"], theirs["bluffs"]) == (3, 1)


def test_a_snapshot_begins_it_anew(page: Page) -> None:
    """All that has happened comes again with it: nothing is counted twice."""
    past = [[revealed(1, "dragon")]]
    _, theirs = page.evaluate(REMEMBERED, [[past, past], []])
    assert theirs["revealed"] == 1


def test_an_achievement_is_shown_to_the_seat_that_hears_of_it(page: Page) -> None:
    medal = page.locator(".medal-notice")
    page.evaluate(NOTICED, [revealed(1, "dragon")])
    expect(medal).to_have_count(0)
    page.evaluate(NOTICED, [{"type": "feat", "seat": 0, "feat": "I-4"}])
    expect(medal).to_contain_text("An empty letter")
    expect(medal).to_have_attribute("role", "status")
    medal.click()
    expect(medal).to_have_count(0)
