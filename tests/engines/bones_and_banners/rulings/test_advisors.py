"""B54 to B57: advisors that look and name, and what a viewer can't know."""

from collections import Counter

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.cards.catalogue import LOYALISTS
from engines.bones_and_banners.state.position import State

from ..table import Table

CENTRE = "centre gold-mine:0 rose-castle:1\n"
REVEAL = """
    centre gold-mine:0 rose-castle:1
    1 1 {unit} > rose-castle
    2 1 cleric Boot > 1
    3 1 ogre Boot > gold-mine up
    4 0 giant Boot > gold-mine
    seat 0
      advisors {advisor}
"""


def reveal(advisor: str, unit: str = "ogre Boot", stop: str = "combat") -> Table:
    return Table(REVEAL.format(unit=unit, advisor=advisor), stop=stop)


@pytest.mark.parametrize("advisor", ["fortune-teller", "sorceress"])
def test_b54_a_face_down_enemy_unit_at_any_target(advisor: str) -> None:
    table = reveal(advisor)
    assert [action["unit"] for action in table.choices(0, "advisor.play")] == [1, 2]


def test_b54_a_fortune_teller_turns_it_up() -> None:
    table = reveal("fortune-teller")
    table.does(0, "advisor.play", advisor="fortune-teller", unit=1)
    assert table.unit(1).up
    table = reveal("fortune-teller")
    table.does(0, "advisor.play", advisor="fortune-teller", unit=2)
    assert table.army(1).lost == ["cleric"]


def test_b54_a_sorceress_names_one_of_all_units() -> None:
    table = reveal("sorceress")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    assert table.asked == {0: "sorceress.name"}
    assert not table.unit(1).up
    assert table.events("advisor.played") == [{"seat": 0, "advisor": "sorceress", "unit": 1}]
    assert len({action["card"] for action in table.choices(0)}) == 32
    wrong = reveal("sorceress")
    wrong.does(0, "advisor.play", advisor="sorceress", unit=1)
    wrong.does(0, "sorceress.name", card="giant")
    assert wrong.unit(1).up
    table.does(0, "sorceress.name", card="ogre")
    assert table.army(1).lost == ["ogre"]


def test_b54_phoenix_returns_and_nobody_protects() -> None:
    table = reveal("sorceress", "phoenix Bow")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    table.does(0, "sorceress.name", card="phoenix")
    assert table.army(1).hand == ["phoenix"]
    assert table.army(0).feats == ["III-2"], "not Slain"
    text = REVEAL.format(unit="ogre Boot", advisor="sorceress").replace(
        "cleric Boot", "cleric Magic"
    )
    table = Table(text, stop="combat")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    table.does(0, "sorceress.name", card="ogre")
    assert table.army(1).lost == ["ogre"]


def test_b54_a_bluff_is_lost_as_a_bluff() -> None:
    table = reveal("sorceress", "phoenix Boot")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    table.does(0, "sorceress.name", card="phoenix")
    assert (table.army(1).lost, table.army(1).hand) == (["phoenix"], [])


def test_b55_a_spy_sees_all_hidden_contestants_of_a_land() -> None:
    text = REVEAL.format(unit="ogre Boot", advisor="spy").replace(
        "3 1 ogre", "5 1 dragon Boot > rose-castle\n3 1 ogre"
    )
    table = Table(text, stop="combat")
    lands = [action["land"] for action in table.choices(0, "advisor.play")]
    assert lands == ["rose-castle"], "at the other one lies none face down"
    table.does(0, "advisor.play", advisor="spy", land="rose-castle")
    assert table.private(0)["seen"] in ({1: "ogre", 5: "dragon"}, {"1": "ogre", "5": "dragon"})
    assert not table.unit(1).up


def test_b55_a_diplomat_brings_any_own_unit_back() -> None:
    table = Table(
        """
        centre gold-mine:0* rose-castle:1
        1 0 ogre - > gold-mine carried
        2 0 cleric Boot > rose-castle
        3 1 wizard Magic > 1
        seat 0
          advisors diplomat
        """,
        stop="contest",
    )
    assert [action["unit"] for action in table.choices(0, "advisor.play")] == [1, 2]
    table.does(0, "advisor.play", advisor="diplomat", unit=2)
    assert table.army(0).hand == ["cleric"]
    assert not any("cleric" in str(e.values) for e in table.told if e.audience is None), "unseen"


