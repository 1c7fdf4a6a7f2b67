"""The Dame destroys a building at the enemy land."""

import pytest

from ..battle import Battle

LANDS = "centre gold-mine:1 hollow-castle:0\n"
DAME = f"{LANDS}1 0 dame Sword > gold-mine\n2 1 ogre Boot > gold-mine\n"


def destroyed(battle: Battle) -> list[str]:
    return [told["building"] for told in battle.told("building.destroyed")]


def test_a_single_building_is_not_asked_for() -> None:
    battle = Battle(f"{DAME}seat 1\n built stone-wall> moat forge")
    assert destroyed(battle) == ["stone-wall"]
    assert [building.card for building in battle.state.armies[1].built] == ["moat", "forge"]
    assert battle.state.gone == ["stone-wall"]


def test_of_several_her_owner_chooses() -> None:
    battle = Battle(f"{DAME}seat 1\n built stone-wall> moat> moat>\n under forge")
    battle.chooses(0, "dame.destroy", building="construction")
    assert destroyed(battle) == ["forge"]
    assert battle.state.armies[1].under is None
    assert battle.feats(0) == []


def test_each_of_two_dames_destroys_one() -> None:
    battle = Battle(f"{DAME}3 0 dame Horse > gold-mine\nseat 1\n built stone-wall> moat>")
    battle.chooses(0, "dame.destroy", building="moat")
    assert destroyed(battle) == ["moat", "stone-wall"]


@pytest.mark.parametrize(
    "dame",
    ["1 0 dame - > gold-mine carried", "1 0 dame Boot > gold-mine", "1 1 dame Horse > gold-mine"],
    ids=["she stayed", "a Bluff", "at her own land"],
)
def test_she_destroys_only_as_she_arrives(dame: str) -> None:
    text = f"{LANDS}{dame}\n2 1 ogre Boot > gold-mine\n3 0 ogre Boot > gold-mine"
    battle = Battle(f"{text}\nseat 1\n built stone-wall>")
    assert destroyed(battle) == []


def test_a_land_without_its_wall_is_hers() -> None:
    battle = Battle(f"{LANDS}1 0 dame Sword > gold-mine\nseat 1\n built stone-wall>")
    assert [told["seat"] for told in battle.told("land.conquered")] == [0]
    assert battle.feats(0) == ["IV-2"]
