"""At every size of window Bone Wars is whole: nothing sticks out, nothing covers anything."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines.bone_wars import engine
from tests.engines.bone_wars.rulings.table import BONES, Table, has

from ..support.profiles import Profiles
from ..support.visitor import PHONE
from .bench import BoneWarsBench
from .positions import position

pytestmark = pytest.mark.browser

NewBench = Callable[..., BoneWarsBench]
DIALOGS = ["publish.card", "publish.bone", "debunk.set", "pass.profession", "pass.university"]
TABS = ["map", "desk", "patrons", "finds", "table"]
BOXES = """selector => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility() && node.childElementCount)
    .map((node) => [node.className, node.getBoundingClientRect().toJSON()])"""
WIDER = """() => [document.documentElement, document.querySelector(".bw")]
    .filter((node) => node.scrollWidth > innerWidth).map((node) => node.className)"""


@pytest.fixture
def new_bench(browser: Profiles) -> Iterator[NewBench]:
    contexts = []

    def make(state: Any, width: int, height: int, lang: str) -> BoneWarsBench:
        look = PHONE if width < 760 else {}
        size = {"viewport": {"width": width, "height": height}}
        contexts.append(browser.new_context(reduced_motion="reduce", **look | size))
        return BoneWarsBench(contexts[-1].new_page(), state, lang=lang)

    yield make
    for context in contexts:
        context.close()


def full() -> Any:
    """Four players late in the game: all that can lie on a desk lies there."""
    archive = {"A": ["Stegosaurus", "Triceratops"], "C": ["Hadrosaurus"], "E": ["Ornithomimus"]}
    cards = ["Camarasaurus", "Dictyocephalus", "Brontotherium", "Laelaps", "Hyracodon"]
    rich = has(money=23, rp=41, marsh=11, cope=9, covers=0, crates=[*BONES, "torso", "tail"])
    ada = has(rich, species=cards, paleontologists=["samuel_w_williston", "william_parker_foulke"],
              archive=archive, archive_camps=2, specialists=["sketchArtist", "miner"], extra=2,
              camps_at=["kansas", "colorado"], team="montana", profession=(3, 2))  # fmt: skip
    others = {f"p{seat}": has(rich, team="montana", profession=(seat + 3, 3)) for seat in (1, 2, 3)}
    papers = {"marsh": {2: 5, 3: 3, 4: 2}, "cope": {2: 4, 3: 4}}
    return Table(seats=4, round=3, p0=ada, papers=papers, **others).state


def inside(page: Page, selector: str) -> None:
    found = page.evaluate(BOXES, selector)
    assert found, selector
    width, height = page.evaluate("[innerWidth, innerHeight]")
    out = [
        name
        for name, box in found
        if box["left"] < -1 or box["top"] < -1 or box["right"] > width + 1
        or box["bottom"] > height + 1
    ]  # fmt: skip
    assert out == []


def apart(page: Page, selector: str) -> None:
    """By more than a rounding."""
    for (name, one), (another, other) in combinations(page.evaluate(BOXES, selector), 2):
        wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
        high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
        assert wide <= 1 or high <= 1, f"{name} covers {another}"


THOROUGH = pytest.mark.thorough
SIZES = [
    pytest.param(1366, 768, "fr"),
    pytest.param(390, 844, "en"),
    pytest.param(1366, 768, "en", marks=THOROUGH),
    pytest.param(1920, 1080, "fr", marks=THOROUGH),
    pytest.param(1920, 1080, "en", marks=THOROUGH),
    pytest.param(820, 1180, "fr", marks=THOROUGH),
    pytest.param(820, 1180, "en", marks=THOROUGH),
    pytest.param(390, 844, "fr", marks=THOROUGH),
]


@pytest.mark.parametrize(("width", "height", "lang"), SIZES)
def test_a_full_table_and_its_dialogs(
    new_bench: NewBench, width: int, height: int, lang: str
) -> None:
    bench = new_bench(full(), width, height, lang)
    page = bench.page
    if width < 760:
        for tab in TABS:
            page.evaluate("tab => (document.body.dataset.tab = tab)", tab)
            expect(page.locator(f'.page[data-page="{tab}"]')).to_be_visible()
            assert page.evaluate(WIDER) == [], tab
            inside(page, ".part-strip")
    else:
        apart(page, ".board > *, .desk > *")
        apart(page, ".board .side > *")
        assert page.evaluate(WIDER) == []
        if width > 1000:  # else what does not fit is below, and the strip is docked
            apart(page, ".board, .desk, .part-strip")
            inside(page, ".bw [class^=part-], .board > *, .desk > *")
    for asked in DIALOGS:
        state = position(asked)
        (seat,) = engine.decisions(state)
        bench.deal(state, seat)
        expect(page.locator(".part-over .dialog")).to_be_visible()
        inside(page, ".dialog, .dialog > *, .dialog footer > *")
        assert page.evaluate(WIDER) == [], asked
