"""What the rewards do that wait in a queue."""

from collections.abc import Iterable

from ..rewards.archive import times
from ..rewards.gain import only_money
from ..rewards.registry import REVEALING
from ..rewards.round_bonus import current
from ..state.components import BONUSES, ENVELOPE_BONUS, PRIZES, Bonus
from ..state.position import State


def does(state: State, item: str, any_round: bool) -> str:
    """Whether it only ``pays``, ``asks`` something, or ``reveals`` something."""
    words = _words(state, item, any_round)
    if not REVEALING.isdisjoint(words):
        return "reveals"
    return "pays" if only_money(word for word in words if word != "loyalty") else "asks"


def _words(state: State, item: str, any_round: bool) -> Iterable[str]:
    """Of the bonus that it is."""
    word, _, rest = item.partition(":")
    if word == "prize":
        return PRIZES[rest]
    if word == "round":
        return ["round_bonus"] if any_round else BONUSES[current(state)]
    if word == "archive":
        return ENVELOPE_BONUS[_envelopes(state)[rest]]
    return ["loyalty" if word == "extra" else word]


def _envelopes(state: State) -> dict[str, str]:
    """Of the cards that are on their way to the archive."""
    papers = state.doing.papers if state.doing else []
    return {str(paper["species"]): paper["envelope"] for paper in papers}


def filing(state: State, seat: int, items: Iterable[str]) -> dict[str, list[Bonus]]:
    """What each envelope pays for the next card, the one after it, and so on (39)."""
    archive, found = state.players[seat].archive, dict[str, list[Bonus]]()
    for item in items:
        word, _, card = item.partition(":")
        if word == "archive":
            envelope = _envelopes(state)[card]
            paid = found.setdefault(envelope, [])
            count = len(archive[envelope]) + len(paid) + 1
            paid.append(times(ENVELOPE_BONUS[envelope], count))
    return found
