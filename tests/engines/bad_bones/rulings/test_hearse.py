"""Hearses: rulings 38 and 12.38."""

from engines.bad_bones import engine

from .table import Table, marches, pictures, place, plays, use

TWO_ABOARD = """
.  vp  .    .  .   |  .  .  .    .  .
>b Q   .    .  .   |  .  .  .    .  .
.  .   T4H  .  .   |  .  .  T4H  .  .
.  .   .    .  .   |  .  .  .    .  .
.  .   .    .  .   |  .  .  .    .  .
"""


def _supply(table: Table, seat: int) -> dict[str, int]:
    supply: dict[str, int] = engine.public(table.state)["seats"][seat]["board"]["supply"]
    return supply


def test_ruling_38_it_leaves_with_all_arrivals_at_the_end_of_the_phase() -> None:
    """Ruling 38: cargo into the opponent's cemetery, the tile straight into his supply, intact."""
    table = marches(TWO_ABOARD)
    table.looks(
        """
        .  .   .    .  .
        .  .   .    .  .
        .  .   T4H  .  .
        .  .   .    .  .
        .  .   .    .  .
        cemetery vp >b
        """,
        seat=1,
    )
    assert _supply(table, 1)["Q"] == 1
    assert "Q" not in _supply(table, 0)
    assert table.told("hearse.left", "at", "target") == [("2,2", 1)]
    assert sorted(table.told("skeleton.sent", "by", "target")) == [("hearse", 1)] * 2
    assert table.way("2,1", "b") == (["2,1", "2,2"], "hearse")
    assert table.told("trap.damaged") == []


def test_ruling_38_one_target_for_the_hearse_and_all_its_cargo() -> None:
    table = Table(TWO_ABOARD, seats=4).march()
    assert table.offered("seat", "exit.target") == [1, 2, 3]
    assert set(table.offered("at")) == {"2,2"}
    table.answer(2)
    assert table.told("skeleton.sent", "target") == [2, 2]
    assert _supply(table, 2)["Q"] == 1


def test_ruling_12_38_without_cargo_it_stays() -> None:
    """Ruling 12.38: nobody aboard at the end of the phase, so nothing is asked."""
    marches(
        """
        .  .  .    .  .   |  .   .   .    .  .
        .  Q  .    .  .   |  .   Q   .    .  .
        .  .  T4H  .  .   |  .   .   T4H  .  .
        .  .  .    .  .   |  .   .   .    .  .
        .  >p .    .  .   |  .   .   vp@L .  .
        """,
        seats=3,
    )


def test_section_6_a_hero_on_the_hearse_kills_and_it_stays() -> None:
    """Ruling 12.6 d: no trap is used by those whom the hero kills."""
    marches(
        """
        .  .   .    .  .   |  .  .   .    .  .
        >b QH  .    .  .   |  .  QH  .    .  .
        .  .   T4   .  .   |  .  .   T4   .  .
        .  .   .    .  .   |  .  .   .    .  .
        .  .   .    .  .   |  .  .   .    .  .
        """,
        seats=3,
    )


def test_ruling_12_18_in_phase_2_it_leaves_before_the_march() -> None:
    """Ruling 12.18: hearses are settled at the end of phase 2 too; then its space is open."""
    table = plays(
        """
        .  .   .    .  .   |  .  .   .    .  .
        >b Q   vy   .  .   |  .  >b  D!   .  .
        .  .   T4H  .  .   |  .  .   T4H  .  .
        .  .   .    .  .   |  .  .   .    .  .
        .  .   .    .  .   |  .  .   .    .  .
        """,
        place("D", "2,3"),
        "L",
        2,
        seats=3,
        supply={"D": 1},
    )
    assert table.told("skeleton.sent", "skeleton", "target", "by") == [
        (table.token("2,3", "y"), 2, "hearse")
    ]


def test_ruling_38_it_scores_for_who_has_it_when_the_game_ends_now() -> None:
    fallen = """
    .  .   .    .  .
    .  .   vr   .  .
    .  .   T1   .  .
    H  .   .    .  .
    .  .   .    .  .
    """
    sender, receiver = pictures(TWO_ABOARD)
    table = Table(sender, receiver, fallen)
    table.march(1)
    result = engine.result(table.state)
    assert result is not None
    assert [parts["traps"] for parts in result.parts] == [0, 1, 0]


def test_ruling_12_38_whose_cargo_is_shot_in_the_march_stays() -> None:
    """Ruling 43: the crossbow comes with the third kill, before the end of the phase."""
    table = Table(
        """
        .  .   .    .  .
        >b Q   .    .  .
        .  .   T4   .  .
        .  .   >p   H  <y<g
        .  .   .    .  .
        """,
        seats=3,
        weapon="crossbow",
    )
    table.march(use(skeleton=table.token("2,1", "b")))
    table.looks(
        """
        .  .   .    .  .
        .  Q   .    .  .
        .  .   T4   .  .
        .  .   .    H  .
        .  .   .    .  .
        """
    )
