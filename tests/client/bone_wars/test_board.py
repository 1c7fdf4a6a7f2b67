"""The board of Bone Wars: what glows can be chosen there, and what moves comes to rest."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from engines.bone_wars import engine
from engines.bone_wars.testing import play, scenario
from engines.contract import Engine

from ..support.bench import Bench
from ..support.profiles import Profiles
from ..support.visitor import PHONE

pytestmark = pytest.mark.browser

HERE = {"card": "Triceratops", "bones": ["torso", "skull_herbivore", "limb_claw"], "tile": "money1"}


class Table(Bench):
    engine = cast(Engine, engine)
    ready = ".part-strip"

    @property
    def seats(self) -> int:
        return len(engine.public(self.state)["players"])

    def lit_on(self, part: str) -> int:
        return self.page.locator(f".part-{part} .legal").count()


@pytest.fixture
def page(browser: Profiles) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    yield context.new_page()
    context.close()


def team(**more: Any) -> Any:
    """Ada's crew stands in Montana with two points and reaches depth 2."""
    state = scenario(
        seats=3,
        p0={"team": "montana", "crates": ["tail"], **more},
        p1={"team": "kansas"},
        sites={"montana": HERE},
    )
    play(state, {"card": {"team": "T2"}})
    return state


def test_a_tap_picks_and_another_confirms(page: Page) -> None:
    table = Table(page, team())
    arrow = page.locator('[data-way="h1"]')
    arrow.click()
    expect(arrow).to_have_attribute("aria-pressed", "true")
    assert table.acted == []
    arrow.click()
    table.shown(1)
    assert table.acted == [{"type": "team.act", "do": "step", "to": "wyoming"}]
    expect(page.locator('[data-site="wyoming"] .teams .seat-a')).to_have_count(1)


def test_only_what_the_team_reaches_glows(page: Page) -> None:
    Table(page, team())
    depths = page.locator('[data-site="montana"] .depths')
    expect(depths.locator(".legal")).to_have_count(2)
    expect(depths.locator("li.off")).to_have_count(1)
    expect(page.locator('[data-site="montana"] .find.legal')).to_have_count(1)
    # the ring is closed everywhere else: arrows are lit only where the team stands
    expect(page.locator(".way.legal")).to_have_count(2)


def test_both_kinds_of_base_camps_can_be_chosen(page: Page) -> None:
    table = Table(page, team())
    page.locator('[data-site="montana"] .spot.legal').click()
    page.locator('.spot.legal[data-row="archive"]').click()
    page.locator('.spot.sel[data-row="archive"]').click()
    table.shown(1)
    assert table.acted == [{"type": "team.act", "do": "camp", "row": "archive"}]
    expect(page.locator('[data-site="montana"] .camps .seat-a')).to_have_count(1)


def test_what_moves_comes_to_rest(page: Page) -> None:
    table = Table(page, team(), motion=1)
    token = page.locator('[data-site="montana"] [data-depth="1"]')
    token.click()
    token.click()
    table.shown(1)
    assert table.happened("bone.dug")
    expect(page.locator(".part-air > *")).to_have_count(0)
    expect(page.locator(".bw[data-moving]")).to_have_count(0)
    expect(page.locator('[data-site="montana"] [data-depth="1"] .hole')).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_everything_is_on_one_screen(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    Table(page, team(), lang="fr")
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".bw[data-form=desk] [class^=part-]")]
          .filter((part) => part.checkVisibility() && part.childElementCount)
          .filter((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
          }).map((part) => part.className)"""
    )
    expect(page.locator(".bw[data-form=desk]")).to_have_count(1)
    assert cut == []


def test_a_phone_shows_one_site_large_and_says_what_a_sign_does(browser: Profiles) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    table = Table(page, team())
    page.evaluate("() => (document.body.dataset.tab = 'map')")
    expect(page.locator(".phone-site h2")).to_contain_text("Montana")
    page.locator('.ring-site[data-site="kansas"]').tap()
    expect(page.locator(".phone-site h2")).to_contain_text("Kansas")
    page.locator('.ring-site[data-site="montana"]').tap()
    tile = page.locator(".phone-site .site-action")
    box = tile.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + 9, "y": box["y"] + 9}
    session = context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.locator(".tip-paper")).to_contain_text("$1")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tile).to_have_attribute("aria-pressed", "false")
    assert table.acted == []
    context.close()


STAYS = """() => [...document.querySelectorAll(
    ".board > *, .site, .desk > *, .map.small > *, .ring-site")]
  .filter((part) => part.checkVisibility())
  .map((part) => Object.values(part.getBoundingClientRect().toJSON()).map(Math.round))"""


@pytest.mark.parametrize(
    ("width", "height"), [(1366, 768), (1366, 625), (1920, 1080), (390, 844), (320, 568)]
)
def test_nothing_moves_because_the_turn_passes_on(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    state = scenario(seats=2, p0={"team": "montana"}, p1={"team": "montana"})
    table = Table(page, state)
    page.evaluate("document.body.dataset.tab = 'map'")
    places = page.evaluate(STAYS)
    assert len(places) >= 10
    table.deal(state, 1)
    expect(page.locator(".decide.calm")).to_be_visible()
    assert page.evaluate(STAYS) == places
