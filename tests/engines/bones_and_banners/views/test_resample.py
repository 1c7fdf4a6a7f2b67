"""B57: everything that a viewer can't know is drawn anew, and nothing else."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engines.bones_and_banners import engine
from engines.bones_and_banners.state.position import State

from ..table import Table

TABLE = """
centre moss-forest:0 gold-mine:1
1 1 ogre Boot > gold-mine
2 1 cleric Shield > gold-mine
3 0 wizard Boot > gold-mine
seat 0
  hand archers halberdiers dame
  advisors spy
  buildings moat
  dice Horse
  deck cavalry cleric / footsoldiers knights
seat 1
  hand archers knights wizard wurm
  advisors squire herald!
  buildings forge
  under chapel
  dice Horse
  deck cavalry halberdiers footsoldiers / woodkeepers dragon
recruit giant phoenix witch unicorn
advisor jester assassin diplomat
building tavern catapult
land tin-mine swan-lake gold-mine
"""
WORLDS = 40


def worlds(state: State, viewer: int | None) -> list[State]:
    return [engine.resample(state, viewer, bytes([n])) for n in range(WORLDS)]


def different(values: Iterable[Any]) -> int:
    return len({str(value) for value in values})


def cards(state: State) -> Counter[str]:
    held = [
        *state.recruits, *state.advisors, *state.buildings, *(unit.card for unit in state.units)
    ]  # fmt: skip
    for army in state.armies:
        held += army.hand + army.deck + army.below + army.advisors + army.fresh + army.buildings
        held += [army.under] if army.under else []
    return Counter(held)


def test_the_viewers_cards_and_everything_open_stay() -> None:
    state = Table(TABLE, "dice").state
    for viewer in (0, 1):
        for other in worlds(state, viewer):
            assert engine.public(other) == engine.public(state)
            assert engine.private(other, viewer) == engine.private(state, viewer)
            assert cards(other) == cards(state)


def test_everything_of_the_opponent_varies() -> None:
    others = [other.armies[1] for other in worlds(Table(TABLE, "dice").state, 0)]
    for name in ("hand", "deck", "below", "advisors", "fresh", "buildings", "under"):
        assert different(getattr(army, name) for army in others) > 1, name


def test_sealed_units_vary_but_for_those_that_were_looked_at() -> None:
    state = Table(TABLE, "dice").state
    state.units[0].seen = True
    others = worlds(state, 0)
    assert {other.units[0].card for other in others} == {"ogre"}
    assert len({other.units[1].card for other in others}) > 3
    assert {other.units[2].card for other in others} == {"wizard"}
    assert len({other.units[0].card for other in worlds(state, None)}) > 1


def test_loyalists_stay_in_their_army() -> None:
    state = Table(TABLE, "dice").state
    for other in worlds(state, None):
        held = [Counter([*army.hand, *army.deck, *army.below]) for army in other.armies]
        held[0].update(unit.card for unit in other.units if unit.owner == 0)
        held[1].update(unit.card for unit in other.units if unit.owner == 1)
        assert (held[0]["wizard"], held[1]["wizard"]) == (1, 1)
        assert (held[0]["footsoldiers"], held[1]["footsoldiers"]) == (1, 1)


def test_nobody_knows_the_order_of_a_deck_or_a_pile() -> None:
    others = worlds(Table(TABLE, "dice").state, 0)
    assert {tuple(other.armies[0].deck) for other in others} == {
        ("cavalry", "cleric"), ("cleric", "cavalry"),
    }  # fmt: skip
    assert different(other.lands for other in others) > 3


def test_sealed_choices_vary() -> None:
    lands = "seat 0\n  lands crow-ruins owl-forest\n  deck /\nseat 1\n  lands tin-mine\n  deck /\n"
    table = Table(lands, "activate")
    table.does(0, "land.activate", land="owl-forest")
    chosen = {other.armies[0].chosen for other in worlds(table.state, 1)}
    assert chosen == {"homeland", "crow-ruins", "owl-forest"}
    hands = "seat 0\n  hand archers*2 knights\n  deck /\nseat 1\n  hand wizard\n  deck /\n"
    table = Table(hands, "rally")
    table.does(0, "rally.retreat", card="knights")
    assert {len(other.armies[0].sent) for other in worlds(table.state, 1)} == {0, 1, 2}
    table.does(0, "rally.done")
    assert {len(other.armies[0].sent) for other in worlds(table.state, 1)} == {0, 1, 2, 3}


def test_half_an_order_varies() -> None:
    table = Table(TABLE, "dice")
    table.does(0, "die.unit", card="archers", dice=1)
    for other in worlds(table.state, 1):
        assert other.stack[-1].given["card"] in other.armies[0].hand
    assert different(other.stack[-1].given["card"] for other in worlds(table.state, 1)) > 2


def test_a_drawn_recruit_varies() -> None:
    table = Table(TABLE + "reserve centaurs\n", "dice")
    table.does(0, "die.recruit")
    assert len({other.stack[-1].given["card"] for other in worlds(table.state, 1)}) > 2
    assert {other.stack[-1].given["card"] for other in worlds(table.state, 0)} == {"giant"}


def test_achievements_would_tell_too_much() -> None:
    state = Table(TABLE, "dice").state
    state.armies[0].feats = ["I-4"]
    assert engine.resample(state, 1, b"").armies[0].feats == []
    assert engine.resample(state, 0, b"").armies[0].feats == ["I-4"]
