"""What the page says that can be done, and what is missing, against what the engine offers.

The page knows no rules: it words what the views say, and those are held against the engine by
``tests/engines/bone_wars/views/test_hints.py``. Here the words on the page are held against the
decisions.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from engines.bone_wars import engine
from engines.bone_wars.fits.awards import missing
from engines.bone_wars.state.components import AWARDS, SPECIES
from engines.bone_wars.testing import play, scenario
from tests.engines.bone_wars.views.offered import MODES, as_known, positions

from ..support.profiles import Profiles
from .bench import BoneWarsBench as Desk

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
CARDS = ["Hesperornis", "Apatosaurus"]


@pytest.fixture(scope="module")
def desk(browser: Profiles) -> Iterator[Desk]:
    """One page for all positions."""
    context = browser.new_context(viewport=LAPTOP)
    yield Desk(context.new_page(), scenario())
    context.close()


def grants(grant: str) -> list[str]:
    """Nour has it."""
    return ["G13", grant, "G9", "G7"]


def look_at(desk: Desk, player: int) -> None:
    desk.page.evaluate("player => window.bench.client.open('opponent', player)", player)
    expect(desk.page.locator(".dialog.opponent-desk")).to_be_visible()


POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any], str, str]] = {
    "G4": (
        {"species": CARDS, "crates": ["torso", "tail"], "patron": "cope"},
        {"papers": {"marsh": {2: 1}}},
        "Debunk a 2 with a torso and 1 wild bone and a 2 with a tail and 1 wild bone",
        "Can’t debunk: no fitting bones",
    ),
    "G5": (
        {"species": CARDS, "crates": ["torso", "torso"]},
        {},
        "Publish Apatosaurus and Hesperornis",
        "Can’t publish: no two bones for one skeleton",
    ),
    "G2": (
        {"species": CARDS, "archive": {"B": ["Eryops"]}},
        {"finds": [["plant", "plant"]] * 5},
        "Minor find with Apatosaurus and Hesperornis",
        "No minor find: no fitting card",
    ),
}


@pytest.mark.parametrize("grant", POSITIONS)
def test_a_grant_is_not_forgotten(desk: Desk, grant: str) -> None:
    them, table, can, cannot = POSITIONS[grant]
    line = desk.page.locator(".can-do li", has_text=cannot.split(":")[0].removeprefix("Can’t "))
    desk.deal(scenario(p1=them, grants=grants(grant), **table))
    look_at(desk, 1)
    expect(desk.page.locator(".can-do .yes", has_text=can)).to_have_count(1)
    desk.deal(scenario(p1=them, grants=grants("G13"), **table))
    look_at(desk, 1)
    expect(desk.page.locator(".can-do .no", has_text=cannot)).to_have_count(1)
    expect(line).to_have_count(1)
    assert desk.page.locator(".can-do .yes", has_text=can).count() == 0


SHOWN = """() => [...document.querySelectorAll(".can-do li")].map((line) => ({
  can: line.className === "yes", text: line.textContent,
}))"""
ROWS = """() => [...document.querySelectorAll(".awards .award-row")]
  .map((row) => row.classList.contains("ok"))"""
GAMES = [(1, 1), (2, 0), (3, 1), (4, 2)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_others_can_do_is_what_they_would_be_offered(
    desk: Desk, seats: int, seed: int
) -> None:
    """At the beginning of turns in a random game."""
    looked = 0
    turns = (each for each in positions(seats, seed, 1) if _turn_begins(each))
    for number, state in enumerate(turns):
        if number % 15 != 2:
            continue
        (seat,) = engine.decisions(state)
        desk.deal(state, seat)
        archive = state.players[seat].archive
        needs = [row for tile in state.awards.values() for row in AWARDS[tile]]
        assert desk.page.evaluate(ROWS) == [not missing(row, archive) for row in needs]
        for other, player in enumerate(state.players):
            if other != seat and not player.passed:
                look_at(desk, other)
                _check(desk.page.evaluate(SHOWN), state, other)
                looked += 1
    assert looked > 1


def _turn_begins(state: Any) -> bool:
    return any(each.kind == "turn.play" for each in engine.decisions(state).values())


def _check(lines: list[dict[str, Any]], state: Any, seat: int) -> None:
    if len(lines) == 1:
        assert not any(as_known(state, seat, mode) for mode in MODES), lines
        return
    for mode, line in zip(MODES, lines, strict=True):
        if state.players[seat].theodore:
            continue  # what he would do is not a choice: see the engine's test
        found = as_known(state, seat, mode)
        assert line["can"] == bool(found), (mode, line)
        if mode in ("publish", "minor"):
            for card in found:
                assert SPECIES[card].name in line["text"]


def test_an_amphibian_helps_once(desk: Desk) -> None:
    """B1 wants a reptile and a bird: the board said that one amphibian were both (57)."""
    state = scenario(p0={"archive": {"D": ["Eryops"]}}, awards={"A": "A1", "B": "B1", "C": "C1"})
    desk.deal(state)
    assert desk.page.evaluate(ROWS)[3:6] == [False, False, False]


def test_a_slot_costs_others_what_their_grant_says(desk: Desk) -> None:
    desk.deal(scenario(grants=grants("G6")))
    look_at(desk, 1)
    expect(desk.page.locator(".opponent-desk .slots .score b")).to_have_text(["0"] * 5)


def test_with_a_grant_every_card_lies_below_its_sign(desk: Desk) -> None:
    """G2 (64); the hint knew the card's own sign only."""
    hand = {"species": ["Stegosaurus"], "crates": []}
    for grant, count in (("G2", 1), ("G13", 0)):
        desk.deal(scenario(p0=hand, grants=[grant, "G1", "G9", "G7"]))
        desk.page.locator(".hand-card .press", has_text="Stegosaurus").first.click()
        expect(desk.page.locator(".ledger .pick, .ledger .sel, .ledger .res").first).to_be_visible()
        assert desk.page.locator(".ledger", has_text="matches the slot").count() == count


