"""What an action will have brought its player when all has been paid that can be counted now.

A preview ends at the next question; a publisher wants to know what all of it will be worth.
Loyalty that may be divided counts for the patron.
"""

from collections.abc import Iterable
from typing import Any

from ..rewards.archive import times
from ..rewards.queue import Queue
from ..rewards.round_bonus import current
from ..state.components import (
    BONUSES,
    DEBUNK,
    ENVELOPE_BONUS,
    PATRONS,
    PRIZES,
    RIVAL,
    SIZES,
    TOP,
    TRACK,
    Bonus,
)
from ..state.effects import effect
from ..state.grants import FOUR_BONES_ANY_ROUND, ROUND_AS_FIND, has
from ..state.position import Doing, State
from ..state.shelves import credibility
from ..steps.debunk import Overturn, UseGrant, UseSplit
from ..steps.publish import PlacePapers, PublishBone, PublishCard, items


def then(state: State, seat: int) -> dict[str, Any] | None:
    """As in ``sum``; ``None`` if nothing is to come."""
    doing = state.doing
    if doing is None or seat != state.active or state.players[seat].patron is None:
        return None
    coming = _Coming(state, seat)
    if doing.mode == "publish":
        _papers(coming, doing)
    elif doing.mode == "debunk":
        _set(coming, doing)
    return coming.told() if coming.any else None


class _Coming:
    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.gains = {"money": 0, "rp": 0, "loyalty": 0}
        self.bones = 0
        self.papers = {patron: sum(state.papers[patron]) for patron in PATRONS}
        self.any = False

    def add(self, bonus: Bonus) -> None:
        for word in self.gains:
            self.gains[word] += bonus.get(word, 0)

    @property
    def patron(self) -> str:
        patron = self.state.players[self.seat].patron
        assert patron is not None  # noqa: S101 - looked at before
        return patron

    def told(self) -> dict[str, Any]:
        state, player = self.state, self.state.players[self.seat]
        steps = player.loyalty[self.patron] + self.gains["loyalty"]
        loyalty = {**player.loyalty, self.patron: min(TOP, steps)}
        shelves = {
            patron: credibility(self.papers[patron], len(state.players)) for patron in PATRONS
        }
        return {
            "money": player.money + self.gains["money"],
            "rp": player.rp + self.gains["rp"] + max(0, steps - TOP),
            **loyalty,
            "crates": sum(player.crates) - self.bones,
            "papers": self.papers,
            "credibility": shelves,
            "projections": [
                [TRACK[of[patron]] * shelves[patron] for patron in PATRONS]
                for number, each in enumerate(state.players)
                for of in [loyalty if number == self.seat else each.loyalty]
            ],
        }


def _papers(coming: _Coming, doing: Doing) -> None:
    """Those that are being written, or wait for their rewards."""
    kinds = {type(step): step for step in coming.state.stack}
    writing = PublishCard in kinds or PublishBone in kinds
    if not writing and PlacePapers not in kinds:
        return
    papers = [paper for paper in doing.papers if len(paper["bones"]) >= SIZES[0]]
    coming.papers[coming.patron] += len(papers)
    coming.any = bool(papers)
    queue = kinds.get(Queue)
    if writing and papers:
        free = has(coming.state, coming.seat, FOUR_BONES_ANY_ROUND)
        waiting = items(papers, effect(coming.state))
    else:
        free = isinstance(queue, Queue) and queue.free_round
        waiting = queue.items if isinstance(queue, Queue) else []
    _rewards(coming, doing, waiting, free)


def _rewards(coming: _Coming, doing: Doing, waiting: Iterable[str], free: bool) -> None:
    state, seat = coming.state, coming.seat
    envelopes = {paper["species"]: paper["envelope"] for paper in doing.papers}
    there = {letter: len(cards) for letter, cards in state.players[seat].archive.items()}
    for item in waiting:
        word, _, rest = item.partition(":")
        if word in ("loyalty", "split"):
            coming.add({"loyalty": int(rest)})
        elif word == "extra":
            coming.add({"loyalty": 1})
        elif word == "prize":
            coming.add(PRIZES[rest])
        elif word == "archive":
            envelope = envelopes[int(rest)]
            there[envelope] += 1
            coming.add(times(ENVELOPE_BONUS[envelope], there[envelope]))
        elif word == "round" and not free and not has(state, seat, ROUND_AS_FIND):
            coming.add(BONUSES[current(state)])


def _set(coming: _Coming, doing: Doing) -> None:
    """The set that is being put together, or what it pays."""
    for step in coming.state.stack:
        if isinstance(step, Overturn):
            size = doing.sets[-1]["size"]
            coming.bones = size
            coming.papers[RIVAL[coming.patron]] -= 1
            coming.papers[coming.patron] += 1
            coming.add({"loyalty": DEBUNK[size] + step.extra})
            coming.any = True
        elif isinstance(step, UseGrant | UseSplit):
            coming.add({"loyalty": step.loyalty})
            coming.any = True
