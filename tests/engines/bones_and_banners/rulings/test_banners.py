"""B23 to B27: one function for every comparison."""

import pytest

from engines.bones_and_banners.units.banners import banners, parts

from ..table import Table, contested, fought

CENTRE = "centre gold-mine:0 moss-forest:1\n"


def at_count(text: str, seq: int) -> int:
    """The banners of a unit, with everything face up and both phases on their way."""
    table = Table(text, "combat", stop="contest")
    table.state.phase = "contest"
    return banners(table.state, table.unit(seq))


def test_b23_all_that_applies_is_summed_up_and_never_below_nothing() -> None:
    text = CENTRE + "1 1 cleric - > gold-mine up +2\n2 0 knights Sword > gold-mine up\n"
    assert at_count(text, 1) == 3
    weak = CENTRE + "1 1 woodkeepers Boot > gold-mine up\nseat 0\nbuilt moat>*2\n"
    assert at_count(weak, 1) == 0
    table = fought(weak)
    assert sum(part["n"] for part in parts(table.state, table.unit(1))) == 0


def test_b23_nothing_of_a_land_touches_an_attacker() -> None:
    """3 : 3 for Knights against an Ogre that attacks: neither Castle nor Moat nor Sergeant."""
    table = fought(
        """
        centre moss-forest:0 gold-mine:1
        1 0 sergeant Sword+Sword > moss-forest up
        2 1 axe-maidens Sword > 1
        3 0 knights Sword > 2
        seat 0
          lands rose-castle
          active rose-castle
        seat 1
          lands hollow-castle
          active hollow-castle
        """
    )
    assert (table.army(0).below, table.army(1).below) == (["knights"], ["axe-maidens"])


def test_b23_flank_takes_the_bare_printed_number() -> None:
    table = fought(
        CENTRE
        + """
        1 1 halberdiers Shield > moss-forest
        2 1 woodkeepers Boot > moss-forest
        3 1 banner-bearer Boot > 2
        4 0 centaurs Horse > 2
        seat 1
          lands barrow-hills
          active barrow-hills
        """
    )
    assert table.army(1).lost == ["woodkeepers"], "2 : 1, though it has 4"


@pytest.mark.parametrize(
    ("active", "die", "card"),
    [
        ("owl-forest", "Bow", "goblins"), ("lark-meadow", "Horse", "bandits"),
        ("goat-hills", "Shield", "sergeant"),
    ],
)  # fmt: skip
def test_b24_one_banner_more_also_with_two_dice(active: str, die: str, card: str) -> None:
    def count(dice: str, land: str) -> int:
        return at_count(
            CENTRE + f"1 0 {card} {dice} > moss-forest up\nseat 0\nlands {active}\nactive {land}", 1
        )

    for dice in (die, f"{die}+{die}"):
        assert count(dice, active) - count(dice, "homeland") == 1
    assert count("Boot" if card != "sergeant" else "Sword", active) == (
        1 if card == "goblins" else 2
    )


def test_b24_carried_units_have_no_dice() -> None:
    text = "centre gold-mine:0*\n1 0 goblins - > gold-mine carried\nseat 0\nlands owl-forest\n"
    assert at_count(text + "active owl-forest", 1) == 1


def test_b25_a_watchdog_counts_every_enemy_unit_there() -> None:
    """Face down and Bluffs too, no Walls and no attackers."""
    table = Table(
        """
        centre gold-mine:0 moss-forest:1
        1 0 watchdog Boot > gold-mine up
        2 1 ogre Boot > gold-mine
        3 1 archers Bow > gold-mine
        4 1 knights Horse > 1
        5 0 ogre Boot > gold-mine
        seat 0
          built stone-wall>
        """,
        stop="combat",
    )
    assert banners(table.state, table.unit(1)) == 3


def test_b25_bluffs_that_are_gone_do_not_count_any_more() -> None:
    """2 : 3 at the count."""
    table = contested(
        """
        centre gold-mine:0
        1 0 watchdog Boot > gold-mine
        2 1 ogre Boot > gold-mine
        3 1 archers Bow > gold-mine
        """
    )
    assert table.army(1).lands[1:] == ["gold-mine"]


def test_b26_a_sergeant_for_each_own_unit_at_its_land() -> None:
    text = (
        CENTRE
        + """
        1 0 sergeant {dice} > gold-mine up
        2 0 cleric Magic > gold-mine up
        3 1 ogre Boot > gold-mine up
        4 0 ogre Boot > moss-forest up
        """
    )
    both = text.format(dice="Sword+Sword")
    assert [at_count(both, seq) for seq in (1, 2, 3, 4)] == [3, 2, 3, 3]
    assert at_count(text.format(dice="Sword"), 2) == 1
    hidden = fought(both.replace("Sword > gold-mine up", "Sword > gold-mine"))
    assert banners(hidden.state, hidden.unit(2)) == 1


