"""Playing an advisor from hand."""

from ....contract import Action
from ...cards.catalogue import ADVISORS
from ...cards.effect import Effect
from ...state.position import State
from ...turn.turn import Turn
from .operation import Fields, Operation
from .operations import OPERATIONS


def plays(state: State, seat: int, window: str, land: str | None = None) -> list[Action]:
    """All that the seat could play of its hand."""
    hand = state.armies[seat].advisors
    if not hand:
        return []
    return [
        {"type": "advisor.play", "advisor": card, **fields}
        for card in dict.fromkeys(hand)
        if ADVISORS[card].window == window
        for fields in _choices(state, seat, card, land)
    ]


def could_play(state: State, seat: int, window: str, land: str | None = None) -> bool:
    """Whether any advisor could be played, for all that everybody knows: not in any case lost
    already, and with a legal target (B12)."""
    if not state.armies[seat].advisors:
        return False
    return any(
        _choices(state, seat, card, land)
        for card, printed in ADVISORS.items()
        if printed.window == window and state.gone.count(card) < printed.copies
    )


def play(turn: Turn, seat: int, action: Action) -> None:
    card = action["advisor"]
    fields = {name: value for name, value in action.items() if name not in ("type", "advisor")}
    spend(turn, seat, card, fields)
    operation, effect = _operation(card)
    operation.play(turn, seat, card, effect, fields)


def spend(turn: Turn, seat: int, card: str, fields: Fields | None = None) -> None:
    """Face up to the Lost Pile, and never back (B56)."""
    turn.army(seat).advisors.remove(card)
    turn.state.gone.append(card)
    turn.tell("advisor.played", seat=seat, advisor=card, **(fields or {}))


def _choices(state: State, seat: int, card: str, land: str | None) -> list[Fields]:
    operation, effect = _operation(card)
    return operation.choices(state, seat, effect, land)


def _operation(card: str) -> tuple[Operation, Effect]:
    effect = ADVISORS[card].effects[0]
    return OPERATIONS[effect.op], effect
