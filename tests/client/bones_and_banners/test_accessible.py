"""Bones & Banners, looked at by axe: light and dark, laptop and phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engines.bones_and_banners import engine

from ..support.visitor import LAPTOP, PHONE, faults
from .bench import BannersBench
from .positions import POSITIONS, position

pytestmark = pytest.mark.browser

SIZES = {"laptop": LAPTOP, "phone": PHONE, "tablet": {"viewport": {"width": 820, "height": 1180}}}
MAIN = ["land.activate", "draft.pick", "die.act", "sorceress.name", "window.count"]
TABS = ["field", "reserve", "lands", "feed"]
"""The pages of a phone: the tab bar is the core's."""
SEVERAL = [
    pytest.param("light", "laptop", MAIN),
    pytest.param("dark", "phone", MAIN),
    *(
        pytest.param(scheme, size, [*POSITIONS], marks=pytest.mark.thorough, id=f"{scheme}-{size}")
        for scheme in ("light", "dark")
        for size in SIZES
    ),
]
NewPage = Callable[..., Page]


@pytest.mark.parametrize(("scheme", "size", "seen"), SEVERAL)
def test_the_table_and_what_lies_over_it(
    new_page: NewPage, scheme: str, size: str, seen: list[str]
) -> None:
    page = new_page(color_scheme=scheme, **SIZES[size])
    bench = BannersBench(page, position("die.act"), theme=scheme)
    found = {}
    for asked in seen:
        state = position(asked)
        bench.deal(state, min(engine.decisions(state)))
        found[asked] = faults(page)
    for tab in TABS if size == "phone" else []:
        bench.deal(position("die.act"))
        page.evaluate("tab => (document.body.dataset.tab = tab)", tab)
        expect(page.locator(f'[data-leaf="{tab}"]')).to_be_visible()
        found[tab] = faults(page)
    assert {asked: wrong for asked, wrong in found.items() if wrong} == {}
