"""Holding out together: the table round the capital, on phones and laptops, to the end."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ..support.looks import LOOKS
from ..support.seated import seated
from .guest import PHONE, Guest, faults, play_to_the_end
from .test_layout import boxes, overlap, some_choices

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]
WHERE = "On which tower does your hero begin?"
CORNERS = ".rounds-panel, .feed-slot, .me > .prompt, .me > .rail, .cross > *, .legend.side"


def together(host: Guest, *friends: Guest, bots: int = 0, rounds: int = 10) -> str:
    """At the cooperative table; the invite link."""
    link = seated(host, *friends, bots=bots, mode="cooperative", rounds=rounds)
    for guest in (host, *friends):
        expect(guest.page.locator(".capital:visible")).to_have_count(1, timeout=20_000)
    return link


def tab(guest: Guest, name: str) -> None:
    guest.press(guest.page.locator(".tabbar button", has_text=name))


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_phones_play_a_whole_game(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada", **PHONE), new_guest("Théo", **PHONE)
    together(ada, theo)
    for guest in (ada, theo):
        guest.asked(WHERE)
        expect(guest.page.locator(".b-space.may")).to_have_count(4)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.press(ada.space("2,3"))
    ada.hero_is_on("2,3")
    ada.asked("Waiting for Théo")

    tab(ada, "Table")
    expect(ada.page.locator(".crossrows .spot:visible")).to_have_count(2)
    expect(ada.page.locator(".capital:visible .b-house")).to_have_count(2)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    tab(ada, "Board")

    assert play_to_the_end([ada, theo]) > 10
    titles = [guest.page.locator(".crown h2").inner_text() for guest in (ada, theo)]
    assert titles[0] == titles[1]
    for guest in (ada, theo):
        expect(guest.page.locator(".rank.team .ranked .remains use")).to_have_count(8)  # towers
        expect(guest.page.locator(".rank.team .capital .b-house")).to_have_count(2)
        expect(guest.page.locator(".story .chart")).to_be_visible()
        guest.press(guest.page.get_by_role("button", name="Capital"))
        expect(guest.page.locator(".story .chart .seat-line")).to_have_count(1)


def test_who_holds_out_wins_with_everybody(new_guest: NewGuest) -> None:
    """Nobody can lose anything in the first march."""
    ada, theo = new_guest("Ada"), new_guest("Théo", **PHONE)
    together(ada, theo, rounds=1)
    play_to_the_end([ada, theo])
    for guest in (ada, theo):
        expect(guest.page.locator(".crown h2")).to_have_text("Dawn breaks over the capital")
        expect(guest.page.locator(".crown .faces .avatar")).to_have_count(2)


def test_four_seats_on_a_laptop(new_guest: NewGuest) -> None:
    zoe = new_guest("Zoé")
    together(zoe, bots=3)
    for _ in range(4):
        if zoe.at_the_end:
            break
        zoe.sees("table")
        nothing_overlaps(zoe)
        some_choices(zoe, 3)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.thorough
def test_every_number_of_seats_fits(new_guest: NewGuest, seats: int) -> None:
    zoe = new_guest("Zoé")
    together(zoe, bots=seats - 1)
    expect(zoe.page.locator(".cross .spot")).to_have_count(seats - 1)
    expect(zoe.page.locator(".capital .b-house")).to_have_count(seats)
    nothing_overlaps(zoe)


def test_a_window_may_change_its_size(new_guest: NewGuest) -> None:
    """A tablet that is turned and turned back: one capital, and the table where it was."""
    zoe = new_guest("Zoé")
    together(zoe, bots=1)
    where = middle(zoe.space("3,3"))
    for width, height in ((390, 844), (820, 1180), (1366, 768)):
        zoe.page.set_viewport_size({"width": width, "height": height})
        expect(zoe.page.locator(".capital:visible")).to_have_count(1)
    expect(zoe.page.locator(".bb[data-form=desk] .cross .spot")).to_have_count(1)
    assert middle(zoe.space("3,3")) == where
    nothing_overlaps(zoe)


def nothing_overlaps(guest: Guest) -> None:
    regions = boxes(guest, CORNERS)
    for (name, one), (another, other) in combinations(regions, 2):
        assert not overlap(one, other), f"{name} covers {another}"
    for name, box in regions:
        assert box["left"] >= 0, name
        assert box["right"] <= 1366, name
        assert box["bottom"] <= 768, name
    # the others' moves may have ended the game meanwhile, and its last page is a long one
    assert guest.page.evaluate(
        "document.body.dataset.screen === 'end'"
        " || document.documentElement.scrollHeight <= innerHeight"
    )


def test_boards_are_turned_to_the_capital(new_guest: NewGuest) -> None:
    """Three at the table: what is before its owner's gates is beside the capital for the others."""
    ada, theo, nour = new_guest("Ada"), new_guest("Théo"), new_guest("Nour")
    together(ada, theo, nour)
    theo.press(theo.space("2,3"))
    theo.hero_is_on("2,3")
    nour.press(nour.space("4,3"))
    nour.hero_is_on("4,3")

    def hero(seat: int) -> Locator:
        return ada.page.locator(f'.spot[data-seat="{seat}"] .b-hero-at')

    def board(seat: int) -> Locator:
        return ada.page.locator(f'.spot[data-seat="{seat}"] .fit')

    expect(hero(1)).to_be_visible()
    expect(hero(2)).to_be_visible()
    capital, _ = middle(ada.page.locator(".capital"))
    left, right = middle(board(1))[0], middle(board(2))[0]
    assert left < capital < right
    assert left < middle(hero(1))[0], "his tower near the gates is on the side of the capital"
    assert right < middle(hero(2))[0], "her tower near the forest is away from it"


