"""Skeletons that die: by the hero, by his weapon, by a trap; and the hero whom one takes along."""

from collections.abc import Iterable

from ..state.draft import Draft
from ..state.layout import NAMES
from ..state.tokens import EMPERORS, SPECTRALS


def discard(draft: Draft, token: int) -> None:
    """It has left the board. Rulings 52 and 57: a spectral one to the cemetery of this board."""
    if token in SPECTRALS:
        draft.board.cemetery = [*draft.board.cemetery, token]
        draft.tell("skeleton.returned", skeleton=token)
    else:
        draft.bagged.append(token)


def slay(draft: Draft, tokens: list[int]) -> None:
    """The hero meets them, all at once. Where they go is decided when the phase ends (48)."""
    space = NAMES[draft.board.hero]
    for token in tokens:
        draft.tell("skeleton.slain", skeleton=token, at=space)
    draft.slain += tuple(tokens)
    _mourn(draft, tokens)


def strike(draft: Draft, tokens: list[int], weapon: str) -> None:
    """His weapon kills them where they stand. Ruling 44: that counts towards nothing."""
    board = draft.board
    for token in tokens:
        space = board.skeletons.pop(token) >> 2
        if token in draft.queue:
            draft.queue.remove(token)
        draft.tell("skeleton.slain", skeleton=token, at=NAMES[space], by=weapon)
        if token not in EMPERORS:
            discard(draft, token)
    _mourn(draft, tokens)


def _mourn(draft: Draft, tokens: Iterable[int]) -> None:
    """Rulings 55 and 12.55: a hero who kills the emperor leaves the game with it."""
    if EMPERORS.isdisjoint(tokens):
        return
    draft.removed += tuple(EMPERORS)
    draft.slain = tuple(token for token in draft.slain if token not in EMPERORS)
    for token in EMPERORS:
        draft.tell("hero.lost", skeleton=token, at=NAMES[draft.board.hero])
    draft.board.hero = -1
