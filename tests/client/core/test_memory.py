"""What a screen has listened to ends with it: an evening of rematches leaves nothing behind."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines.bad_bones import engine as bad_bones

from ..bad_bones.guest import Guest, play_to_the_end
from ..bone_wars.bench import BoneWarsBench
from ..bone_wars.positions import draft, turn
from ..bones_and_banners.bench import BannersBench
from ..bones_and_banners.positions import position
from ..conftest import PATIENCE
from ..support.bench import Bench
from ..support.profiles import Profiles

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]

REMATCHES = 2
SHORT = {"mode": "solo", "rounds": 1}
"""The shortest game there is."""


TABLES = 4
# A toast or a line of the log more or less; one table alone has thousands of nodes.
MORE = {"nodes": 300, "listeners": 10}


def counted(page: Page) -> dict[str, int]:
    """Nodes and listeners that are still there once nobody needs them."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    counts: dict[str, int] = session.send("Memory.getDOMCounters")
    session.detach()
    return {"nodes": counts["nodes"], "listeners": counts["jsEventListeners"]}


def left_over(page: Page, first: dict[str, int]) -> dict[str, int]:
    """What there is more than at first. Notices that fade and answers that are on their way hold
    what they came from for a moment longer: only what stays counts.
    """
    until = time.monotonic() + PATIENCE / 1000
    while True:
        now = counted(page)
        more = {
            name: now[name] - first[name] for name in now if now[name] > first[name] + MORE[name]
        }
        if not more or time.monotonic() > until:
            return more
        page.evaluate("new Promise(requestAnimationFrame)")


def command(page: Page, name: str, body: dict[str, Any]) -> None:
    status = page.evaluate(
        """([name, body]) => fetch(`/api/rooms/${document.body.dataset.key}/${name}`, {
          method: "POST", body: JSON.stringify(body),
          headers: { "X-Boneyard": "1", "Content-Type": "application/json" },
        }).then((answer) => answer.status)""",
        [name, body],
    )
    assert status < 300


def play_once(sol: Guest) -> None:
    """A game, a look at its replay, and back to the lobby."""
    sol.start()
    sol.page.locator("[data-tab=chat]").click()
    play_to_the_end([sol])
    sol.page.get_by_role("button", name="Replay").click()
    sol.sees("replay")
    expect(sol.page.get_by_role("slider")).to_be_visible()
    sol.page.get_by_role("button", name="Back to the result").click()
    sol.sees("end")
    expect(sol.page.locator(".story svg").first).to_be_visible()
    sol.page.get_by_role("button", name="Rematch").click()
    sol.sees("lobby")


def test_a_finished_game_leaves_the_page(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    sol.open_room()
    command(sol.page, "settings", {"options": SHORT})
    play_once(sol)  # what is fetched once stays
    first = counted(sol.page)
    for _ in range(REMATCHES):
        play_once(sol)
    assert left_over(sol.page, first) == {}


def together() -> Any:
    return bad_bones.new(bad_bones.Options(mode="cooperative", advanced=True), 3, b"together")


@pytest.mark.parametrize(
    ("bench", "states"),
    [
        (Bench, [lambda: bad_bones.new(bad_bones.Options(), 4, b"four"), together]),
        (BoneWarsBench, [draft, lambda: turn().state]),
        (BannersBench, [lambda: position("die.act"), lambda: position("land.activate")]),
    ],
    ids=["bad_bones", "bone_wars", "bones_and_banners"],
)
def test_a_table_that_is_taken_down_leaves_the_page(
    browser: Profiles, bench: type[Bench], states: list[Callable[[], Any]]
) -> None:
    page = browser.new_page()
    try:
        table = bench(page, states[0]())
        for state in states:
            table.deal(state())
        table.deal(states[0]())
        first = counted(page)
        for _ in range(TABLES):
            for state in states:
                table.deal(state())
        table.deal(states[0]())
        assert left_over(page, first) == {}
    finally:
        page.close()
