"""Each attack, what is compared in it, and what is told of it."""

import pytest

from ..battle import combat, parts

LANDS = "centre gold-mine:1 hollow-castle:0\n"


@pytest.mark.parametrize(
    ("attacker", "target", "result", "left"),
    [
        ("wizard Magic", "ogre Boot", "retreat", []),
        ("wizard Magic", "skeletons Boot", "undead", [1]),
        ("wizard Magic", "unicorn Horse", "immune", [1]),
        ("archers Bow", "knights Horse", "lost", []),
        ("archers Bow", "ogre Boot", "out_of_reach", [1]),
        ("archers Bow", "trolls Shield", "immune", [1]),
        ("axe-maidens Sword", "knights Horse", "lost", []),
        ("axe-maidens Sword", "ogre Boot", "retreat", []),
        ("axe-maidens Sword", "giant Boot", "beaten", [1]),
        ("axe-maidens Sword+Sword", "ogre Boot", "lost", []),
        ("cavalry Horse", "skeletons Boot", "undead", [1]),
        ("cavalry Horse", "halberdiers Boot", "immune", [1]),
        ("centaurs Horse", "footsoldiers Sword+Sword", "lost", []),
        ("knights Horse", "halberdiers Boot", "immune", [1]),
        ("knights Horse", "giant Boot", "beaten", [1]),
        ("black-knight Horse", "ogre Boot", "lost", [2]),
    ],
)
def test_how_attacks_end(attacker: str, target: str, result: str, left: list[int]) -> None:
    battle = combat(f"{LANDS}1 1 {target} > gold-mine\n2 0 {attacker} > 1")
    assert battle.fight()["result"] == result
    assert battle.in_play() == left


def test_an_attack_is_told_with_its_reasons() -> None:
    battle = combat(f"""{LANDS}
        1 1 footsoldiers Boot+Boot > gold-mine
        2 0 archers Bow > 1
        seat 0
          built fletchers-hut
    """)
    assert battle.fight() == {
        "seat": 0,
        "kind": "ambush",
        "unit": 2,
        "card": "archers",
        "target": 1,
        "against": "footsoldiers",
        "attack": 3,
        "defence": 3,
        "attack_parts": parts(("printed", 2), ("fletchers-hut", 1)),
        "defence_parts": parts(("printed", 1), ("effect", 2)),
        "result": "lost",
        "absorbed": None,
    }
    assert battle.told("unit.lost") == [
        {"seat": 1, "unit": 1, "card": "footsoldiers", "cause": "ambush", "by": 2}
    ]


def test_a_bluff_under_attack_is_lost_without_a_fight() -> None:
    battle = combat(f"{LANDS}1 1 wizard Boot > gold-mine\n2 0 knights Horse > 1")
    assert battle.told("fought") == []
    assert battle.told("unit.lost") == [
        {"seat": 1, "unit": 1, "card": "wizard", "cause": "bluff", "by": 2}
    ]
    assert battle.told("unit.joined") == []


def test_all_are_turned_up_before_the_bluffs_go() -> None:
    battle = combat(f"""{LANDS}
        1 1 ogre Boot > gold-mine
        2 0 archers Magic > 1
        3 0 wizard Magic > 1
    """)
    kinds = [event.type for event in battle.events if event.type.startswith("unit.")]
    assert kinds[:3] == ["unit.revealed", "unit.revealed", "unit.lost"]


def test_the_last_placed_acts_first_and_interrupts_come_before_duels() -> None:
    battle = combat(f"""{LANDS}
        1 1 knights Horse > gold-mine
        2 0 axe-maidens Sword > 1
        3 1 wizard Magic > 2
        4 0 wizard Magic > 3
    """)
    assert [told["unit"] for told in battle.told("fought")] == [4, 2]


def test_a_charge_takes_the_place_of_its_target() -> None:
    battle = combat(f"{LANDS}1 1 woodkeepers Boot > gold-mine\n2 0 knights Horse > 1")
    knights = battle.state.unit(2)
    assert knights is not None
    assert (knights.land, knights.joined, knights.aim) == ("gold-mine", True, "enemy")
    assert battle.told("unit.joined") == [
        {"seat": 0, "unit": 2, "card": "knights", "land": "gold-mine"}
    ]


@pytest.mark.parametrize(
    "target",
    [
        "1 1 woodkeepers Boot > gold-mine\n2 1 cleric Shield > 1",
        "3 0 ogre Boot > hollow-castle\n1 1 wizard Magic > 3",
    ],
    ids=["protected", "at no land"],
)
def test_a_charge_that_drives_nobody_off_a_land_goes_home(target: str) -> None:
    battle = combat(f"{LANDS}{target}\n9 0 knights Horse > 1")
    assert battle.told("unit.joined") == []
    assert "knights" in battle.state.armies[0].below
