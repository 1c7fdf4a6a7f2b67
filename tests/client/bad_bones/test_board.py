"""What only a position shows: who flees first, and where the forecast writes what will be lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario

from ..support.bench import Bench
from ..support.profiles import Profiles
from .guest import LAPTOP, PHONE
from .positions import landed

pytestmark = pytest.mark.browser

QUIET = """
      -     -     -     -     -
 -    .     .     .     .     .   -
 -    .     .     .     .     .   -
 -    .     .     T4    .     .   -
 -    .     .     .     .     .   -
 -    .     .     H     .     .   -
houses 5
"""
BURNING = """
      -     -     -     -     -
 -    .     .     .     .     .   -
 -    .     .     .     .     .   -
 -    .     .     T2    .     .   -
 -    .     .     .     .     .   -
 -   vp     .     .     H    vrvg   -
houses 4
"""
TOGETHER = """
 -    .   ^p^y    .     .    ^b   -
 -    .     .     T1    .     .   -
 -    .     T1    .     T1    .   -
 -    .    >p    T1H    .     .   -
 -    .     .     .     .     .   -
      -     -     -     -     -
houses 2
"""
CALM = """
 -    .     .     .     .     .   -
 -    .     .     T1H   .     .   -
 -    .     T1    .     T1    .   -
 -    .     .     T1    .     .   -
 -    .     .     .     .     .   -
      -     -     -     -     -
houses 2
"""


@pytest.fixture(scope="module", params=["en", "fr"])
def bench(browser: Profiles, request: pytest.FixtureRequest) -> Iterator[Bench]:
    """One page for each language, dealt one position after the other."""
    context = browser.new_context(**LAPTOP)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield Bench(page, scenario(QUIET, QUIET), lang=request.param)
    context.close()
    assert complaints == []


def test_ruling_16_who_flees_first_is_clicked(bench: Bench) -> None:
    bench.deal(landed("D"))
    page = bench.page
    bench.space("3,3").click()  # the second one goes down as well
    bench.shown(1)
    asked = {"en": "Who flees first?", "fr": "Lequel s’enfuit en premier ?"}
    bench.asked(asked[bench.lang])
    faces = page.locator(".pop.which button")
    expect(faces).to_have_count(2)
    friend = str(bench.engine.decisions(bench.state)[0].actions[1]["skeleton"])
    page.locator(f'.pop.which button[data-key="{friend}"]').click()
    bench.shown(2)
    assert bench.acted[-1] == {"type": "dragon.order", "skeleton": int(friend)}
    assert engine.private(bench.state, 0)["board"]["floors"] == 1


def test_ruling_16_and_by_key(bench: Bench) -> None:
    bench.deal(landed("D", "D"))
    first = bench.page.locator(".pop.which button").first
    first.focus()
    bench.page.keyboard.press("Enter")
    bench.shown(1)
    assert bench.acted[-1]["type"] == "dragon.order"
    assert engine.private(bench.state, 0)["board"]["floors"] == 0


def test_ruling_16_and_by_touch(browser: Profiles) -> None:
    context = browser.new_context(**PHONE)
    bench = Bench(context.new_page(), landed("D", "D"))
    bench.page.locator(".pop.which button").last.tap()
    bench.shown(1)
    assert bench.acted == [{"type": "dragon.order", "skeleton": bench.acted[0]["skeleton"]}]
    assert engine.private(bench.state, 0)["board"]["floors"] == 1
    context.close()


STAYS = """() => [...document.querySelectorAll(".canvas, .stage, .me, .prompt, .rail, .col > *")]
  .filter((part) => part.checkVisibility())
  .map((part) => Object.values(part.getBoundingClientRect().toJSON()).map(Math.round))"""


@pytest.fixture(params=[(1366, 768), (390, 844), (320, 568)], ids=["laptop", "phone", "small"])
def sized(bench: Bench, request: pytest.FixtureRequest) -> Iterator[Bench]:
    width, height = request.param
    bench.page.set_viewport_size({"width": width, "height": height})
    yield bench
    bench.page.set_viewport_size(LAPTOP["viewport"])


@pytest.mark.parametrize("phase", ["hero", "trap"])
def test_nothing_moves_because_others_are_waited_for(sized: Bench, phase: str) -> None:
    """The two questions of every round: the second one takes two lines of a phone in French."""
    state = scenario(QUIET, QUIET, phase=phase)
    sized.deal(state)
    places = sized.page.evaluate(STAYS)
    assert len(places) > 4
    engine.apply(state, 0, engine.decisions(state)[0].actions[-1])
    sized.deal(state)
    expect(sized.page.locator(".prompt.calm")).to_be_visible()
    assert sized.page.evaluate(STAYS) == places


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _marked(bench: Bench, marks: str, houses: str) -> list[int]:
    """Which of the houses a loss is written on, the first one 0; each says how much."""
    found = []
    places = bench.page.locator(houses)
    middles = [_middle(places.nth(i))[0] for i in range(places.count())]
    for mark in bench.page.locator(marks).all():
        assert mark.text_content() == "−1"
        x = _middle(mark)[0]
        found.append(min(range(len(middles)), key=lambda i: abs(middles[i] - x)))
    return sorted(found)


def test_losses_stand_on_the_houses_that_will_burn(bench: Bench) -> None:
    """The fifth house burns already. Three arrive: the second, third and fourth are next."""
    bench.deal(scenario(BURNING, QUIET, phase="trap"))
    assert engine.private(bench.state, 0)["forecast"]["houses"] == 3
    assert _marked(bench, ".me .loss", ".me .b-house") == [1, 2, 3]
    expect(bench.page.locator(".chip.bad")).to_have_text(["−3"])


def test_a_fatal_forecast_says_so(bench: Bench) -> None:
    said = {"en": "you would fall", "fr": "vous tomberiez"}[bench.lang]
    bench.deal(scenario(BURNING.replace("houses 4", "houses 3"), QUIET, phase="trap"))
    assert _marked(bench, ".me .loss", ".me .b-house") == [0, 1, 2]
    expect(bench.page.locator(".chip.bad")).to_have_text([said, "−3"])
    bench.deal(scenario(BURNING.replace("houses 4", "houses 1"), QUIET, phase="trap"))
    assert _marked(bench, ".me .loss", ".me .b-house") == [0]
    expect(bench.page.locator(".chip.bad")).to_have_text([said, "−1"])
    emperor = BURNING.replace("vp ", "vr@T*emperor ")
    bench.deal(scenario(emperor, QUIET, phase="trap"))
    expect(bench.page.locator(".chip.bad").first).to_have_text(said)


def test_losses_of_the_capital_stand_on_its_houses(bench: Bench) -> None:
    """Three arrive, and there are two houses; the tower that is stormed loses one."""
    bench.deal(scenario(TOGETHER, CALM, phase="trap", options={"mode": "cooperative"}))
    said = {"en": "you would fall", "fr": "vous tomberiez"}[bench.lang]
    expect(bench.page.locator(".chip.bad")).to_have_text([said, "−1", "−2"])
    assert _marked(bench, ".capital:visible .loss", ".capital:visible .b-house") == [0, 1]
    expect(bench.page.locator(".loss:not(.capital *)")).to_have_text(["−1"])
