"""Whole games of Bone Wars in a real browser, by clicking on what glows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..support.visitor import PHONE, play_to_the_end
from .digger import Digger, gather, play_until

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Digger]
MUST = ["setup.choose", "turn.play", "team.act", "pass.profession"]
"""What nobody gets through a game without."""
SECRETS = ("species.received", "species.shown")


def played(*players: Digger) -> None:
    """They have played a real game by their own clicks."""
    for player in players:
        player.sees("end")
        assert [kind for kind in MUST if not player.did(kind)] == [], player.name
    assert players[0].events("paper.placed"), "nothing was published"
    assert players[0].events("passed")


@pytest.mark.thorough
def test_two_of_them_and_one_who_watches(new_guest: NewGuest) -> None:
    ada, lea, milo = new_guest("Ada"), new_guest("Léa", **PHONE), new_guest("Milo", **PHONE)
    lea.cards = 1
    milo.watch(gather(ada, lea))
    play_until(lambda: ada.asked == "turn.play", ada, lea)
    held = ada.page.locator(".part-hand .card")
    shown = milo.page.locator(".part-hand .card")
    expect(shown).to_have_count(held.count())
    expect(milo.page.locator(".part-hand .card.back")).not_to_have_count(0)

    assert play_to_the_end([ada, lea]) > 30
    played(ada, lea)
    milo.sees("end")
    assert milo.done == []
    told = [message for message in milo.heard if message["type"] in ("snapshot", "frame")]
    assert len(told) > 50
    assert [message for message in told if message.get("private")] == []
    assert [kind for kind in SECRETS if milo.events(kind)] == []
    width = lea.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "a phone page must not scroll sideways"


@pytest.mark.thorough
def test_two_people_and_two_bots(new_guest: NewGuest) -> None:
    ada, lea = new_guest("Ada", **PHONE), new_guest("Léa", locale="fr-FR", **PHONE)
    ada.cards = lea.cards = 1  # their rounds are short, the bots' are not
    gather(ada, lea, bots=2)
    assert play_to_the_end([ada, lea]) > 30
    played(ada, lea)


def test_alone_against_theodore(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    sol.play_alone()
    assert play_to_the_end([sol]) > 20
    played(sol)
    reasons = sol.hand.read["theodore"]
    assert len(reasons) > 20
    assert [reason for reason in reasons if not reason.strip()] == []
    assert len(set(reasons)) > 5
