"""Protect, Revive, Enchant, and units that return."""

import pytest

from ..battle import combat

LANDS = "centre gold-mine:1 hollow-castle:0\n"


def test_the_protector_placed_last_suffers_first() -> None:
    battle = combat(f"""{LANDS}
        1 1 knights Horse > gold-mine
        2 1 cleric Shield > 1
        3 1 dwarf-guard Shield > 1
        4 0 archers Bow > 1
    """)
    assert battle.fight()["absorbed"] == 3
    assert battle.in_play() == [1, 2]


@pytest.mark.parametrize("attacker", ["archers Bow", "wizard Magic", "black-knight Horse"])
def test_each_protector_suffers_once(attacker: str) -> None:
    battle = combat(f"""{LANDS}
        1 1 knights Horse > gold-mine
        2 1 unicorn Magic > 1
        3 0 {attacker} > 1
        4 0 {attacker} > 1
    """)
    assert [told["absorbed"] for told in battle.told("fought")] == [2, None]
    assert 1 not in battle.in_play()


def test_an_attack_out_of_reach_uses_up_nobody() -> None:
    battle = combat(f"{LANDS}1 1 ogre Boot > gold-mine\n2 1 cleric Shield > 1\n3 0 archers Bow > 1")
    assert battle.fight()["absorbed"] is None
    assert battle.in_play() == [1, 2]


def test_nobody_steps_in_for_the_attacker() -> None:
    battle = combat(
        f"{LANDS}1 1 giant Boot > gold-mine\n2 0 knights Horse > 1\n3 0 cleric Magic > 2"
    )
    assert battle.state.armies[0].lost == ["knights"]
    assert battle.state.armies[0].below == ["cleric"]


def test_a_chapel_saves_a_protector_only() -> None:
    cleric = f"{LANDS}1 1 knights Horse > gold-mine\n2 1 cleric Shield > 1\n3 0 archers Bow > "
    chapel = "\nseat 1\n built chapel"
    saved = combat(f"{cleric}1{chapel}")
    assert saved.state.armies[1].below == ["cleric"]
    attacked = combat(f"{cleric}2{chapel}")
    assert attacked.state.armies[1].lost == ["cleric"]


@pytest.mark.parametrize(("card", "by"), [("phoenix Bow", "phoenix"), ("knights Horse", 2)])
def test_units_return_to_the_hand_instead(card: str, by: str | int) -> None:
    battle = combat(f"{LANDS}1 1 {card} > gold-mine\n2 1 witch Bow > 1\n3 0 archers Bow > 1")
    name = card.split()[0]
    assert battle.state.armies[1].hand == [name]
    assert battle.told("unit.returned") == [{"seat": 1, "unit": 1, "card": name, "by": by}]
    assert battle.feats(0) == []


def test_no_bluff_is_revived() -> None:
    battle = combat(f"{LANDS}1 1 phoenix Boot > gold-mine\n2 1 witch Bow > 1\n3 0 archers Bow > 1")
    assert battle.state.armies[1].lost == ["phoenix"]


def test_an_enchantment_stays_when_the_enchanter_is_gone() -> None:
    battle = combat(f"""{LANDS}
        1 1 knights Horse > gold-mine
        2 1 apothecarian Bow > 1
        3 0 archers Bow > 2
        seat 1
          built wizards-tower
    """)
    assert battle.told("enchanted") == [
        {"seat": 1, "unit": 2, "card": "apothecarian", "target": 1, "banners": 3}
    ]
    knights = battle.state.unit(1)
    assert knights is not None
    assert (knights.bonus, knights.up, battle.in_play()) == (3, False, [1])


def test_supporters_go_home_with_those_they_supported() -> None:
    battle = combat(f"""{LANDS}
        1 1 knights Horse > gold-mine
        2 1 banner-bearer Boot > 1
        3 1 cleric Magic > 2
        4 0 wizard Magic > 1
    """)
    assert battle.state.armies[1].below == ["banner-bearer", "cleric", "knights"]
