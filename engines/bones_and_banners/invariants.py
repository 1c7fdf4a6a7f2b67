"""What must hold in every position: nothing appears, nothing vanishes, no limit is broken."""

from collections import Counter
from collections.abc import Iterable, Iterator

from .cards.catalogue import (
    ADVISORS,
    BUILDINGS,
    DICE,
    DICE_EACH,
    LANDS,
    LANDS_IN_CENTRE,
    LOYALISTS,
    LOYALISTS_EACH,
    RECRUITS,
    RESERVE,
    UNITS,
)
from .state.army import Army
from .state.position import State


def check(state: State) -> None:
    _units(state)
    _piles(state)
    _dice(state)
    _centre(state)
    _orders(state)
    for army in state.armies:
        _sorted(army)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(f"{what}: not as it must be")


def _counted(found: Iterable[str], wanted: dict[str, int], what: str) -> None:
    _require(Counter(found) == Counter(wanted), what)


def _units(state: State) -> None:
    armies = [list(_of(state, seat)) for seat in range(len(state.armies))]
    for seat, cards in enumerate(armies):
        own = (card for card in cards if UNITS[card].loyalist)
        _counted(own, dict.fromkeys(LOYALISTS, LOYALISTS_EACH), f"loyalists of seat {seat}")
    recruits = [card for cards in armies for card in cards if not UNITS[card].loyalist]
    drawn = [step.given["card"] for step in state.stack if step.name == "recruit"]
    recruits += [*state.recruits, *state.reserve, *(card for card in drawn if card is not None)]
    _counted(recruits, {card: UNITS[card].copies for card in RECRUITS}, "recruits")
    _require(len(state.reserve) == RESERVE or not state.recruits, "the Reserve")


def _of(state: State, seat: int) -> Iterator[str]:
    """All units of that seat, wherever they are."""
    army = state.armies[seat]
    for cards in (army.deck, army.below, army.hand, army.sent, army.lost):
        yield from cards
    yield from (unit.card for unit in state.units if unit.owner == seat)


def _piles(state: State) -> None:
    advisors, buildings = state.advisors.copy(), state.buildings.copy()
    lands = [*state.lands, *(field.land for field in state.centre)]
    for army in state.armies:
        advisors += army.advisors + army.fresh
        buildings += [*army.buildings, *(each.card for each in army.built)]
        buildings += [army.under] if army.under is not None else []
        lands += army.lands
    for card in state.gone:
        (advisors if card in ADVISORS else buildings).append(card)
    for found, cards in ((advisors, ADVISORS), (buildings, BUILDINGS), (lands, LANDS)):
        wanted = {name: card.copies for name, card in cards.items()}
        _require(Counter(found) == wanted, "cards of the piles")


def _dice(state: State) -> None:
    seats = [len(army.dice) + len(army.spent) for army in state.armies]
    for unit in state.units:
        seats[unit.owner] += len(unit.dice)
    _require(len(state.pool) + sum(seats) in (0, DICE), "dice")  # none before the first roll
    _require(max(seats) <= DICE_EACH, "dice of a seat")


def _centre(state: State) -> None:
    _require(len(state.centre) <= LANDS_IN_CENTRE, "the centre")
    allies = [field.ally for field in state.centre if field.ally is not None]
    _require(len(allies) == len(set(allies)), "allies")
    _require(all(army.active in (None, *army.lands) for army in state.armies), "active lands")


def _orders(state: State) -> None:
    numbers = [unit.seq for unit in state.units]
    _require(numbers == sorted(set(numbers)) and max([0, *numbers]) <= state.placed, "numbers")
    lands = {field.land for field in state.centre}
    for unit in state.units:
        at_land = unit.land in lands and unit.unit is None
        # a target may have left play (B20)
        at_unit = unit.land is None and unit.unit is not None and unit.unit < unit.seq
        _require(at_land or at_unit, f"target of {unit.seq}")
        _require(len(unit.dice) <= 2 and len(set(unit.dice)) < 2, f"dice of {unit.seq}")
        _require(not unit.carried or (unit.up and at_land), f"carried {unit.seq}")


def _sorted(army: Army) -> None:
    """Hands and what lies below the Shuffle card: their order would tell something."""
    for cards in (army.hand, army.advisors, army.fresh, army.buildings, army.below, army.sent):
        _require(cards == sorted(cards), "sorted cards")
