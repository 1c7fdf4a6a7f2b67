"""Every kind of decision of Bone Wars can be made with what glows on the page, not only by list."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engines.bone_wars import engine
from engines.bone_wars.testing import scenario

from ..support.profiles import Profiles
from ..support.visitor import LAPTOP, PHONE
from .bench import BoneWarsBench
from .hand import Hand
from .positions import ALONE, PLAIN, POSITIONS, position

pytestmark = pytest.mark.browser

SIZES = {"laptop": LAPTOP, "phone": PHONE}
Deal = Callable[[str], tuple[BoneWarsBench, Hand]]


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
    bench = BoneWarsBench(page, position("turn.play"))

    def press(what: Locator, **how: Any) -> None:
        (what.tap if request.param == "phone" else what.click)(**how)

    def make(asked: str) -> tuple[BoneWarsBench, Hand]:
        state = position(asked)
        (seat,) = engine.decisions(state)
        bench.deal(state, seat)
        return bench, Hand(page, press, asked, tired=lambda: False)

    yield make
    context.close()
    assert complaints == []


@pytest.mark.parametrize("asked", [*POSITIONS, *ALONE])
def test_what_glows_answers(deal: Deal, asked: str) -> None:
    bench, hand = deal(asked)
    hand.choose()
    bench.shown(len(bench.acted))
    assert bench.acted[0]["type"] == asked.partition(" ")[0]


def test_a_card_says_what_it_would_really_be_used_for(deal: Deal) -> None:
    """Marsh's card is for publishing, and nothing can be published: before it is played."""
    bench, hand = deal("turn.play")
    only_debunk = scenario(
        p0={"paleontologists": [PLAIN], "crates": ["torso", "torso"]}, papers={"cope": {2: 1}}
    )
    bench.deal(only_debunk)
    hand.press(bench.page.locator(".ticket", has_text="Marsh"))
    says = bench.page.get_by_text("Publish is not possible now", exact=False)
    expect(says.locator("visible=true").first).to_contain_text("only do this: Debunk")
    assert bench.acted == []
