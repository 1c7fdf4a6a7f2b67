"""The pages around a game, in a real browser: the first minute, both languages, accessibility."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.support.server import Server

from ..bad_bones.guest import faults
from ..support.profiles import Profiles

pytestmark = pytest.mark.browser

Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Profiles, server: Server) -> Iterator[Visitor]:
    """Opens a path as somebody new. A page that fails or breaks its own CSP fails the test."""
    pages: list[Page] = []
    wrong: list[str] = []

    def visit(path: str, lang: str = "en", width: int = 1366, **context: Any) -> Page:
        size = {"width": width, "height": 844 if width < 800 else 768}
        page = browser.new_page(base_url=server.url, locale=lang, viewport=size, **context)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Policy" in said.text else None)
        page.goto(path)
        pages.append(page)
        return page

    yield visit
    for page in pages:
        page.context.close()
    assert wrong == []


def introduce(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")


def open_room(visitor: Visitor, **options: Any) -> Page:
    host = visitor("/", **options)
    host.locator("[data-new-room=bad_bones]").click()
    introduce(host, "Ada")
    expect(host.locator(".room-seat.mine")).to_contain_text("Ada")
    return host


@pytest.mark.parametrize(
    ("lang", "width", "scheme"),
    [
        ("en", 1366, "light"),
        ("fr", 390, "dark"),
        pytest.param("en", 1366, "dark", marks=pytest.mark.thorough),
        pytest.param("fr", 390, "light", marks=pytest.mark.thorough),
    ],
)
@pytest.mark.parametrize(
    "path",
    ["/", "/help", "/help/bad_bones", "/help/bones_and_banners", "/account", "/r/ZZZZZZ"],
)
def test_pages_are_accessible_and_fit(
    visitor: Visitor, path: str, lang: str, width: int, scheme: str
) -> None:
    page = visitor(path, lang, width, color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [1366, 390])
def test_from_the_first_page_to_a_full_table(visitor: Visitor, width: int) -> None:
    host = open_room(visitor, width=width)
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")

    friend = visitor(host.locator("#invite-link").input_value(), "fr", width)
    introduce(friend, "Nour")
    expect(host.locator(".room-seat.left")).to_contain_text("Nour")
    expect(host.locator(".room-seat.left")).to_contain_text("not yet")

    host.locator("#bot-2").click()
    host.locator("#bot-2-list button").last.click()
    expect(host.locator(".room-seat[data-avatar^=bot]")).to_have_count(1)
    friend.locator("#ready").click()
    expect(start).not_to_have_attribute("aria-disabled", "true")
    for theme in ("light", "dark"):
        for page in (host, friend):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(page.locator(f"html[data-theme={theme}]")).to_have_count(1)
            assert faults(page) == []


def test_a_code_leads_to_the_room(visitor: Visitor) -> None:
    host = open_room(visitor)
    code = host.locator(".invitation .code").inner_text()
    friend = visitor("/")
    friend.get_by_label("Join with a code").fill("ZZZ-ZZZ")
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("alert")).not_to_be_empty()
    field = friend.get_by_label("Join with a code")
    field.fill("  ")
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("alert")).to_contain_text("There is no room")
    field.fill(code.lower())
    friend.keyboard.press("Enter")
    introduce(friend, "Nour")
    expect(friend.locator(".room-seat.mine")).to_contain_text("Nour")


def test_a_pasted_link_leads_to_the_room(visitor: Visitor) -> None:
    """Whole, as it was copied: nothing is cut off, and its secret goes along (issue 10, 2.7)."""
    link = open_room(visitor).locator("#invite-link").input_value()
    friend = visitor("/")
    friend.get_by_label("Join with a code").focus()
    friend.keyboard.insert_text(f" {link} ")
    friend.keyboard.press("Enter")
    introduce(friend, "Nour")
    expect(friend.locator(".room-seat.mine")).to_contain_text("Nour")
    assert friend.url == link


def test_spectators_pass_on_what_they_came_by(visitor: Visitor) -> None:
    host = open_room(visitor)
    code = host.locator(".invitation .code").inner_text().replace("-", "")
    whole = host.locator("#invite-link").input_value()
    for address, passed_on in ((f"/r/{code}", re.compile(rf"/r/{code}$")), (whole, whole)):
        friend = visitor(address)
        friend.get_by_role("dialog").get_by_role("textbox").fill("Nour")
        friend.locator("dialog button[value=watch]").click()
        expect(friend.locator("#invite-link")).to_have_value(passed_on)
        expect(friend.locator(".invitation .qr")).to_have_js_property("complete", True)
        assert friend.locator(".invitation .qr").evaluate("image => image.naturalWidth") > 0


def test_the_language_is_switched_in_place(visitor: Visitor) -> None:
    host = open_room(visitor)
    host.locator("#room-name-field").fill("Friday bones")
    host.locator("[data-set-lang=fr]").click()
    expect(host.locator("#start")).to_have_text("Commencer")
    expect(host.locator("html")).to_have_attribute("lang", "fr")
    host.reload()
    expect(host.locator("#start")).to_have_text("Commencer")


def test_what_the_server_refuses_does_not_stay_picked(visitor: Visitor) -> None:
    host = open_room(visitor)
    friend = visitor(host.locator("#invite-link").input_value())
    introduce(friend, "Nour")
    expect(host.locator(".room-seat.left")).to_contain_text("Nour")
    host.locator("label.mode", has_text=re.compile("Solo")).click()
    expect(host.locator(".toast.bad")).to_be_visible()
    expect(host.locator("#o-mode-competitive")).to_be_checked()


def test_fields_that_matter_only_alone(visitor: Visitor) -> None:
    host = open_room(visitor)
    expect(host.locator("#o-rounds-less")).to_have_count(0)
    host.locator("label.mode", has_text=re.compile("Solo")).click()
    host.locator("#o-rounds-less").click()
    expect(host.locator(".step", has=host.locator("#o-rounds-less"))).to_contain_text("9")
    expect(host.locator("#seats-less")).to_have_count(0)  # alone there is nothing to count
    expect(host.get_by_role("button", name="Start the game")).not_to_have_attribute(
        "aria-disabled", "true"
    )


def test_the_theme_is_remembered(visitor: Visitor) -> None:
    page = visitor("/", color_scheme="light")
    page.locator("[data-toggle-theme]").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_news_do_not_disturb_who_is_typing(visitor: Visitor) -> None:
    host = open_room(visitor)
    field = host.locator("#room-name-field")
    field.press_sequentially(" tonight")
    friend = visitor(host.locator("#invite-link").input_value())
    introduce(friend, "Nour")
    expect(host.locator(".room-seat.left")).to_contain_text("Nour")
    expect(field).to_be_focused()
    field.press_sequentially("!")
    expect(field).to_have_value(re.compile("^ tonight!."))
