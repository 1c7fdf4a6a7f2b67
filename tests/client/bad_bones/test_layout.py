"""Nothing covers anything, nothing scrolls that should not, everything can be reached."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from ..support.seated import seated
from .guest import PHONE, Guest

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]
REGIONS = ".col.left > *, .col.right > *, .me > .prompt, .me > .rail, .me > .stage"
BOXES = """selector => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility())
    .map((node) => [node.className, node.getBoundingClientRect().toJSON()])"""


def boxes(guest: Guest, selector: str) -> list[tuple[str, dict[str, float]]]:
    found: list[Any] = guest.page.evaluate(BOXES, selector)
    assert found, selector
    return [(name, box) for name, box in found]


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """By more than a rounding."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1


def some_choices(guest: Guest, number: int) -> None:
    for _ in range(number):
        guest.page.wait_for_function(
            "() => document.body.dataset.decision || document.body.dataset.screen === 'end'"
        )
        if guest.at_the_end:
            return
        guest.choose()


def test_six_seats_on_a_laptop(new_guest: NewGuest) -> None:
    zoe = new_guest("Zoé")
    seated(zoe, bots=5)
    for _ in range(3):
        zoe.sees("table")
        regions = boxes(zoe, REGIONS)
        assert len(regions) >= 9
        for (name, one), (another, other) in combinations(regions, 2):
            assert not overlap(one, other), f"{name} covers {another}"
        for name, box in regions:
            assert box["left"] >= 0, name
            assert box["right"] <= 1366, name
            assert box["bottom"] <= 768, name
        assert zoe.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        some_choices(zoe, 2)


def test_six_seats_on_a_phone(new_guest: NewGuest) -> None:
    lea = new_guest("Léa", locale="fr-FR", **PHONE)
    seated(lea, bots=5)
    for _ in range(3):
        lea.sees("table")
        assert lea.page.evaluate("document.documentElement.scrollWidth") <= 390
        ((_, tabs),) = boxes(lea, ".tabbar")
        ((_, board),) = boxes(lea, ".canvas")
        ((_, prompt),) = boxes(lea, ".prompt")
        assert board["left"] >= 0
        assert board["right"] <= 390
        assert prompt["bottom"] <= board["top"] + 1
        for name, box in boxes(lea, ".supply > button, .acts .btn"):
            assert board["bottom"] <= box["top"], name
            assert box["bottom"] <= tabs["top"], name
            assert box["height"] >= 44, name
        some_choices(lea, 2)
