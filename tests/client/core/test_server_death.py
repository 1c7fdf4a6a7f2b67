"""The server dies in the middle of a game: the table is as it was, the choice is played once."""

import pytest
from playwright.sync_api import expect

from tests.app.support.server import Server

from ..bad_bones.guest import Guest
from ..support.profiles import Profiles
from ..support.seated import seated

pytestmark = pytest.mark.browser


def test_a_choice_made_while_the_server_is_dead(browser: Profiles, mortal: Server) -> None:
    ada, theo = (Guest(browser, mortal.url, name) for name in ("Ada", "Théo"))
    seated(ada, theo)
    ada.move_hero("2,3")
    ada.asked("Waiting for Théo")
    theo.asked("Move your hero")

    mortal.kill9()
    for guest in (ada, theo):
        expect(guest.page.locator("#connection .banner")).to_be_visible()
    ada.hero_is_on("2,3")
    theo.move_hero("4,4")

    mortal.restart()
    for guest in (ada, theo):
        expect(guest.page.locator("#connection .banner")).to_be_hidden(timeout=20_000)
        guest.asked("Place a trap")
        for name in ("Ada", "Théo"):
            moved = guest.log.locator("li", has_text=f"{name}: the hero goes to")
            expect(moved).to_have_count(1)
    ada.hero_is_on("2,3")
    theo.hero_is_on("4,4")
    for guest in (ada, theo):
        guest.context.close()
