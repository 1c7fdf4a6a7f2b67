"""What a player could do with a paleontologist action if it were their turn, as everybody knows.

A card that only its owner has seen says no more than that there is one (105, R16): it can be
played for anything, and might be the very card that is missing.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..fits.archive import envelopes_for
from ..fits.finds import emptied, tiles
from ..fits.sets import Set, sets
from ..fits.skeletons import can_begin
from ..state.components import AWARD_SPACES, BONE_PARTS, BONES, MODES, PEOPLE, RIVAL, SIZES, SPECIES
from ..state.grants import DEBUNK_WILD, MAY_STAY, PUBLISH_WILD, has
from ..state.position import State
from ..state.slots import cost, next_open
from ..steps.award import claimable
from ..theodore.paleontologist.action import MODE_OF, reason_not

Can: TypeAlias = dict[str, Any] | str | None


def can(state: State, seat: int) -> Can:
    """By mode a list of what could be done, or why nothing could; one word if it is the same for
    all of them; ``None`` after passing."""
    player = state.players[seat]
    if state.phase != "play" or player.passed:
        return None
    slot = next_open(player)
    if slot is None:
        return "slot"
    if player.money < cost(state, seat, slot):
        return "money"
    if player.theodore:
        return {mode: reason_not(state, entry) or [] for entry, mode in MODE_OF.items()}
    hand = _hand(state, seat)
    if not hand.count:
        return "cards"
    stays = None if has(state, seat, MAY_STAY) else player.paleontologist
    return {mode: "stands" if mode == stays else _OF[mode](state, hand) for mode in MODES}


@dataclass(frozen=True, slots=True)
class _Hand:
    """Of a seat, as far as it is known."""

    seat: int
    count: int
    """Cards that can be played for a paleontologist action."""
    known: list[int]
    effects: frozenset[str]
    hidden: bool
    """Whether there is any species card that nobody else has seen,"""
    strangers: bool
    """or any paleontologist."""

    def helps(self, effect: str) -> bool:
        return effect in self.effects

    def might(self, effect: str) -> bool:
        return self.strangers or effect in self.effects


def _hand(state: State, seat: int) -> _Hand:
    player = state.players[seat]
    return _Hand(
        seat,
        len(player.species) + len(player.people),
        sorted(player.known),
        frozenset(PEOPLE[person].effect for person in player.known_people),
        len(player.species) > len(player.known),
        len(player.people) > len(player.known_people),
    )


def _publish(state: State, hand: _Hand) -> list[int] | str:
    crates, wild = state.players[hand.seat].crates, has(state, hand.seat, PUBLISH_WILD)
    if hand.count == 1:
        return "single"

    def cards(those: Iterable[int], helped: bool) -> Iterable[int]:
        for card in those:
            if can_begin(card, crates, wild + helped) and envelopes_for(state, hand.seat, card):
                yield card

    found = list(cards(hand.known, hand.helps("wildPublish")))
    if found:
        return found
    helped = hand.might("wildPublish")
    if _parts(crates) + wild + helped < SIZES[0] or sum(crates) < SIZES[0]:
        return "bones"
    maybe = SPECIES if hand.hidden else hand.known if hand.strangers else ()
    return "hidden" if any(True for _ in cards(maybe, helped)) else "no_card"


def _parts(crates: list[int]) -> int:
    """No skeleton has more bones of its own than there are parts to choose from."""
    return len({BONE_PARTS[bone] for bone, count in enumerate(crates) if count})


def _debunk(state: State, hand: _Hand) -> list[list[Any]] | str:
    patron = state.players[hand.seat].patron
    if patron is None or not any(state.papers[RIVAL[patron]]):
        return "no_papers"
    wild = has(state, hand.seat, DEBUNK_WILD)
    best: dict[int, Set] = {}
    for each in sets(state, hand.seat, wild + hand.helps("wildDebunk")):
        held = best.setdefault(each.bone, each)
        if each.size > held.size:
            best[each.bone] = each
    if best:
        return [[each.size, BONES[each.bone], each.wilds] for each in best.values()]
    if hand.strangers and any(True for _ in sets(state, hand.seat, wild + 1)):
        return "hidden"
    return "bones"


def _award(state: State, hand: _Hand) -> list[list[Any]] | str:
    best: dict[str, int] = {}
    for each in claimable(state, hand.seat, hand.helps("occupied")):
        loyalty = AWARD_SPACES[each["space"]]["loyalty"]
        best[each["tile"]] = max(loyalty, best.get(each["tile"], 0))
    if best:
        return [[tile, loyalty] for tile, loyalty in best.items()]
    return "hidden" if hand.strangers and claimable(state, hand.seat, True) else "no_award"


_FINDERS = ("emptiedSpot", "anyEnvelope", "anyTile")


def _minor(state: State, hand: _Hand) -> list[int] | str:
    seat = hand.seat
    if hand.count == 1:
        return "single"

    def cards(those: Iterable[int], helps: list[str | None]) -> Iterable[int]:
        for card in those:
            if any(
                (tiles(state, seat, card, help_) or emptied(state, help_))
                and envelopes_for(state, seat, card, help_ == "anyEnvelope")
                for help_ in helps
            ):
                yield card

    found = list(cards(hand.known, [None, *filter(hand.helps, _FINDERS)]))
    if found:
        return found
    maybe = SPECIES if hand.hidden else hand.known if hand.strangers else ()
    helps = [None, *filter(hand.might, _FINDERS)]
    return "hidden" if any(True for _ in cards(maybe, helps)) else "no_card"


_OF: dict[str, Callable[[State, _Hand], list[Any] | str]] = {
    "publish": _publish,
    "debunk": _debunk,
    "award": _award,
    "minor": _minor,
}
