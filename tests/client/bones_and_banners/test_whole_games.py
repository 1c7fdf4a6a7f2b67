"""Whole games of Bones & Banners in a real browser, by pressing what is gilded."""

from collections.abc import Callable

import pytest

from engines.bones_and_banners import engine
from engines.runtime.game import Game
from tests.app.support.server import Server

from ..support.begun import begun, sit_down_at
from ..support.seated import seated
from ..support.visitor import PHONE, play_to_the_end, sit_down
from .banneret import Banneret

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Banneret]
MUST = ["rally.done", "land.activate", "draft.die", "draft.ally", "die.unit", "unit.target"]
"""What nobody gets through a game without."""
SECRETS = ("units.named", "units.drew", "recruit.saw", "card.drew", "order.named", "units.looked",
           "feat")  # fmt: skip


def played(*players: Banneret) -> None:
    """They have played a real game by their own clicks."""
    for player in players:
        player.sees("end")
        assert [kind for kind in MUST if not player.did(kind)] == [], player.name
    assert players[0].events("unit.revealed"), "nobody was turned up"
    assert players[0].events("land.conquered"), "no land was won"


@pytest.mark.thorough
def test_two_laptops_and_one_who_watches(new_guest: NewGuest) -> None:
    ada, lea, milo = new_guest("Ada"), new_guest("Léa", locale="fr-FR"), new_guest("Milo")
    milo.watch(sit_down(ada, lea))
    assert play_to_the_end([ada, lea], most=1500) > 60
    played(ada, lea)
    milo.sees("end")
    assert milo.done == []
    told = [message for message in milo.heard if message["type"] in ("snapshot", "frame")]
    assert len(told) > 50
    assert [message for message in told if message.get("private")] == []
    assert [kind for kind in SECRETS if milo.events(kind)] == []


@pytest.mark.thorough
def test_a_laptop_against_a_phone(new_guest: NewGuest) -> None:
    ada, lea = new_guest("Ada"), new_guest("Léa", **PHONE)
    seated(ada, lea)
    assert play_to_the_end([ada, lea], most=1500) > 60
    played(ada, lea)
    width = lea.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "a phone page must not scroll sideways"


@pytest.mark.thorough
def test_alone_against_a_bot(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    seated(sol, bots=1)
    assert play_to_the_end([sol], most=1500) > 30
    played(sol)


def nearly_won(game: Game) -> bool:
    return any(army["gold"] >= 780 for army in engine.public(game.state)["armies"])


def test_the_last_rounds_against_a_bot(new_guest: NewGuest, server: Server) -> None:
    sol = new_guest("Sol")
    sit_down_at(server, sol, 0, *begun("bones_and_banners", "2", nearly_won))
    assert play_to_the_end([sol], most=600) > 10
    played(sol)