def test_the_common_supply_is_everybodys(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    together(ada, theo)
    for guest in (ada, theo):
        guest.press(guest.space("3,2"))
    for guest in (ada, theo):
        guest.move_hero("3,1")
    theo.asked("Place a trap")
    treasure = '.supply-item[data-trap="$"]'
    ada.asked("Place a trap")
    ada.press(ada.page.locator(f"{treasure}.may"))
    expect(ada.page.locator(f"{treasure}.sel")).to_have_count(1)
    theo.press(theo.page.locator(treasure))
    theo.press(theo.space("5,1"))
    expect(ada.page.locator(f"{treasure}.none")).to_have_count(1)
    expect(ada.page.locator(f"{treasure}:is(.may, .sel)")).to_have_count(0)


def test_a_basic_game_loads_nothing_of_this(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    seated(ada, bots=1)
    ada.asked("Move your hero")
    assert any("/games/bad_bones/client.js" in url for url in asked)
    more = ("/coop/", "/coop.css", "/plan/index.js", "/plan.css", "/arms.js", "/weapon.js")
    assert [url for url in asked if any(part in url for part in more)] == []


@LOOKS
def test_it_is_for_everybody(new_guest: NewGuest, scheme: str, size: dict[str, Any]) -> None:
    ada, theo = new_guest("Ada", color_scheme=scheme, **size), new_guest("Théo")
    together(ada, theo, rounds=1)
    assert faults(ada.page) == [], "start"
    for guest in (ada, theo):
        guest.press(guest.space("3,2"))
    ada.move_hero("4,1")
    assert faults(ada.page) == [], "waiting"
    theo.move_hero("4,1")
    ada.asked("Place a trap")
    ada.press(ada.page.locator(".supply-item[data-trap=W]"))
    ada.press(ada.space("5,1"))
    expect(ada.page.locator(".b-drag")).to_have_count(1)
    assert faults(ada.page) == [], "a tile in hand"
    if size is PHONE:
        tab(ada, "Table")
        assert faults(ada.page) == [], "all boards"
        tab(ada, "Board")
    else:
        ada.press(ada.page.locator(".spot .fit"))
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        assert faults(ada.page) == [], "enlarged"
        ada.page.keyboard.press("Escape")
    play_to_the_end([ada, theo])
    expect(ada.page.locator(".story .chart")).to_be_visible()
    assert faults(ada.page) == [], "end"
