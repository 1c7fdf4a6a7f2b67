"""Banners and where they come from."""

import pytest

from engines.bones_and_banners.notation import parse
from engines.bones_and_banners.units.banners import banners, parts
from engines.bones_and_banners.units.fight import Fight

from ..battle import parts as expected

HERE = "centre moss-forest:1 rose-castle:0\n"


def parts_of(text: str, seq: int = 1, fight: Fight | None = None) -> list[dict[str, object]]:
    state = parse(HERE + text)
    unit = state.unit(seq)
    assert unit is not None
    found = parts(state, unit, fight)
    assert banners(state, unit, fight) == sum(part["n"] for part in found)
    return [dict(part) for part in found]


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("1 0 ogre Boot > moss-forest", [("printed", 3)]),
        ("1 0 footsoldiers Boot > moss-forest", [("printed", 1)]),
        ("1 0 footsoldiers Boot+Boot > moss-forest", [("printed", 1), ("effect", 2)]),
        ("1 0 woodkeepers Boot > moss-forest", [("printed", 1), ("effect", 1)]),
        ("1 0 woodkeepers Boot > rose-castle", [("printed", 1)]),
        ("1 0 ogre Boot > moss-forest up +3", [("printed", 3), ("bonus", 3)]),
        ("1 0 apothecarian Bow > 2\n2 0 ogre Boot > moss-forest", [("printed", 0)]),
    ],
)
def test_a_unit_has_what_its_card_brings(text: str, by: list[tuple[str, int]]) -> None:
    assert parts_of(text) == expected(*by)


@pytest.mark.parametrize(
    ("unit", "active", "by"),
    [
        ("archers Bow > rose-castle", "owl-forest", [("printed", 1), ("owl-forest", 1)]),
        (
            "goblins Bow+Bow > moss-forest",
            "owl-forest",
            [("printed", 1), ("effect", 3), ("owl-forest", 1)],
        ),
        ("archers Bow > rose-castle", "goat-hills", [("printed", 1)]),
        ("archers Bow > rose-castle", "storm-castle", [("printed", 1), ("storm-castle", 1)]),
        ("ogre Boot > moss-forest", "storm-castle", [("printed", 3)]),
        ("ogre - > rose-castle carried", "owl-forest", [("printed", 3)]),
    ],
)
def test_the_active_land_adds(unit: str, active: str, by: list[tuple[str, int]]) -> None:
    assert parts_of(f"1 0 {unit}\nseat 0\n lands {active}\n active {active}") == expected(*by)


def test_a_moat_takes_no_more_than_there_is() -> None:
    built = "seat 1\n built moat> moat>"
    one = parts_of(f"1 0 footsoldiers Boot > moss-forest\n{built}")
    assert one == expected(("printed", 1), ("moat", -1))
    three = parts_of(f"1 0 footsoldiers Boot+Boot > moss-forest\n{built}")
    assert three == expected(("printed", 1), ("effect", 2), ("moat", -1), ("moat", -1))


@pytest.mark.parametrize(
    "text",
    [
        "1 0 ogre Boot > moss-forest\nseat 1\n built moat",
        "1 0 ogre Sword > moss-forest\nseat 1\n built moat>",
        "1 0 ogre Boot > rose-castle\nseat 1\n built moat>",
        "1 0 ogre - > moss-forest carried\nseat 1\n built moat>",
        "1 0 ogre Boot > moss-forest\nseat 0\n built moat>",
    ],
)
def test_a_moat_leaves_others_alone(text: str) -> None:
    assert parts_of(text) == expected(("printed", 3))


def test_a_catapult_shoots_at_the_land_of_its_enemy() -> None:
    shot = "1 0 {} Shield > {}\nseat 1\n built catapult>"
    hit = parts_of(shot.format("halberdiers", "rose-castle"))
    assert hit == expected(("printed", 2), ("catapult", -1))
    assert parts_of(shot.format("halberdiers", "moss-forest")) == expected(("printed", 2))


def test_a_banded_sergeant_who_is_seen_leads_his_units_and_himself() -> None:
    line = "1 0 ogre Boot > moss-forest\n2 0 sergeant Sword+Sword > moss-forest{}"
    assert parts_of(line.format(" up")) == expected(("printed", 3), ("sergeant", 1))
    assert parts_of(line.format(" up"), 2) == expected(("printed", 2), ("sergeant", 1))
    assert parts_of(line.format("")) == expected(("printed", 3))


def test_a_wurm_leaves_its_friends_nothing() -> None:
    text = (
        "1 0 footsoldiers Boot+Boot > moss-forest up +2\n"
        "2 0 wurm Magic > moss-forest up\n3 1 ogre Boot > moss-forest up"
    )
    one = parts_of(text)
    assert one == expected(("printed", 1), ("bonus", 2), ("effect", 2), ("wurm", -5))
    assert parts_of(text, 2) == expected(("printed", 4))
    assert parts_of(text, 3) == expected(("printed", 3))


def test_a_watchdog_counts_the_enemies_it_smells() -> None:
    text = (
        "1 0 watchdog Boot > rose-castle up\n2 1 ogre Boot > rose-castle\n"
        "3 1 archers Magic > rose-castle\n4 1 wizard Magic > 1\n5 0 ogre Sword > rose-castle"
    )
    assert parts_of(text) == expected(("printed", 1), ("effect", 2))


@pytest.mark.parametrize(
    ("unit", "built", "fight", "by"),
    [
        (
            "knights Horse",
            "stables",
            Fight("charge", True, 1),
            [("printed", 2), ("charge", 1), ("stables", 1)],
        ),
        (
            "knights Sword",
            "forge",
            Fight("charge", True, 1),
            [("printed", 2), ("charge", 1), ("forge", 1)],
        ),
        ("knights Sword", "forge stables", None, [("printed", 2)]),
        ("knights Sword", "forge stables", Fight("ambush", False), [("printed", 2)]),
        ("knights Sword", "forge stables", Fight("charge", False), [("printed", 2), ("forge", 1)]),
        ("knights Sword", "forge", Fight("flank", False), [("printed", 2)]),
        (
            "footsoldiers Boot+Boot",
            "barracks",
            None,
            [("printed", 1), ("effect", 2), ("barracks", 1)],
        ),
        ("halberdiers Boot+Boot", "barracks", None, [("printed", 2)]),
    ],
)
def test_buildings_add_to_the_fights_they_are_for(
    unit: str, built: str, fight: Fight | None, by: list[tuple[str, int]]
) -> None:
    text = f"1 0 {unit} > moss-forest up\nseat 0\n built {built}"
    assert parts_of(text, fight=fight) == expected(*by)