def test_b55_what_targeted_it_retreats() -> None:
    table = Table(
        """
        centre gold-mine:0* rose-castle:1
        1 0 ogre - > gold-mine carried
        3 1 wizard Magic > 1
        seat 0
          advisors diplomat
        """,
        stop="contest",
    )
    table.does(0, "advisor.play", advisor="diplomat", unit=1)
    assert table.army(1).below == ["wizard"]


def test_b56_played_advisors_lie_face_up_and_do_not_return() -> None:
    table = reveal("fortune-teller")
    table.does(0, "advisor.play", advisor="fortune-teller", unit=1)
    assert table.public["gone"] == ["fortune-teller"]
    assert table.army(0).advisors == []


KNOWN = """
    round 3 initiative 0
    centre gold-mine:0 rose-castle:1
    1 1 ogre Boot > rose-castle
    2 1 cleric Boot > rose-castle
    3 1 dame Boot > rose-castle up
    seat 0
      hand archers dragon
      dice Magic
      advisors spy
      deck knights wizard / cavalry
    seat 1
      hand cleric giant wurm
      advisors squire
      buildings forge
      under moat
      deck wizard*3 knights / archers*2
    recruit ogre trolls unicorn phoenix
    advisor herald jester
    building chapel tavern
    land foxford millbrook tin-mine
"""


def stocks(state: State, other: int) -> list[Counter[str]]:
    """Four: loyalists, recruits, advisors, buildings; wherever seat 0 can't see them."""
    army = state.armies[other]
    down = [unit.card for unit in state.units if unit.owner == other and not unit.up]
    units = Counter([*army.hand, *army.deck, *army.below, *down])
    loyal = Counter({card: n for card, n in units.items() if card in LOYALISTS})
    advisors = Counter([*army.advisors, *army.fresh, *state.advisors])
    buildings = Counter([*army.buildings, *([army.under] if army.under else []), *state.buildings])
    return [loyal, units - loyal + Counter(state.recruits), advisors, buildings]


def test_b57_stocks_are_shuffled_and_sizes_kept() -> None:
    before = Table(KNOWN, "dice").state
    worlds = [engine.resample(before, 0, bytes([seed])) for seed in range(20)]
    for world in worlds:
        assert stocks(world, 1) == stocks(before, 1)
        assert world.armies[0].hand == before.armies[0].hand
        assert engine.public(world) == engine.public(before), "with all sizes"
        assert engine.private(world, 0) == engine.private(before, 0)
    for different in (
        {tuple(world.armies[1].hand) for world in worlds},
        {world.units[0].card for world in worlds},
        {world.armies[1].under for world in worlds},
        {tuple(world.armies[1].advisors) for world in worlds},
        {tuple(world.recruits) for world in worlds},
        {tuple(world.lands) for world in worlds},
    ):
        assert len(different) > 1


def test_b57_a_unit_that_was_looked_at_stays_what_it_is() -> None:
    table = Table(
        KNOWN.replace("dice Magic", "built watchtower").replace("advisors spy", ""), stop="combat"
    )
    table.does(0, "building.use", building="watchtower", unit=1)
    worlds = [engine.resample(table.state, 0, bytes([seed])) for seed in range(20)]
    assert {world.units[0].card for world in worlds} == {"ogre"}
    assert len({world.units[1].card for world in worlds}) > 1


def test_b57_nobody_knows_the_order_of_his_own_deck() -> None:
    before = Table(KNOWN, "dice").state
    decks = {tuple(engine.resample(before, 0, bytes([n])).armies[0].deck) for n in range(20)}
    assert decks == {("knights", "wizard"), ("wizard", "knights")}


def test_b57_for_a_spectator_both_hands_are_hidden() -> None:
    before = Table(KNOWN, "dice").state
    hands = {
        (tuple(world.armies[0].hand), tuple(world.armies[1].hand))
        for world in (engine.resample(before, None, bytes([seed])) for seed in range(20))
    }
    assert len({mine for mine, _ in hands}) > 1
    assert len({theirs for _, theirs in hands}) > 1
