"""A closed laptop holds nobody up."""

import pytest
from playwright.sync_api import expect

from tests.app.support.server import Server

from ..bad_bones.guest import Guest
from ..support.profiles import Profiles

pytestmark = pytest.mark.browser


def test_another_player_becomes_host_when_the_host_has_left(
    browser: Profiles, server: Server
) -> None:
    ada, theo = (Guest(browser, server.url, name) for name in ("Ada", "Théo"))
    theo.join(ada.open_room())
    theo.sees("lobby")
    take_over = theo.page.get_by_role("button", name="Become host")
    expect(take_over).to_have_count(0)
    ada.context.close()
    take_over.click()
    expect(theo.page.get_by_role("button", name="Start the game")).to_be_visible()
    assert theo.complaints == []
    theo.context.close()
