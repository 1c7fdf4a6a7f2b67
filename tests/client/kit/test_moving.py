"""What moves comes to rest: nothing stays where an animation has left it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines import bone_wars
from engines.bad_bones.testing import scenario as bad_bones_scenario
from engines.bone_wars.testing import play, scenario

from ..bone_wars.bench import BoneWarsBench
from ..bone_wars.positions import position
from ..bones_and_banners.bench import BannersBench
from ..bones_and_banners.positions import fighting
from ..support.bench import Bench
from ..support.profiles import Profiles
from ..support.visitor import LAPTOP

pytestmark = pytest.mark.browser

FAST = 40.0
LEFT = """async () => {
  const ends = (each) => each.effect.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
  return document.getAnimations().filter((each) => each.playState === "finished")
    .map(({ effect }) => effect.target.getAttribute("class"));
}"""
"""Whatever has come to its end and still says how something looks."""
MOVING = ["turn.play", "loyalty.split", "award.claim", "minor.tile", "rare.take", "pass.university"]
"""Decisions that move something each, all of it in another way."""
BOARD = """
      -     -     -      -     -
 -    .     .     .      .     .   -
 -    .     .     .      .     .   -
 -    .    >r     T2    <p     .   -
 -    .     .     .      vg    .   -
 -    .     .     H      .     .   -
houses 3
"""


@pytest.fixture
def page(browser: Profiles) -> Iterator[Page]:
    context = browser.new_context(**LAPTOP)
    yield context.new_page()
    context.close()


def act(bench: Bench, action: Any) -> list[str]:
    bench.page.evaluate("action => window.bench.table.act(action)", action)
    return [event["type"] for event in bench.events]


def test_bones_that_were_dug_up_from_below_can_be_seen(page: Page) -> None:
    here = {"card": "Triceratops", "bones": ["torso", "tail", "limb_claw"], "tile": "money1"}
    state = scenario(p0={"team": "montana"}, sites={"montana": here})
    play(state, {"card": {"team": "T2"}})
    bench = BoneWarsBench(page, state, motion=FAST)
    assert "site.deepened" in act(bench, {"type": "team.act", "do": "deeper"})
    expect(page.locator(".depths .depth.legal").first).to_be_visible()
    seen = page.locator('[data-site="montana"] :is(.depths, .find)').evaluate_all(
        "all => all.map(getComputedStyle).map(({ opacity, transform }) => [opacity, transform])"
    )
    assert seen == [["1", "none"]] * 2


def test_nothing_in_bone_wars_stays_where_it_was_moved(page: Page) -> None:
    bench = BoneWarsBench(page, position("turn.play"), motion=FAST)
    moved = set()
    left = {}
    for asked in MOVING:
        state = position(asked)
        ((seat, decision),) = bone_wars.engine.decisions(state).items()
        bench.deal(state, seat)
        moved.update(act(bench, decision.actions[0]))
        if found := page.evaluate(LEFT):
            left[asked] = found
    assert {"card.played", "loyalty.gained", "award.claimed", "find.made"} <= moved
    assert {"rare.taken", "university.chosen"} <= moved
    assert left == {}


def test_nothing_in_bad_bones_stays_where_it_was_moved(page: Page) -> None:
    bench = Bench(page, bad_bones_scenario(BOARD, options={"mode": "solo"}), motion=FAST)
    moved: set[str] = set()
    while "skeleton.moved" not in moved:
        decision = bench.engine.decisions(bench.state)[0]
        moved.update(act(bench, decision.actions[0]))
        assert page.evaluate(LEFT) == []
    assert {"hero.moved", "skeleton.moved"} <= moved


def test_nothing_in_bones_and_banners_stays_where_it_was_moved(page: Page) -> None:
    bench = BannersBench(page, fighting(), motion=FAST)
    moved = set(act(bench, {"type": "window.pass", "rest": True}))
    assert page.evaluate(LEFT) == []
    assert {"unit.revealed", "fought", "unit.lost", "unit.retreated", "land.conquered"} <= moved
    assert page.locator(".part-air > *, [data-moving]").count() == 0
