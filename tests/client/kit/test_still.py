"""Where nothing happens the processor has nothing to do; and a replay says what fits a replay."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines.bad_bones import engine as bad_bones

from ..bone_wars.bench import BoneWarsBench
from ..bone_wars.positions import draft, turn
from ..support.bench import Bench
from ..support.profiles import Profiles

pytestmark = pytest.mark.browser

CHEAP = {"opacity", "transform", "translate", "rotate", "scale"}
"""What can be moved without painting anything anew."""
ANIMATED = """() => document.getAnimations().flatMap(({ effect }) => effect.getKeyframes())
  .flatMap(Object.keys)
  .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key))"""
ENDLESS = """() => document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations === Infinity).length"""
WATCH = """() => {
  const { table, client } = window.bench;
  Object.assign(table, { replay: true, decision: null, canUndo: false });
  client.update({ events: [], fresh: true, before: table.view, after: table.view, decision: null });
}"""


def four() -> Any:
    return bad_bones.new(bad_bones.Options(), 4, b"four")


def animated(page: Page) -> set[str]:
    return set(page.evaluate(ANIMATED))


def test_what_glows_is_not_painted_all_the_time(browser: Profiles) -> None:
    page = browser.new_page()
    Bench(page, four())
    assert page.locator(".b-lit.new").count() > 0
    assert animated(page) <= CHEAP
    assert page.evaluate(ENDLESS) == 0
    page.close()
    page = browser.new_page()
    bench = BoneWarsBench(page, turn().state)
    assert page.locator(".legal").count() > 0
    assert animated(page) <= CHEAP
    bench.deal(draft())
    expect(page.locator(".setup-panel .legal").first).to_be_visible()
    assert animated(page) <= CHEAP
    assert page.evaluate(ENDLESS) == 0
    page.close()


def test_a_replay_of_bad_bones_foretells_nothing(browser: Profiles) -> None:
    page = browser.new_page()
    Bench(page, four())
    expect(page.locator(".forecast-chips")).to_have_count(1)
    page.evaluate(WATCH)
    expect(page.locator(".forecast-chips")).to_have_count(0)
    expect(page.locator(".prompt b")).to_have_text("Hero")
    page.close()


def test_in_a_replay_of_bone_wars_nobody_is_waited_for(browser: Profiles) -> None:
    page = browser.new_page()
    table = turn()
    bench = BoneWarsBench(page, table.state)
    playing = int(BoneWarsBench.engine.public(table.state)["turn"])
    names = ["Ada", "Nour"]
    said = page.locator(".part-strip h2")
    for seat in (playing, 1 - playing):
        bench.deal(table.state, seat)
        page.evaluate(WATCH)
        expect(said).to_have_text(f"{names[playing]}’s turn")
        expect(page.locator(".part-strip p")).to_have_count(0)
        expect(page.locator("#status")).not_to_contain_text("your turn")
    page.close()
