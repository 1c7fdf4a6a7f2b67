"""A turn of Bone Wars at a real table: what can be taken back, and what a reload leaves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from engines.runtime.game import Game
from tests.app.support.server import Server

from ..support.begun import begun, sit_down_at
from .digger import Digger, gather, play_until

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Digger]


def test_a_step_is_taken_back_but_nothing_that_was_revealed(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    gather(ada, bots=1)
    play_until(lambda: ada.asked == "turn.play", ada)
    undo = ada.page.locator(".part-strip [data-key=undo]")
    expect(undo).to_have_count(0)
    ada.press(ada.thing('chip-{"team":"T2"}'))
    ada.confirm()
    trail = ada.page.locator(".map .way.legal").first
    step = trail.get_attribute("data-key")
    assert step is not None
    ada.press(trail)
    ada.confirm()
    expect(ada.page.locator(".site.here")).to_have_count(1)

    ada.press(undo)
    expect(ada.page.locator(".site.here")).to_have_count(0)
    ada.press(ada.thing(step))
    ada.confirm()
    expect(ada.page.locator(".site.here")).to_have_count(1)
    expect(undo).to_have_count(1)
    ada.press(ada.thing("chip-deeper"))
    ada.confirm()
    ledger = ada.page.locator(".ledger")
    expect(ledger).to_contain_text("→")
    expect(undo).to_have_count(0)

    told = ledger.locator("li").all_inner_texts()
    assert len(told) >= 3
    ada.page.reload()
    ada.sees("table")
    expect(ledger.locator("li")).to_have_text(told, use_inner_text=True)


def test_a_reload_comes_back_to_the_same_step_of_a_paper(
    new_guest: NewGuest, server: Server
) -> None:
    def publishes(game: Game) -> bool:
        open_now = game.engine.decisions(game.state)
        return any(decision.kind == "publish.bone" for decision in open_now.values())

    record, game = begun("bone_wars", "2", publishes)
    (seat,) = game.engine.decisions(game.state)
    ada = new_guest("Ada")
    sit_down_at(server, ada, seat, record, game)
    step = ada.page.locator(".dialog.publish .steps [aria-current=step]")
    pane = ada.page.locator(".dialog.publish .pane")
    expect(step).to_be_visible()
    asked, at, shown = ada.decision, step.inner_text(), pane.inner_text()
    assert ada.asked == "publish.bone"
    ada.page.reload()
    ada.sees("table")
    expect(step).to_have_text(at, use_inner_text=True)
    expect(pane).to_have_text(shown, use_inner_text=True)
    assert ada.decision == asked
    ada.choose()
