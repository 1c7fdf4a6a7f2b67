"""Alone, with the market and chiefs: rulings 6, 48, 62 and 12.62."""

from typing import Any

import pytest

from engines.bad_bones import engine

from .table import CHIEFS, Table, drawn, hero


def _new(**options: Any) -> Any:
    return engine.new(engine.Options(mode="solo", **options), 1, b"alone")


def test_ruling_62_twenty_coins_and_the_one_player_column() -> None:
    """No hearse (38), no death staff (48); the treasure comes for free (61)."""
    state = _new(advanced=True)
    market = engine.public(state)["market"]
    assert market["purses"] == [20]
    stock = {item: count for item, count in market["stock"].items() if count}
    assert "Q" not in stock
    assert "death" not in stock
    assert {stock[item] for item in "KBLPS"} == {1}
    assert [stock[item] for item in "WCD"] == [2, 2, 2]
    for item in ("D", "D", "sword"):
        engine.apply(state, 0, {"type": "market.buy", "item": item})
    engine.apply(state, 0, {"type": "market.pass"})
    view = engine.public(state)
    assert view["phase"] == "hero"
    assert view["seats"][0]["board"]["supply"] == {"D": 2, "$": 1}
    assert view["seats"][0]["board"]["weapon"] == "sword"


def test_ruling_62_one_house_one_floor_and_the_competitive_board() -> None:
    view = engine.public(_new(chiefs=CHIEFS))
    board = view["seats"][0]["board"]
    assert (board["towers"], board["houses"]) == ({"3,3": 1}, 1)
    assert view["layout"]["edges"] == "LTR"
    assert view["bag"] == 199 - 4


def test_ruling_62_the_friendly_chief_is_useless() -> None:
    """Ruling 51: a tower of one floor is whole or lost; it just goes to the bag."""
    table = Table(
        """
        .  .            .    .  .
        .  .            .    .  .
        .  >g*friendly  T1H  .  .
        .  .            .    .  .
        .  .            .    .  .
        """,
        mode="solo",
    ).march()
    assert table.after().towers == {"3,3": 1}
    assert table.told("floor.rebuilt") == []


def test_ruling_62_the_emperor_is_fatal() -> None:
    """Ruling 55: even in the march that would have won."""
    table = Table(
        """
        .  .             .    .  .
        .  .             .    .  .
        .  .             T1H  .  .
        .  .             .    .  .
        .  vr*emperor    .    .  .
        """,
        mode="solo",
        round=10,
    ).march()
    result = engine.result(table.state)
    assert result is not None
    assert (result.winners, result.reason.key) == ([], "result.lost_emperor")


@pytest.mark.parametrize(
    ("row", "end"), [(">b C . . .", "sent"), ("<b@L . . . .", "sent"), (">b P . . .", "home")]
)
def test_ruling_6_alone_everything_comes_back_to_oneself(row: str, end: str) -> None:
    table = Table(f". . . . .\n{row}\n. . T1H . .\n. . . . .\n. . . . .", mode="solo").march()
    assert table.way("2,1", "b")[1] == end
    places = table.after().skeletons.keys()
    assert places == ({"cemetery"} if end == "sent" else {"L2"})


def test_ruling_43_a_weapon_alone() -> None:
    """Nothing is sealed: the crossbow's kill is seen at once."""
    table = Table(
        """
        .   .   .       .   .
        .   .   .       .   <r
        .   .   T1      .   .
        .   .   vyvgvp  .   .
        .   .   H       .   .
        """,
        mode="solo",
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("4,3")).answer(drawn("weapon.use", "2,5", "r"))
    assert table.told("weapon.used", "weapon") == ["crossbow"]
    assert engine.public(table.state)["seats"][0]["board"]["skeletons"] == {}


def test_ruling_12_62_won_when_phase_3_of_the_last_round_is_survived() -> None:
    table = Table(
        """
        .   .             .       .   .
        .   >p*spectral   .       .   <r
        .   .             T1H     .   .
        .   .             .       .   .
        .   .             .       .   .
        """,
        mode="solo",
        round=10,
    ).march()
    result = engine.result(table.state)
    assert result is not None
    assert result.winners == [0]
    assert table.told("skeletons.entered") == []


def test_ruling_12_62_heroic_is_checked_only_when_phase_3_is_over() -> None:
    """Emptied by the hero in phase 1: the game goes on until the march has been."""
    table = Table(
        """
        .   .   .       .   .
        .   .   .       .   .
        .   .   T1      .   .
        .   .   vy      .   .
        .   .   H       .   .
        """,
        mode="solo",
        phase="hero",
        round=12,
        options={"heroic": True},
    )
    table.act(hero("4,3"))
    assert engine.result(table.state) is None
    table.march()
    result = engine.result(table.state)
    assert result is not None
    assert result.reason.key == "result.heroic"
