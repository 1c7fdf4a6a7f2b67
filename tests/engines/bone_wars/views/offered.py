"""What the engine would offer a seat if it were its turn, found by playing every card for it.

Hints are held against this. Nothing here asks how a hint comes about.
"""

import random
from collections.abc import Iterator
from typing import Any

from engines.bone_wars import engine
from engines.bone_wars.state.components import PEOPLE, SPECIES
from engines.bone_wars.state.hands import take_person, take_species
from engines.bone_wars.steps.play_card import Turn
from engines.bone_wars.turn.context import TurnContext
from engines.bone_wars.turn.step import Question

from ..conservation import idle

MODES = ("publish", "debunk", "award", "minor")
GRANTS = (["G2", "G4", "G5", "G11"], ["G6", "G1", "G7", "G9"], ["G5", "G2", "G12", "G4"])
"""Those that change what can be done or what it costs, in the games with that seed."""


def positions(seats: int, seed: int, every: int) -> Iterator[Any]:
    """Of a random game in which nobody is idle, and everybody has something to begin with."""
    chance = random.Random(f"hints {seats} {seed}")
    state = engine.new(engine.Options(), seats, bytes([seats, seed]))
    state.grants = list(GRANTS[seed % len(GRANTS)])
    _endow(state, chance)
    for number in range(10**6):
        decisions = engine.decisions(state)
        if not decisions:
            return
        if number % every == 0:
            yield engine.clone(state)
        ((seat, decision),) = decisions.items()
        lively = [action for action in decision.actions if not _dull(action)]
        engine.apply(state, seat, chance.choice(lively or decision.actions))


def _dull(action: dict[str, Any]) -> bool:
    """Teams go out by themselves often enough."""
    return idle(action) or action.get("mode") == "team"


def _endow(state: Any, chance: random.Random) -> None:
    for player in state.players:
        player.covers, player.archive_camps = 0, chance.choice((1, 2))
        for _ in range(6):
            bone = chance.choice([at for at, count in enumerate(state.bag) if count])
            state.bag[bone] -= 1
            player.crates[bone] += 1
        for openly in (True, True, False):
            card = state.species_deck.pop(chance.randrange(len(state.species_deck)))
            take_species(player, card, openly)
        for openly in (True, False):
            person = state.people_deck.pop(chance.randrange(len(state.people_deck)))
            take_person(player, person, openly)


def thing(action: dict[str, Any]) -> Any:
    """What is done, whatever envelope it goes to."""
    if "card" in action:
        return action["card"]
    if "bone" in action:
        return action["size"], action["bone"], action["wilds"]
    return action["tile"], action["space"]


def offered(state: Any, seat: int, mode: str) -> set[Any]:
    """All that could be chosen first in that mode."""
    state = engine.clone(state)
    state.active, state.doing, state.stack = seat, None, []
    turn, found = Turn(seat), set[Any]()
    for action in turn.actions(state):
        if "team" in action.get("card", {"team": None}):
            continue
        context = TurnContext(engine.clone(state))
        turn.take(context, action)
        choose = _asked(context)
        if choose.kind == "prize.when":
            choose = _asked(context)  # after the action: it changes nothing now
        assert choose.kind == "turn.mode"
        for choice in choose.actions(context.state):
            if choice["mode"] == mode:
                choose.take(context, choice)
                found |= {thing(each) for each in _asked(context).actions(context.state)}
    return found


def _asked(context: TurnContext) -> Question:
    """The question on top of the stack, taken off it."""
    step = context.state.stack.pop()
    assert isinstance(step, Question)
    return step


def as_known(state: Any, seat: int, mode: str) -> set[Any]:
    """The same from what everybody knows: what is hidden helps with nothing."""
    world = engine.clone(state)
    player = world.players[seat]
    plain = next(name for name, person in PEOPLE.items() if person.action != mode)
    player.people = [*player.known_people, *[plain] * _strangers(player)]
    found = offered(world, seat, mode)
    if mode in ("publish", "minor"):
        found &= set(player.known)
    return found


def as_might_be(state: Any, seat: int, mode: str) -> bool:
    """Whether any hidden cards would make it possible, were they what one wishes for."""
    player = state.players[seat]
    helpers = [name for name, person in PEOPLE.items() if person.action == mode]
    people = helpers if _strangers(player) else [None]
    hidden = len(player.species) - len(player.known)
    species = [card for card in SPECIES if card not in player.known] if hidden else [None]
    for person in people:
        for card in species:
            world = engine.clone(state)
            there = world.players[seat]
            if person:
                there.people = [*player.known_people, *[person] * _strangers(player)]
            if card:
                rest = [each for each in player.species if each not in player.known][1:]
                there.species = [*player.known, *rest, card]
            if offered(world, seat, mode):
                return True
    return False


def _strangers(player: Any) -> int:
    return len(player.people) - len(player.known_people)