@pytest.mark.parametrize(
    ("order", "count"),
    [("goblins Boot+Boot", 5), ("goblins Boot", 1), ("halberdiers Boot+Boot", 2)],
)
def test_b26_barracks_help_banded_units_only(order: str, count: int) -> None:
    text = CENTRE + f"1 0 {order} > gold-mine up\nseat 0\nbuilt barracks"
    assert at_count(text, 1) == count


def test_b26_a_wurm_takes_the_others_all_they_get() -> None:
    text = """
        centre moss-forest:1
        1 0 wurm Magic > moss-forest up
        2 0 werewolf Boot > moss-forest up +2
        3 1 ogre Boot > moss-forest up
    """
    assert [at_count(text, seq) for seq in (1, 2, 3)] == [4, 0, 3]
    hidden = fought(text.replace("wurm Magic > moss-forest up", "wurm Magic > moss-forest"))
    assert banners(hidden.state, hidden.unit(2)) == 6


def test_b26_walls_keep_theirs_beside_a_wurm() -> None:
    """A Wurm that has come by a Stalemate to its own land: 4 + 1 : 5."""
    table = contested(
        """
        centre gold-mine:0*
        1 0 wurm - > gold-mine carried
        2 1 giant - > gold-mine carried
        seat 0
          built stone-wall>
        """
    )
    assert table.army(0).lands[1:] == ["gold-mine"]


@pytest.mark.parametrize(
    ("built", "order", "count"),
    [
        ("moat>", "ogre Boot", 2),
        ("moat>", "cavalry Horse", 1),
        ("moat>*2", "giant Boot", 2),
        ("moat", "ogre Boot", 3),
        ("moat>", "ogre Sword", 3),
        ("moat>", "goblins Boot+Boot", 3),
        ("catapult>", "ogre Boot", 3),
    ],
)
def test_b27_a_moat_takes_banners_from_boots_and_horses(built: str, order: str, count: int) -> None:
    text = CENTRE + f"1 1 {order} > gold-mine up\nseat 0\nbuilt {built}"
    assert at_count(text, 1) == count


def test_b27_a_catapult_points_at_the_enemy_land() -> None:
    text = CENTRE + "1 1 halberdiers Shield > {land} up\nseat 0\nbuilt catapult>"
    assert at_count(text.format(land="moss-forest"), 1) == 1
    assert at_count(text.format(land="gold-mine"), 1) == 2


def test_b27_they_work_in_phase_v_too() -> None:
    """An Ogre behind a Moat is within the reach of Archers."""
    table = fought(CENTRE + "1 1 ogre Boot > gold-mine\n2 0 archers Bow > 1\nseat 0\nbuilt moat>")
    assert table.army(1).lost == ["ogre"]


FORGE = """
    centre gold-mine:0 rose-castle:1
    1 1 {target} > rose-castle
    2 0 {attacker} > 1
    seat {smith}
      built forge
"""


@pytest.mark.parametrize(
    ("attacker", "target", "smith", "lost"),
    [
        ("knights Sword", "ogre Boot", 0, [[], ["ogre"]]),  # 4 : 3
        ("knights Horse", "ogre Boot", 0, [[], []]),  # 3 : 3
        ("knights Horse", "ogre Sword", 1, [["knights"], []]),  # 3 : 4
        ("cavalry Horse", "skeletons Sword", 1, [[], []]),  # 2 : 2, an Undead one stays
        ("axe-maidens Sword", "ogre Boot", 0, [[], ["ogre"]]),  # 4 : 3
    ],
)
def test_b27_a_forge_in_duels_but_not_for_the_target_of_a_flank(
    attacker: str, target: str, smith: int, lost: list[list[str]]
) -> None:
    table = fought(FORGE.format(attacker=attacker, target=target, smith=smith))
    assert [table.army(seat).lost for seat in (0, 1)] == lost


def test_b27_a_forge_does_not_count_in_contests_and_ambushes() -> None:
    assert at_count(CENTRE + "1 0 ogre Sword > gold-mine up\nseat 0\nbuilt forge", 1) == 3
    table = fought(
        CENTRE + "1 1 skeletons Sword > moss-forest\n2 0 archers Bow > 1\nseat 1\nbuilt forge"
    )
    assert table.army(1).lost == ["skeletons"]


@pytest.mark.parametrize(
    ("attacker", "target", "lost"),
    [
        ("knights Horse", "ogre Boot", ["ogre"]),  # 4 : 3
        ("cavalry Horse", "skeletons Boot", ["skeletons"]),  # 3 : 2
        ("axe-maidens Sword", "ogre Boot", []),  # 3 : 3, a Duel
    ],
)
def test_b27_stables_for_the_attacker_of_a_charge_or_flank(
    attacker: str, target: str, lost: list[str]
) -> None:
    table = fought(
        f"centre gold-mine:0 rose-castle:1\n1 1 {target} > rose-castle\n2 0 {attacker} > 1\n"
        "seat 0\nbuilt stables\nseat 1\nbuilt stables\n"
    )
    assert table.army(1).lost == lost
