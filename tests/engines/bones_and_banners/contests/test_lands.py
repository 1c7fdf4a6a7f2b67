"""Lands are counted, conquered or kept."""

from typing import Any

import pytest

from ..battle import Battle

LANDS = "centre gold-mine:1 hollow-castle:0\n"


def conquests(battle: Battle) -> list[tuple[int, str, bool]]:
    told = battle.told("land.conquered")
    return [(each["seat"], each["land"], each["contested"]) for each in told]


def test_nobody_is_turned_up_where_nobody_resists() -> None:
    battle = Battle(f"{LANDS}1 0 wizard Boot > gold-mine\n2 0 ogre Boot > gold-mine")
    assert conquests(battle) == [(0, "gold-mine", False)]
    assert battle.told("unit.revealed") == []
    assert battle.told("unit.retreated") == [{"seat": 0, "unit": 1}, {"seat": 0, "unit": 2}]


def test_a_count_is_told_item_by_item() -> None:
    battle = Battle(f"""{LANDS}
        1 0 ogre Boot > gold-mine
        2 1 halberdiers Boot > gold-mine
        seat 1
          built stone-wall>
    """)
    assert battle.told("counted") == [
        {
            "land": "gold-mine",
            "totals": [3, 3],
            "parts": [
                [{"unit": 1, "card": "ogre", "banners": 3}],
                [
                    {"unit": 2, "card": "halberdiers", "banners": 2},
                    {"building": "stone-wall", "banners": 1},
                ],
            ],
        }
    ]
    assert [unit.carried for unit in battle.state.units] == [True, True]
    assert [field.kept for field in battle.state.centre] == [True, True]


@pytest.mark.parametrize(("initiative", "first"), [(0, "hollow-castle"), (1, "gold-mine")])
def test_the_land_of_the_token_holder_is_first(initiative: int, first: str) -> None:
    battle = Battle(f"""round 2 initiative {initiative}
        {LANDS}
        1 0 ogre Boot > gold-mine
        2 1 ogre Boot > hollow-castle
    """)
    assert conquests(battle)[0][1] == first


@pytest.mark.parametrize(
    ("units", "conquered"),
    [
        ("1 0 archers Bow > gold-mine\n2 1 apothecarian Bow > gold-mine", []),
        (
            "1 0 archers Bow > gold-mine\n2 1 footsoldiers Boot > gold-mine",
            [(1, "gold-mine", True)],
        ),
        ("1 0 dragon Magic > gold-mine\n2 1 giant Boot > gold-mine", []),
    ],
)
def test_bluffs_do_not_count(units: str, conquered: list[Any]) -> None:
    assert conquests(Battle(LANDS + units)) == conquered


def test_a_raid_takes_what_is_being_built_and_names_it_to_the_raider_alone() -> None:
    battle = Battle(f"{LANDS}1 0 ogre Boot > gold-mine\nseat 1\n under moat")
    assert battle.state.armies[0].buildings == ["moat"]
    assert battle.state.armies[1].under is None
    assert battle.told("raided") == [{"seat": 0, "land": "gold-mine"}]
    (named,) = [event for event in battle.events if event.type == "raid.named"]
    assert (named.audience, named.values["building"]) == (0, "moat")


def test_nobody_raids_his_own_land() -> None:
    battle = Battle(f"{LANDS}1 1 ogre Boot > gold-mine\nseat 1\n under moat")
    assert battle.state.armies[1].under == "moat"


def test_bandits_turn_themselves_up_for_an_advisor() -> None:
    bandits = f"{LANDS}1 0 bandits Boot > gold-mine\n2 0 bandits Sword > gold-mine\n"
    rich = Battle(f"{bandits}advisor spy jester")
    assert [told["unit"] for told in rich.told("unit.revealed")] == [1]
    assert rich.state.armies[0].fresh == ["spy"]
    poor = Battle(bandits)
    assert poor.told("unit.revealed") == []


def test_a_harvest_hall_pays_for_the_first_conquest_of_the_round() -> None:
    battle = Battle(f"""{LANDS}
        1 0 ogre Boot > gold-mine
        2 0 ogre Boot > hollow-castle
        seat 0
          built harvest-hall
          deck archers knights /
    """)
    assert battle.state.armies[0].hand == ["archers"]


def test_supporters_stay_until_all_lands_are_done() -> None:
    battle = Battle(f"""{LANDS}
        1 1 warden Shield > gold-mine
        2 1 cleric Shield > 1
        3 0 cavalry Horse > gold-mine
    """)
    assert battle.told("counted")[0]["totals"] == [2, 3]
    assert battle.told("unit.retreated")[-1]["unit"] == 2
    assert battle.in_play() == []
