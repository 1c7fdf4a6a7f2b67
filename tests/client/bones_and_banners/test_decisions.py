"""Every kind of decision of Bones & Banners can be made with what is gilded, not only by list."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engines.bones_and_banners import engine

from ..support.profiles import Profiles
from ..support.visitor import LAPTOP, PHONE
from .banneret import Hand
from .bench import BannersBench
from .positions import CASES, POSITIONS, position

pytestmark = pytest.mark.browser

SIZES = {"laptop": LAPTOP, "phone": PHONE}
Deal = Callable[[str], tuple[BannersBench, Hand]]


@pytest.fixture(
    scope="module", params=["laptop", pytest.param("phone", marks=pytest.mark.thorough)]
)
def deal(request: pytest.FixtureRequest, browser: Profiles) -> Iterator[Deal]:
    """One table for all of them. A page that reports an error fails the test."""
    context = browser.new_context(**SIZES[request.param], reduced_motion="reduce")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    bench = BannersBench(page, position("die.act"))

    def press(what: Locator, **how: Any) -> None:
        (what.tap if request.param == "phone" else what.click)(**how)

    def make(asked: str) -> tuple[BannersBench, Hand]:
        state = position(asked)
        bench.deal(state, min(engine.decisions(state)))
        return bench, Hand(page, press, asked)

    yield make
    context.close()
    assert complaints == []


@pytest.mark.parametrize("asked", [*POSITIONS, *CASES])
def test_what_is_gilded_answers(deal: Deal, asked: str) -> None:
    bench, hand = deal(asked)
    listed = engine.decisions(bench.state)[bench.seat].actions
    hand.choose()
    bench.shown(len(bench.acted))
    assert bench.acted[0] in listed


def thing(bench: BannersBench, name: str) -> Locator:
    return bench.page.locator(f'[data-thing="{name}"]').first


def card(bench: BannersBench, name: str) -> Locator:
    return bench.page.locator(f'.part-hand [data-key="card-{name}"]')


def test_a_unit_and_its_target_are_picked_as_one(deal: Deal) -> None:
    bench, hand = deal("die.act")
    hand.press(card(bench, "knights"))
    expect(thing(bench, "unit:3").locator("[href$='k-charge']")).to_have_count(1)
    assert bench.acted == [], "nothing is done before the target is picked"
    hand.press(thing(bench, "unit:3"))
    expect(bench.page.locator(".troop.ghost")).to_have_count(1)
    hand.press(bench.page.locator("[data-key=go]"))
    bench.shown(2)
    assert bench.acted == [
        {"type": "die.unit", "card": "knights", "dice": 1},
        {"type": "unit.target", "unit": 3},
    ]


def test_a_bluff_looks_different_before_it_is_one(deal: Deal) -> None:
    bench, hand = deal("die.act")
    expect(card(bench, "knights")).not_to_have_class("bluff")
    archers = card(bench, "archers")
    assert "bluff" in (archers.get_attribute("class") or "").split()
    hand.press(archers)
    land = thing(bench, "land:elder-forest")
    assert "bluff" in (land.get_attribute("class") or "").split()
    hand.press(land)
    expect(bench.page.locator("[data-key=go].bluff")).to_have_text("Seal the Bluff")


def test_two_dice_go_on_one_unit(deal: Deal) -> None:
    bench, hand = deal("die.act")
    hand.press(bench.page.locator("[data-key=two]"))
    hand.press(card(bench, "footsoldiers"))
    hand.press(thing(bench, "land:elder-forest"))
    expect(bench.page.locator("[data-key=go]")).to_have_count(1)
    assert bench.acted == [{"type": "die.unit", "card": "footsoldiers", "dice": 2}]


def test_dice_are_rerolled_as_a_set(deal: Deal) -> None:
    bench, hand = deal("draft.pick, reroll")
    hand.press(bench.page.locator("[data-key=reroll-jester]"))
    for symbol in ("Boot", "Boot", "Magic"):
        hand.press(thing(bench, f"die:{symbol}"))
    hand.press(bench.page.locator("[data-key=go]"))
    bench.shown(1)
    assert bench.acted == [
        {"type": "draft.reroll", "by": "jester", "dice": ["Boot", "Boot", "Magic"]}
    ]


def test_the_keyboard_alone_places_a_unit(deal: Deal) -> None:
    bench, _ = deal("die.act")
    keys = bench.page.keyboard
    keys.press("4")
    expect(card(bench, "knights")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(card(bench, "knights")).to_have_attribute("aria-pressed", "false")
    keys.press("4")
    thing(bench, "land:elder-forest").focus()
    keys.press("Enter")
    expect(bench.page.locator("[data-key=go]")).to_have_count(1)
    bench.page.evaluate("document.activeElement.blur()")
    keys.press("Enter")
    bench.shown(2)
    assert bench.acted[1] == {"type": "unit.target", "land": "elder-forest"}


def test_a_page_that_is_opened_between_card_and_target_shows_the_targets(
    browser: Profiles,
) -> None:
    context = browser.new_context(**LAPTOP, reduced_motion="reduce")
    bench = BannersBench(context.new_page(), position("unit.target"))
    expect(thing(bench, "land:elder-forest").locator("[href$='k-contest']")).to_have_count(1)
    context.close()
