"""Each weapon on the board, as a hand uses it; and what only chiefs and new traps ask for."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario

from ..support.bench import Bench
from ..support.profiles import Profiles
from .guest import LAPTOP, PHONE, faults

pytestmark = pytest.mark.browser

NewBench = Callable[..., Bench]
CHIEFS = ["pyro", "saboteur", "emperor", "necromancer", "friendly", "instructor", "spectral"]

THREE = """
      -     -     -      -     -
 -    .     .     .      .     .   -
 -    .     .     .      .     .   -
 -    .    >r     T1    <p     .   -
 -    .     .   vyvgvp   vg    .   -
 -    .     .     H      .     .   -
houses 1
"""
CALM = THREE.replace(">r", " .").replace("<p", " .")
EMPTY = """
      -     -     -     -     -
 -    .     .     .     .     .   -
 -    .     .     .     .     .   -
 -    .     .     T4    .     .   -
 -    .     .     .     .     .   -
 -    .     .     H     .     .   -
houses 5
"""


@pytest.fixture
def new_bench(browser: Profiles) -> Iterator[NewBench]:
    """A table that begins with these boards. A page that reports an error fails the test."""
    contexts = []
    complaints: list[str] = []

    def make(
        *boards: str,
        look: dict[str, Any] = LAPTOP,
        motion: float = 0,
        lang: str = "en",
        **start: Any,
    ) -> Bench:
        context = browser.new_context(**look)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if said.type == "error" else None
        )
        mode = "solo" if len(boards) == 1 else "competitive"
        options = {"mode": mode, "advanced": True, "chiefs": CHIEFS}
        return Bench(page, scenario(*boards, options=options, **start), motion=motion, lang=lang)

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


def armed(new_bench: NewBench, weapon: str, board: str = THREE, **more: Any) -> Bench:
    """The hero goes to 4,3, where three stand, and may use his weapon."""
    bench = new_bench(board, weapons=[weapon], supply=[{"W": 1}], **more)
    press(bench, "4,3")
    expect(bench.page.locator(".weapon-panel")).to_be_visible()
    return bench


def press(bench: Bench, place: str) -> None:
    bench.space(place).click()


def last(bench: Bench, **action: Any) -> None:
    """The page has just sent this, and the engine has taken it."""
    bench.shown(len(bench.acted))
    expect(bench.page.locator(".weapon-panel")).to_have_count(0)
    assert bench.acted[-1] == {"type": "weapon.use", **action}


def test_the_sword_takes_one_more_step(new_bench: NewBench) -> None:
    bench = armed(new_bench, "sword")
    bench.asked("Draw the two-handed sword?")
    assert bench.lit == ["3,2", "3,3", "3,4", "4,2", "4,4", "5,2", "5,3", "5,4"]
    press(bench, "3,4")
    last(bench, to="3,4")
    assert len(bench.happened("skeleton.slain")) == 4


def test_the_teleport_staff_goes_to_the_tower(new_bench: NewBench) -> None:
    bench = armed(new_bench, "teleport", motion=20)
    assert bench.lit == ["3,3"]
    press(bench, "3,3")
    last(bench, to="3,3")


def test_the_morning_star_strikes_in_two_steps_and_the_first_can_be_taken_back(
    new_bench: NewBench,
) -> None:
    bench = armed(new_bench, "morningstar")
    assert bench.lit == ["3,2", "3,4", "4,4"]
    press(bench, "4,4")
    expect(bench.page.locator(".weapon-panel")).to_contain_text("Now tap the space they land on.")
    bench.page.keyboard.press("Escape")
    expect(bench.page.locator(".weapon-panel")).to_contain_text(
        "First tap the space you strike at."
    )
    press(bench, "4,4")
    assert bench.lit == ["3,2", "3,4", "4,2", "4,4", "5,2", "5,3", "5,4"]
    press(bench, "5,2")
    last(bench, **{"from": "4,4", "to": "5,2"})
    expect(bench.space("5,2")).to_have_attribute(
        "aria-label", "row 5, column 2: 1 skeleton facing down."
    )


def test_the_rapier_turns_each_of_them(new_bench: NewBench) -> None:
    two = THREE.replace("<p", "<p<g")
    bench = armed(new_bench, "rapier", two)
    press(bench, "3,4")
    for number, side in enumerate(("2,4", "3,5"), start=2):
        bench.shown(number)
        bench.asked("Which way does the rapier turn it?")
        press(bench, side)
    bench.asked("Place a trap, or take one back")
    label = "row 3, column 4: 1 skeleton facing up, 1 skeleton facing right."
    expect(bench.space("3,4")).to_have_attribute("aria-label", label)


def test_the_ice_staff_freezes_a_space(new_bench: NewBench) -> None:
    bench = armed(new_bench, "ice", motion=20)
    press(bench, "3,2")
    last(bench, at="3,2")
    bench.asked("Place a trap, or take one back")
    assert bench.state.boards[0].held


def test_the_crossbow_asks_whom_where_several_stand(new_bench: NewBench) -> None:
    mixed = THREE.replace("<p", "<p>r*pyro")
    bench = armed(new_bench, "crossbow", mixed, motion=20)
    press(bench, "3,4")
    bench.page.get_by_role("button", name="fire chief").click()
    bench.asked("Place a trap, or take one back")
    assert bench.happened("skeleton.slain")[-1]["at"] == "3,4"
    expect(bench.space("3,4")).to_have_attribute(
        "aria-label", "row 3, column 4: 1 skeleton facing left."
    )


def test_the_death_staff_by_a_face_and_by_a_neighbours_board(new_bench: NewBench) -> None:
    realm = THREE.replace("T1", "T4").replace("houses 1", "houses 5")
    for answer in (".weapon-panel .target[aria-label='To Théo']", ".seat[data-seat='2'] .fit"):
        bench = new_bench(realm, EMPTY, EMPTY, weapons=["death", None, None])
        press(bench, "4,3")
        bench.asked("Raise the death staff?")
        bench.page.locator(answer).click()
        last(bench, seat=2)


@pytest.mark.parametrize("look", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_war_axe_names_a_symbol_and_strikes(new_bench: NewBench, look: dict[str, Any]) -> None:
    bench = armed(new_bench, "axe", look=look)
    strike = bench.page.locator("[data-key=strike]")
    expect(strike).to_be_disabled()
    expect(bench.page.locator(".symbol-button:not([disabled])")).to_have_count(1)
    bench.page.get_by_role("button", name="green diamond: 1").click()
    expect(strike).to_have_text("Strike 1: green diamond")
    assert faults(bench.page) == []
    strike.click()
    last(bench, symbol="g")


def test_not_now_is_an_answer_too(new_bench: NewBench) -> None:
    bench = armed(new_bench, "axe")
    bench.page.get_by_role("button", name="Not now").click()
    bench.asked("Place a trap, or take one back")
    assert bench.acted[-1] == {"type": "weapon.skip"}


def test_a_labyrinth_is_turned_to_its_other_colour_before_it_is_placed(new_bench: NewBench) -> None:
    bench = new_bench(
        EMPTY.replace("T4", "T1").replace("houses 5", "houses 1"), phase="trap", supply=[{"L": 1}]
    )
    bench.page.locator("[data-trap=L]").click()
    press(bench, "2,2")
    bench.page.keyboard.press("r")
    bench.page.get_by_role("button", name="Place the labyrinth").click()
    bench.page.wait_for_function("() => !document.querySelector('.acts-pop')")
    assert bench.acted == [{"type": "trap.place", "trap": "L", "at": "2,2", "face": "b"}]


def test_a_bomb_may_be_dropped_on_skeletons(new_bench: NewBench) -> None:
    bench = new_bench(CALM, phase="trap", supply=[{"B": 1}], motion=20)
    bench.page.locator("[data-trap=B]").click()
    press(bench, "4,3")
    bench.asked("Move your hero")
    assert len(bench.happened("skeleton.destroyed")) == 3
    expect(bench.space("4,3")).to_have_attribute("aria-label", re.compile("bombed ruin"))


def test_who_marches_next_is_chosen_until_the_rest_may_go(new_bench: NewBench) -> None:
    """A friend mends what a foe has broken, if he comes after him."""
    board = EMPTY.replace(
        " -    .     .     T4    .     .   -", " -    .   >g*friendly T4 <r   .   -"
    )
    bench = new_bench(board, EMPTY, phase="trap", motion=20)
    engine.apply(bench.state, 1, {"type": "trap.pass"})
    bench.page.locator(".btn.pass").click()
    bench.asked("Who marches next?")
    assert bench.lit == ["3,2", "3,4"]
    press(bench, "3,4")
    bench.asked("Move your hero")
    assert [event["left"] for event in bench.events if event["type"].startswith("floor.")] == [3, 4]


def test_two_chiefs_and_one_group(new_bench: NewBench) -> None:
    drill = CALM.replace("vyvgvp", "^b*instructor>b*instructor")
    bench = new_bench(drill, phase="trap", supply=[{"W": 1}], motion=20)
    bench.page.locator(".btn.pass").click()
    bench.asked("Which chief leads this group?")
    bench.page.get_by_role("button", name="drill chief, facing right").click()
    bench.asked("Move your hero")
    group = {event["skeleton"]: event["path"] for event in bench.happened("skeleton.moved")}
    assert list(group.values()).count(["4,3", "4,4"]) == 2


def test_the_emperor_takes_the_hero_with_him(new_bench: NewBench) -> None:
    court = THREE.replace("vyvgvp", "^r*emperor")
    bench = new_bench(court, supply=[{"W": 1}], motion=20)
    press(bench, "4,3")
    bench.asked("Place a trap, or take one back")
    assert bench.happened("hero.lost")
    expect(bench.page.locator(".b-hero-at")).to_have_count(0)


def test_what_a_chief_is_and_does_is_said_when_one_looks_at_it(new_bench: NewBench) -> None:
    bench = new_bench(THREE.replace("<p", "<r*pyro"), supply=[{"W": 1}], weapons=["ice"])
    press(bench, "3,4")
    tip = bench.page.get_by_role("tooltip")
    expect(tip).to_contain_text("fire chief")
    expect(tip).to_contain_text("Takes two floors or two houses instead of one.")
    bench.page.locator("[data-tip='weapon.ice']").hover()
    expect(tip).to_contain_text("ice staff")


@pytest.mark.parametrize("height", [768, 720, 900])
def test_all_that_one_can_own_fits_beside_the_board(new_bench: NewBench, height: int) -> None:
    everything = dict.fromkeys("WC$DBQKLSP", 1)
    look = {"viewport": {"width": 1366, "height": height}}
    bench = new_bench(
        EMPTY, EMPTY, look=look, phase="trap", weapons=["teleport", None], supply=[everything, {}]
    )
    box = "node => node.getBoundingClientRect().toJSON()"
    rail, supply, acts, last_button = (
        bench.page.locator(part).first.evaluate(box)
        for part in (".rail", ".supply", ".acts", ".btn.pass")
    )
    assert supply["bottom"] <= acts["top"]
    assert last_button["bottom"] <= rail["bottom"] + 1
    assert bench.page.locator(".supply-item").count() == 11
