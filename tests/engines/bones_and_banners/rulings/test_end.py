"""B45 to B48: the End Phase, and how the game is over."""

import pytest

from engines.bones_and_banners import engine

from ..table import Table


def test_b45_the_end_phase_makes_everything_ready() -> None:
    table = Table(
        """
        round 4 initiative 1
        centre gold-mine:0*
        1 0 ogre Boot > gold-mine up +2
        seat 0
          lands owl-forest
          active owl-forest
          built moat> watchtower>
          advisors spy jester!
          under chapel
          flags mason
          dice Boot
        pool Magic*6
        """,
        "end",
        stop="rally",
    )
    army = table.army(0)
    assert [(each.card, each.used) for each in army.built] == [
        ("moat", False), ("watchtower", False), ("chapel", False),
    ]  # fmt: skip
    assert (army.active, army.mason, army.fresh, army.advisors, army.dice) == (
        None, False, [], ["jester", "spy"], [],
    )  # fmt: skip
    assert (table.unit(1).dice, table.unit(1).bonus) == ([], 0)
    assert (table.state.initiative, table.state.round) == (0, 5)
    assert table.state.pool == ["Boot", "Boot", *["Magic"] * 6]


def test_b45_a_herald_keeps_the_token() -> None:
    table = Table("round 4 initiative 1\nseat 1\nflags herald\nland foxford", "end", stop="rally")
    assert table.state.initiative == 1
    assert table.army(1).herald is False


RICH = "storm-castle gold-mine rose-castle iron-mine hollow-castle tin-mine"  # 940
MORE = "elder-forest"  # 120
OTHERS = "candleham kings-meadow signal-hills fair-crossroads swan-lake thorn-forest silver-forest"
OTHERS += " applewick foxford"  # 1000
"""Nine lands; those before are six and one."""


def test_b45_after_a_victory_nothing_of_this_happens() -> None:
    table = Table(f"seat 0\nlands {RICH} {MORE}\nunder chapel\nadvisors spy!\nland foxford", "end")
    assert engine.result(table.state) is not None
    assert (table.army(0).under, table.army(0).fresh) == ("chapel", ["spy"])


def over(
    mine: str, theirs: str, head: str = "round 5 initiative 0", land: str = "millbrook"
) -> Table:
    text = f"{head}\nseat 0\nlands {mine}\nseat 1\nlands {theirs}\nland {land}"
    return Table(text, "end", stop="rally")


def test_b46_gold_decides_at_1000_only() -> None:
    assert over(f"{RICH} {MORE}", "owl-forest").state.winner == 0
    assert over(RICH, "owl-forest").state.winner is None
    both = over(f"{RICH} {MORE}", OTHERS)
    assert (both.state.winner, both.state.reason) == (1, "lands"), "1,060 gold against nine lands"
    level = over(f"{RICH} {MORE} moss-forest drowned-ruins", OTHERS)
    assert level.state.winner is None, "nine lands each"


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("gold-mine", "tin-mine", 0),
        ("gold-mine", "tin-mine moss-forest", 1),
        ("tin-mine", "elder-forest", 1),
    ],
)
def test_b46_without_a_land_left(mine: str, theirs: str, winner: int) -> None:
    """More gold, more lands, then the player without the token."""
    table = over(mine, theirs, land="")
    assert (table.state.winner, table.state.reason) == (winner, "exhausted")


def test_b46_a_land_in_the_centre_is_a_land_left() -> None:
    table = Table("centre gold-mine:0*\nseat 0\nlands tin-mine", "end", stop="rally")
    assert table.state.winner is None


def test_b47_the_last_round_is_the_thirtieth() -> None:
    last = over("tin-mine", "gold-mine", "round 30 initiative 0")
    assert (last.state.winner, last.state.reason) == (1, "last_round")
    before = over("tin-mine", "gold-mine", "round 29 initiative 0")
    assert (before.state.winner, before.state.round) == (None, 30)
    level = over("tin-mine", "elder-forest", "round 30 initiative 0")
    assert level.state.winner is not None
    assert level.state.winner != level.state.initiative


def test_b48_the_result() -> None:
    table = over(f"{RICH} {MORE}", "owl-forest")
    result = engine.result(table.state)
    assert result is not None
    assert (result.places, result.winners, result.points) == ([1, 2], [0], [1060, 80])
    parts = {terrain: gold for terrain, gold in result.parts[0].items() if gold}
    assert parts == {"Castle": 500, "Mine": 440, "Forest": 120}
    assert result.reason.key.endswith("gold")
