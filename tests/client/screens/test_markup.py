"""Every page, as a validator would look at it: laptop and phone (issue 10, 2.12)."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines import registry
from engines.bad_bones import engine as bad_bones
from engines.bone_wars import engine as bone_wars
from tests.app.support.server import Server

from ..bad_bones.guest import LAPTOP, PHONE, Guest
from ..bone_wars.bench import BoneWarsBench
from ..bone_wars.positions import position
from ..bones_and_banners import positions as banners
from ..bones_and_banners.bench import BannersBench
from ..support.bench import Bench
from ..support.markup import Markup
from ..support.visitor import play_to_the_end

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
JUMPS = """() => {
  window.jumped = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumped += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
SEEN = [
    "setup.choose", "setup.university", "turn.play", "team.act", "publish.card", "publish.bone",
    "debunk.set", "award.claim", "minor.card", "pass.profession", "pass.university",
]  # fmt: skip
HELPS = [f"/help/{engine.id}" for engine in registry.all()]
NewPage = Callable[..., Page]


@SIZES
def test_the_pages_around_the_games(
    new_page: NewPage, server: Server, size: dict[str, Any]
) -> None:
    page = new_page(**size)
    found = Markup()
    for path in ("/", "/account", "/help", *HELPS, "/r/ZZZZZZ"):
        found.served(path, page.goto(server.url + path))
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        found.look(path, page)
    assert found.wrong == {}


@SIZES
def test_the_account_does_not_jump(new_page: NewPage, server: Server, size: dict[str, Any]) -> None:
    """As nobody, as a guest, and as somebody who has kept an account."""
    page = new_page(**size)
    page.add_init_script(f"({JUMPS})()")
    asked = page.context.request
    mine = {"X-Boneyard": "1"}
    for path, body in (
        ("/api/me", {"name": "Ada"}),
        ("/api/account", {"username": f"ada{size['viewport']['width']}", "password": "x" * 12}),
        (None, None),
    ):
        page.goto(f"{server.url}/account")
        expect(page.locator("#account h2").first).to_be_visible()
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate("window.jumped") < 0.01, path
        expect(page.locator("footer.foot")).to_be_visible()
        if path:
            assert asked.post(server.url + path, data=body, headers=mine).ok


@SIZES
def test_a_game_from_the_lobby_to_its_replay(
    welcome: Callable[..., Guest], size: dict[str, Any]
) -> None:
    sol = welcome(Guest, "Sol", **size)
    sol.open_room()
    sol.press(sol.page.locator("label.mode", has_text="Solo"))
    expect(sol.page.locator("#o-rounds-less")).to_be_visible()
    found = Markup()
    found.look("lobby", sol.page)
    sol.page.evaluate(
        """() => fetch(`/api/rooms/${document.body.dataset.key}/settings`, {
          method: "POST", headers: { "X-Boneyard": "1", "Content-Type": "application/json" },
          body: JSON.stringify({ options: { rounds: 1 } }) })"""
    )
    expect(sol.page.locator(".step", has=sol.page.locator("#o-rounds-less"))).to_contain_text("1")
    sol.start()
    assert sol.page.evaluate("document.activeElement.closest('#main') !== null"), "focus is lost"
    found.look("table", sol.page)
    play_to_the_end([sol])
    found.look("end", sol.page)
    sol.press(sol.page.get_by_role("button", name="Replay"))
    expect(sol.page.get_by_role("slider")).to_be_visible()
    found.look("replay", sol.page)
    assert found.wrong == {}


@SIZES
def test_the_lobby_of_bone_wars(new_page: NewPage, server: Server, size: dict[str, Any]) -> None:
    page = new_page(**size)
    mine = {"X-Boneyard": "1"}
    page.context.request.post(f"{server.url}/api/me", data={"name": "Ada"}, headers=mine)
    made = page.context.request.post(
        f"{server.url}/api/rooms", data={"engine": "bone_wars"}, headers=mine
    )
    found = Markup()
    found.served("room", page.goto(server.url + made.json()["link"]))
    expect(page.locator("#start")).to_be_visible()
    found.look("lobby", page)
    assert found.wrong == {}


@SIZES
def test_the_tables(new_page: NewPage, size: dict[str, Any]) -> None:
    """All games in the middle of things, whatever lies over the table."""
    page = new_page(**size)
    found = Markup()
    bench = BoneWarsBench(page, position("turn.play"))
    for asked in SEEN:
        state = position(asked)
        (seat,) = bone_wars.decisions(state)
        bench.deal(state, seat)
        found.look(asked, page)
        if asked == "setup.choose":
            bench.deal(state, 1 - seat)
            found.look("watching the draft", page)
    page = new_page(**size)
    options = bad_bones.Options(mode="cooperative", advanced=True, chiefs=["pyro"])
    Bench(page, bad_bones.new(options, 4, b"markup"))
    found.look("market", page)
    page = new_page(**size)
    table = BannersBench(page, banners.position("die.act"))
    for asked in banners.POSITIONS:
        table.deal(banners.position(asked))
        found.look(asked, page)
    assert found.wrong == {}


def test_a_spectator_who_speaks_is_asked_for_a_name(welcome: Callable[..., Guest]) -> None:
    """The button says what it does: it sends what was typed."""
    sol, eve = welcome(Guest, "Sol"), welcome(Guest, "Eve")
    sol.play_alone()
    eve.watch(sol.page.url)
    eve.page.locator("[data-tab=chat]").click()
    eve.page.locator(".say input").fill("Hello")
    eve.page.keyboard.press("Enter")
    dialog = eve.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("What should we call you?")
    expect(dialog.locator(".acts button")).to_have_text("Send")
