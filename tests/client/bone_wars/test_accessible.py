"""Bone Wars, looked at by axe: light and dark, laptop and phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engines.bone_wars import engine

from ..support.visitor import LAPTOP, PHONE, faults
from .bench import BoneWarsBench
from .positions import position

pytestmark = pytest.mark.browser

SIZES = {"laptop": LAPTOP, "phone": PHONE}
OPEN = {
    "setup.choose": ".setup-panel",
    "setup.university": ".setup-panel .universities",
    "turn.play": ".part-strip .ticket",
    "team.act": ".part-strip .ticket",
    "publish.card": ".dialog.publish",
    "publish.bone": ".dialog.publish .sockets",
    "debunk.set": ".dialog.debunk",
    "award.claim": ".d-award",
    "minor.card": ".d-find",
    "pass.profession": ".dialog.passing",
    "pass.university": ".dialog.passing .universities",
}
"""What is seen, and what must be there then."""
MAIN = ["setup.choose", "turn.play", "publish.bone", "pass.profession"]
THOROUGH = pytest.mark.thorough
SEVERAL = [
    pytest.param("light", "laptop", MAIN),
    pytest.param("dark", "phone", MAIN),
    *(
        pytest.param(scheme, size, list(OPEN), marks=THOROUGH, id=f"{scheme}-{size}-all")
        for scheme in ("light", "dark")
        for size in SIZES
    ),
]
TABS = ["map", "desk", "patrons", "finds", "table"]
"""The pages of a phone: the tab bar is the core's."""
NewPage = Callable[..., Page]


@pytest.mark.parametrize(("scheme", "size", "seen"), SEVERAL)
def test_the_draft_the_table_and_what_lies_over_it(
    new_page: NewPage, scheme: str, size: str, seen: list[str]
) -> None:
    page = new_page(color_scheme=scheme, **SIZES[size])
    bench = BoneWarsBench(page, position("turn.play"), theme=scheme)
    found = {}
    for asked in seen:
        state = position(asked)
        (seat,) = engine.decisions(state)
        bench.deal(state, seat)
        expect(page.locator(OPEN[asked]).first).to_be_visible()
        found[asked] = faults(page)
    for tab in TABS if size == "phone" and seen != MAIN else []:
        bench.deal(position("turn.play"))
        page.evaluate("tab => (document.body.dataset.tab = tab)", tab)
        expect(page.locator(f'.page[data-page="{tab}"]')).to_be_visible()
        found[tab] = faults(page)
    assert {asked: wrong for asked, wrong in found.items() if wrong} == {}
