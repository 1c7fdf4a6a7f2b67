"""The server comes back with newer pages: those that are open reload when it is calm."""

import shutil
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from ..bad_bones.guest import Guest
from ..support.profiles import Profiles
from ..support.seated import seated

pytestmark = pytest.mark.browser

RUN = "from app.cli.main import main; raise SystemExit(main())"
NEWER = "v-ba9876543210"
# says so, and still gives out old pages, as one of several servers may for a while
HALF_UPDATED = f"""
from app.live.messages import resume
from app.live.socket import replies
resume.hello = lambda _: replies.hello({NEWER!r})
"""
NEW_RULES = "from engines.bad_bones.engine import BadBones; BadBones.rules_version = 9"
OTHER_STATES = f"""{NEW_RULES}
dump = BadBones.dump
BadBones.dump = lambda self, state: dump(self, state) + b" "
"""


def pages(version: str) -> str:
    return f"from app.web import assets; assets.version = lambda: {version!r}"


LONG = 3500
"""Milliseconds: a page that would reload has done it by then."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    folder = short_folder()
    made = Server(folder / "data")
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


def update(server: Server, changes: str) -> None:
    server.stop()
    server.program = (sys.executable, "-c", f"{changes}\n{RUN}")
    server.start()


def mark(page: Page) -> None:
    """A page that was reloaded has no mark any more."""
    page.evaluate("window.marked = true")


def lives_on(page: Page, since: str = "0") -> None:
    """It has had time to reload, and has not."""
    page.evaluate(f"window.since = {since}")
    page.wait_for_function("long => performance.now() - window.since > long", arg=LONG)


def line(guest: Guest) -> Locator:
    return guest.page.locator("#outdated .banner")


def is_reloaded(guest: Guest) -> None:
    guest.page.wait_for_function("() => !window.marked && document.body?.dataset.screen")


def test_it_reloads_when_nobody_is_typing(browser: Profiles, server: Server) -> None:
    ada = Guest(browser, server.url, "Ada")
    ada.open_room()
    chat = ada.page.locator(".say input")
    chat.fill("I was about to say")
    mark(ada.page)
    update(server, pages("v-0123456789ab"))
    expect(line(ada)).to_be_visible(timeout=30_000)
    expect(line(ada)).to_contain_text("updated")
    lives_on(ada.page, "performance.now()")
    assert ada.page.evaluate("window.marked")
    assert chat.input_value() == "I was about to say"
    chat.fill("")
    is_reloaded(ada)
    script = ada.page.locator("script[src*='screens/room/room.js']")
    assert "v-0123456789ab" in (script.get_attribute("src") or "")
    expect(line(ada)).to_be_hidden()
    ada.context.close()


def test_who_is_choosing_is_only_told(browser: Profiles, server: Server) -> None:
    ada, theo = (Guest(browser, server.url, name) for name in ("Ada", "Théo"))
    seated(ada, theo)
    theo.move_hero("4,4")
    theo.asked("Waiting for Ada")
    for guest in (ada, theo):
        mark(guest.page)
    update(server, pages("v-111111111111"))
    is_reloaded(theo)
    theo.asked("Waiting for Ada")
    expect(line(ada)).to_be_visible()
    assert ada.page.evaluate("window.marked")
    ada.press(line(ada).get_by_role("button"))
    is_reloaded(ada)
    ada.asked("Move your hero")
    for guest in (ada, theo):
        guest.context.close()


def test_it_never_reloads_twice_for_the_same_version(browser: Profiles, server: Server) -> None:
    ada = Guest(browser, server.url, "Ada")
    ada.open_room()
    mark(ada.page)
    update(server, HALF_UPDATED)
    is_reloaded(ada)
    expect(line(ada)).to_be_visible()
    mark(ada.page)
    lives_on(ada.page)
    assert ada.page.evaluate("window.marked")
    ada.context.close()


def test_new_rules_are_a_line_of_the_log_and_other_ones_a_way_out(
    browser: Profiles, server: Server
) -> None:
    ada = Guest(browser, server.url, "Ada", locale="fr-FR")
    ada.open_room()
    ada.press(ada.page.locator("label.mode", has_text="Solo"))
    ada.start()
    for _ in range(3):
        ada.choose()
    update(server, NEW_RULES)
    changed = ada.log.locator("li", has_text="nouvelles règles")
    expect(changed).to_have_count(1, timeout=30_000)
    ada.page.reload()
    expect(changed).to_have_count(1)
    expect(ada.page.locator(".frozen")).to_be_hidden()
    ada.choose()
    update(server, OTHER_STATES)
    frozen = ada.page.locator(".frozen")
    expect(frozen).to_contain_text("ne peut pas continuer", timeout=30_000)
    ada.press(frozen.get_by_role("button"))
    ada.sees("lobby")
    ada.context.close()
