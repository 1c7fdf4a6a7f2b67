"""A preview shows what an action does, up to where something would be drawn or shown."""

from engines.bones_and_banners import engine
from engines.bones_and_banners.testing import scenario
from engines.contract import Action

ORDERS = """
    centre gold-mine:0 moss-forest:1
    1 1 dragon Magic > gold-mine
    seat 0
      hand archers ogre
      dice Sword
      deck archers /
    seat 1
      deck cleric /
    recruit giant
    reserve dame
    building moat
"""


def preview(text: str, phase: str, seat: int, action: Action) -> dict[str, object]:
    return engine.preview(scenario(text, phase), seat, action)


def test_a_card_that_would_be_drawn_is_not_told() -> None:
    for action in ({"type": "die.buy", "pile": "building"}, {"type": "die.recruit"}):
        after = preview(ORDERS, "dice", 0, action)
        assert (after["buildings"], after["drawn"]) == ([], None)
        assert after["hand"] == ["archers", "ogre"]


def test_an_order_shows_what_it_would_lead_to() -> None:
    state = scenario(ORDERS, "dice")
    engine.apply(state, 0, {"type": "die.unit", "card": "ogre", "dice": 1})
    after = engine.preview(state, 0, {"type": "unit.target", "land": "gold-mine"})
    assert after["hand"] == ["archers"]
    assert after["units"] == {"2": "ogre"}


def test_nobody_looks_into_the_fight_by_passing_the_last_die() -> None:
    """The dragon would be turned up, and the ogre with it."""
    text = ORDERS.replace("seat 0", "2 0 ogre Boot > gold-mine\n    seat 0")
    after = preview(text, "dice", 0, {"type": "die.pass"})
    assert after["units"] == {"2": "ogre"}


def test_a_pass_in_the_last_window_does_not_fight() -> None:
    text = ORDERS.replace("seat 0", "seat 0\n advisors spy").replace("dice Sword", "")
    after = preview(text, "reveal", 0, {"type": "window.pass"})
    assert (after["seen"], after["advisors"]) == ({}, ["spy"])


def test_a_spy_sees_nothing_ahead() -> None:
    text = ORDERS.replace("seat 0", "seat 0\n advisors spy").replace("dice Sword", "")
    spy = {"type": "advisor.play", "advisor": "spy", "land": "gold-mine"}
    assert preview(text, "reveal", 0, spy)["seen"] == {}
