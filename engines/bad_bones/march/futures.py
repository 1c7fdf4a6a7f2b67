"""Every way in which a move could end, looked at on copies."""

from collections.abc import Iterator, Sequence
from typing import Any

from ..state.draft import Ask, Draft
from .move import set_out
from .resume import RESUME

_SOMEBODY = -1
_PATIENCE = 4000
"""How many moves are tried at most: if that doesn't tell, the player is asked."""


def futures(draft: Draft, token: int) -> Iterator[Draft]:
    """What could happen if that one, with its group, went now, and nobody after it."""
    alone = draft.copy()
    alone.told = []
    set_out(alone, token)
    return _spread(alone)


def _spread(draft: Draft) -> Iterator[Draft]:
    """Every way in which that move could end, with all answers to what is asked on it."""
    if draft.ask is None:
        yield draft
        return
    for option in _options(draft.ask):
        other = draft.copy()
        RESUME[draft.ask[0]](other, option)
        yield from _spread(other)


def _options(ask: Ask) -> Sequence[Any]:
    kind, at, options = ask
    if kind in ("exit", "aim"):  # to whom is another matter: one name for them all
        return (_SOMEBODY - at,)
    return (None,) if kind == "weapon" else options


class TooMany(Exception):
    """There are more ways than anybody looks through."""


class Patience:
    """Counts what is looked at."""

    def __init__(self) -> None:
        self._left = _PATIENCE

    def futures(self, draft: Draft, token: int) -> Iterator[Draft]:
        for found in futures(draft, token):
            self._left -= 1
            if self._left < 0:
                raise TooMany
            yield found
