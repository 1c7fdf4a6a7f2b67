"""Spectators: what they see, whom they follow, where they talk."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..bad_bones.guest import Guest
from ..support.seated import seated

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def say(guest: Guest, text: str) -> None:
    field = guest.page.locator(".say input")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def chat(guest: Guest) -> list[str]:
    return guest.page.locator(".feed.chat li p").all_inner_texts()


def test_a_spectator_follows_another_board_and_learns_no_secret(new_guest: NewGuest) -> None:
    ada, theo, milo = (new_guest(name) for name in ("Ada", "Théo", "Milo"))
    milo.watch(seated(ada, theo))
    ada.move_hero("2,3")
    expect(milo.prompt).to_contain_text("Théo is choosing")
    milo.hero_is_on("3,3")  # Ada's, as everybody sees it until Théo has chosen, too
    expect(milo.page.locator(".b-space.may, .supply-item.may, .b-path")).to_have_count(0)

    milo.page.locator(".watchbar").get_by_role("button", name="Théo").click()
    expect(milo.page.get_by_role("grid", name="Board of Théo")).to_have_count(1)
    theo.move_hero("4,4")
    milo.hero_is_on("4,4")
    milo.page.locator(".watchbar").get_by_role("button", name="Ada").click()
    milo.hero_is_on("2,3")


def test_spectators_talk_among_themselves(new_guest: NewGuest) -> None:
    ada, milo, ines = (new_guest(name) for name in ("Ada", "Milo", "Inès"))
    link = ada.open_room()
    for guest in (milo, ines):
        guest.join(link, watch=True)
    ada.add_bots(1)
    ada.start()
    expect(ada.page.locator("#room-sub")).to_contain_text("2 watching")
    for guest in (ada, milo, ines):
        guest.page.locator("[data-tab=chat]").click()
    say(milo, "she will lose her tower")
    expect(ines.page.locator(".feed.chat")).to_contain_text("she will lose her tower")
    say(ada, "hello you two")
    expect(ines.page.locator(".feed.chat")).to_contain_text("hello you two")
    expect(ada.page.locator(".feed.chat")).to_contain_text("hello you two")
    assert len(chat(ines)) == 2
    assert len(chat(ada)) == 1, "what spectators say stays among them"