def publishing(grant: str, **hand: Any) -> Any:
    given = {"paleontologists": ["william_e_carlin"], "species": CARDS, **hand}
    return working("publish", scenario(p0=given, grants=[grant, "G1", "G9", "G7"]))


def working(mode: str, state: Any) -> Any:
    """The paleontologist in hand has been played for it."""
    play(state, {"card": {"paleontologist": state.players[0].people[0]}})
    if engine.decisions(state)[0].kind == "turn.mode":
        play(state, {"mode": mode})
    return state


def test_a_wild_bone_is_counted_among_those_that_fit(desk: Desk) -> None:
    bones = ["torso", "torso", "tail"]
    desk.deal(publishing("G5", crates=bones))
    expect(desk.page.locator(".paper-pick .ok", has_text="3 bones fit")).to_have_count(2)
    desk.deal(publishing("G13", crates=bones))
    expect(desk.page.locator(".paper-pick .ok", has_text="2 bones fit")).to_have_count(2)


def test_a_full_envelope_is_no_reason_where_a_card_may_go_to_any(desk: Desk) -> None:
    """Powell: what Stegosaurus lacks is a tile. And with G2 no tile is dimmed."""
    hand = {
        "paleontologists": ["john_wesley_powell"],
        "species": ["Stegosaurus", "Hadrosaurus", "Allosaurus"],
        "archive": {"A": ["Archaeotherium"]},
    }
    finds = [["footprint", "footprint"]] * 5
    desk.deal(working("minor", scenario(p0=hand, grants=["G13", "G1", "G9", "G7"], finds=finds)))
    expect(desk.page.locator(".find-column.off")).to_contain_text("no tile with its sign (fossil)")
    desk.deal(working("minor", scenario(p0=hand, grants=["G2", "G1", "G9", "G7"])))
    desk.page.locator(".find-bonus").first.click()
    expect(desk.page.locator(".find-bonus.sel")).to_have_count(1)
    expect(desk.page.locator(".dimmed")).to_have_count(0)
    expect(desk.page.locator(".mfr h3")).to_contain_text("Then any tile")


def test_what_so_few_do_not_use_is_there_while_somebody_opens_it(desk: Desk) -> None:
    """Lucas may claim occupied spaces, and those that two players do not use count as such (59)."""
    archive = {"A": ["Coelophysis", "Stegosaurus", "Allosaurus"]}
    hand = {"paleontologists": ["oramel_w_lucas"], "species": CARDS, "archive": archive}
    state = scenario(p0=hand, awards={"A": "A1", "B": "B1", "C": "C1"})
    desk.deal(state)
    unused = desk.page.locator('.awards [data-space="C 2"]')
    expect(desk.page.locator('.awards [data-space="C 1"]')).to_have_count(1)
    expect(unused).to_have_count(0)
    working("award", state)
    offered = engine.decisions(state)[0].actions
    assert {"type": "award.claim", "tile": "C", "space": 2} in offered
    desk.deal(state)
    expect(unused).to_have_count(1)
    expect(desk.page.locator(".award-button.legal")).to_have_count(len(offered))
