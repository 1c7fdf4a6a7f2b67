"""The desk of Bone Wars: what must be done, what it will bring, why something can't be done."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines.bone_wars.testing import play, scenario

from ..support.profiles import Profiles
from ..support.visitor import PHONE
from .bench import BoneWarsBench as Desk
from .positions import position

pytestmark = pytest.mark.browser

CREW = {"card": {"team": "T2"}}


@pytest.fixture
def page(browser: Profiles) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    yield context.new_page()
    context.close()


def at(site: str = "montana", tile: str = "money1", **player: Any) -> Any:
    here = {"card": "Triceratops", "bones": ["torso", "tail", "limb_claw"], "tile": tile}
    return scenario(p0={"team": site, **player}, sites={"montana": here})


def test_keys_pick_and_confirm_and_the_ledger_says_what_changes(page: Page) -> None:
    desk = Desk(page, at(money=5))
    page.keyboard.press("2")
    expect(page.locator(".ticket.sel")).to_contain_text("Crew")
    expect(page.locator(".ledger .res")).to_contain_text("$5 → $4")
    page.keyboard.press("u")
    expect(page.locator(".ticket.sel, .ledger .res")).to_have_count(0)
    assert desk.acted == []
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    desk.shown(1)
    assert desk.acted == [{"type": "turn.play", **CREW}]


def test_a_card_is_played_by_two_taps(page: Page) -> None:
    desk = Desk(page, at())
    crew = page.locator(".hand-card .press", has_text="Crew")
    crew.click()
    expect(crew).to_have_attribute("aria-pressed", "true")
    assert desk.acted == []
    crew.click()
    desk.shown(1)
    assert desk.acted == [{"type": "turn.play", **CREW}]


def test_a_long_press_explains_a_card_and_chooses_nothing(page: Page) -> None:
    Desk(page, at())
    crew = page.locator(".hand-card .press", has_text="Crew")
    tip = page.get_by_role("tooltip")
    crew.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(tip).to_contain_text("Crew")
    crew.dispatch_event("pointerup", {"pointerType": "touch"})
    crew.dispatch_event("click")
    expect(page.locator(".ticket.sel")).to_have_count(0)
    crew.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(tip).to_be_hidden()
    crew.dispatch_event("pointerup", {"pointerType": "touch"})
    crew.dispatch_event("click")
    expect(page.locator(".ticket.sel")).to_have_count(1)


def test_a_card_that_is_too_dear_says_so(page: Page) -> None:
    desk = Desk(page, at(money=2))
    page.locator(".hand-card .press.off", has_text="Expedition").click(force=True)
    expect(page.locator(".asks p")).to_have_text("That costs $3, and you have $2.")
    assert desk.acted == []


def test_a_team_at_its_university_is_told_to_leave_first(page: Page) -> None:
    state = scenario(p0={"team": 1})
    play(state, CREW)
    Desk(page, state)
    expect(page.locator(".asks h2")).to_contain_text("still at Yale")
    expect(page.locator(".ticket[data-chip]")).to_have_count(3)
    page.locator(".ticket.off", has_text="Dig").first.click(force=True)
    expect(page.locator(".asks p")).to_contain_text("step to a site first")


def test_a_kind_of_work_with_several_places_asks_which(page: Page) -> None:
    state = at()
    play(state, CREW)
    desk = Desk(page, state)
    page.locator(".ticket", has_text="Base camp").click()
    page.locator(".ticket", has_text="Archive").click()
    expect(page.locator(".buttons .go")).to_contain_text("Base camp")
    page.locator(".ticket.turn").click()
    expect(page.locator(".ticket", has_text="Dig deeper")).to_be_visible()
    page.locator(".ticket", has_text="Base camp").click()
    page.locator(".ticket", has_text="Archive").click()
    page.locator(".buttons .go").click()
    desk.shown(1)
    assert desk.acted == [{"type": "team.act", "do": "camp", "row": "archive"}]
    expect(page.locator(".envelopes .envelope-card.no-card")).to_have_count(10)


def test_what_ends_the_turn_is_one_button(page: Page) -> None:
    state = at()
    play(state, CREW)
    desk = Desk(page, state)
    end = page.locator(".buttons button", has_text="End turn")
    end.click()
    expect(end).to_have_count(1)
    expect(page.locator(".buttons .go")).to_be_focused()
    page.keyboard.press("Enter")
    desk.shown(1)
    assert desk.acted == [{"type": "team.act", "do": "end"}]


def test_one_point_is_one_point(page: Page) -> None:
    desk = Desk(page, at())
    scouts = page.locator(".hand-card .card.team-card").first
    expect(scouts).to_have_attribute("aria-label", "Scouts: costs $0, 1 action point, depth 3")
    expect(page.locator(".slots > li").first).to_have_attribute("title", re.compile("1 action p"))
    assert "1 action points" not in page.locator(".bw[data-form]").inner_html()
    desk.deal(position("team.upgrade"))
    assert not re.search(r"\b1 points", page.locator(".bw[data-form]").inner_text())


def test_the_bonus_of_a_column_is_said_to_be_where_it_is(page: Page) -> None:
    Desk(page, position("minor.tile"))
    tile = page.locator(".part-instead .find-tile").first.bounding_box()
    bonus = page.locator(".part-instead .column-bonus").first.bounding_box()
    assert tile is not None
    assert bonus is not None
    assert bonus["y"] > tile["y"]
    expect(page.locator(".asks p")).to_contain_text("the bonus below its column")


def test_what_goes_back_to_the_bag_is_chosen_in_the_crates(page: Page) -> None:
    state = at(crates=["tail", "tail", "limb_wing", "limb_paw"])
    play(state, CREW, {"do": "dig", "slot": 1})
    desk = Desk(page, state)
    wing = page.locator(".crates [data-key^=bone-limb_wing]")
    wing.click()
    wing.click()
    desk.shown(1)
    assert desk.acted == [{"type": "crates.return", "bone": "limb_wing"}]
    expect(page.locator(".crates .token")).to_have_count(4)


def test_a_card_is_reclassified_by_tapping_it_and_its_new_envelope(page: Page) -> None:
    state = at(specialists=["miner"], archive={"A": ["Stegosaurus"]})
    play(state, CREW, {"specialist": "miner", "when": "before"})
    desk = Desk(page, state)
    page.locator("[data-key=archived-41]").click()
    expect(page.locator(".asks p")).to_contain_text("into which envelope?")
    page.locator("[data-key=envelope-E]").click()
    expect(page.locator(".ledger .res")).to_contain_text("Reputation")
    page.locator(".buttons .go").click()
    desk.shown(1)
    assert desk.acted == [{"type": "reclassify", "card": 41, "to": "E"}]


def looking() -> Any:
    state = at(tile="cycleSpecies", species=["Laelaps"])
    play(state, CREW, {"do": "site", "at": "montana"}, {"card": 29})
    return state


def test_cards_that_one_looks_at_lie_in_the_place_of_the_hand(page: Page) -> None:
    desk = Desk(page, looking())
    cards = page.locator(".part-hand .tray .pick")
    expect(cards).to_have_count(3)
    cards.nth(1).click()
    expect(page.locator(".ledger .res")).to_contain_text("of 4")
    cards.nth(1).click()
    desk.shown(1)
    assert desk.acted[0]["type"] == "species.keep"
    expect(page.locator(".part-hand .tray")).to_have_count(0)


def test_on_phones_they_rise_from_the_strip(browser: Profiles) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    Desk(page, looking())
    expect(page.locator(".part-strip .tray .pick")).to_have_count(3)
    context.close()
