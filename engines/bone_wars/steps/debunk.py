"""Debunking papers: set after set, each with its own paper and loyalty (52)."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..fits.sets import sets, wilds
from ..rewards.loyalty import gain_loyalty
from ..rewards.round_bonus import RoundBonus
from ..rewards.split import Split
from ..state.components import BONE, BONES, DEBUNK, RIVAL
from ..state.effects import effect
from ..state.grants import DEBUNK_FOR_ROUND, has
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .publish import FEW_BONES


def begin(turn: TurnContext, seat: int) -> None:
    help_ = effect(turn.state)
    turn.push(
        DebunkSet(
            seat,
            wilds(turn.state, seat),
            extra=help_ == "plus1Debunk",
            split=help_ == "splitDebunk",
            grant=has(turn.state, seat, DEBUNK_FOR_ROUND),
        )
    )


@dataclass(slots=True)
class DebunkSet(Question):
    """What is left of the helps: each works once per action (R7)."""

    kind = "debunk.set"
    wild: int
    extra: bool
    split: bool
    grant: bool

    def actions(self, state: State) -> list[Action]:
        found = [
            {"type": self.kind, "bone": BONES[each.bone], "size": each.size, "wilds": each.wilds}
            for each in sets(state, self.seat, self.wild)
        ]
        done = [{"type": self.kind, "done": True}] if state.now.sets else []
        return found + done

    def take(self, turn: TurnContext, action: Action) -> None:
        if "done" in action:
            return
        bone, size, wild = action["bone"], action["size"], action["wilds"]
        turn.state.now.sets.append({"bone": bone, "size": size, "wilds": []})
        extra = self.extra and size <= FEW_BONES
        turn.push(
            *[DebunkWild(self.seat)] * wild,
            Overturn(self.seat, extra, self.split, self.grant),
            DebunkSet(
                self.seat, self.wild - wild, self.extra and not extra, self.split, self.grant
            ),
        )


@dataclass(slots=True)
class DebunkWild(Question):
    """Which bone of another type stands in the set."""

    kind = "debunk.wild"

    def actions(self, state: State) -> list[Action]:
        chosen = state.now.sets[-1]
        left = state.players[self.seat].crates.copy()
        for bone in chosen["wilds"]:
            left[BONE[bone]] -= 1
        return [
            {"type": self.kind, "bone": BONES[bone]}
            for bone, count in enumerate(left)
            if count and BONES[bone] != chosen["bone"]
        ]

    def take(self, turn: TurnContext, action: Action) -> None:
        sets_ = turn.state.now.sets
        sets_[-1] = {**sets_[-1], "wilds": [*sets_[-1]["wilds"], action["bone"]]}


@dataclass(slots=True)
class Overturn(Task):
    """The bones go, the paper changes sides. All for the patron at the start of the set."""

    extra: bool
    split: bool
    grant: bool

    def run(self, turn: TurnContext) -> None:
        state, player, chosen = turn.state, turn.player(self.seat), turn.state.now.sets[-1]
        patron = player.patron
        assert patron is not None  # noqa: S101 - nobody debunks before the career has begun
        size, others = chosen["size"], chosen["wilds"]
        bones = [chosen["bone"]] * (size - len(others)) + others
        for bone in bones:
            player.crates[BONE[bone]] -= 1
            state.bag[BONE[bone]] += 1
        state.papers[RIVAL[patron]][size] -= 1
        state.papers[patron][size] += 1
        turn.tell(
            "paper.debunked", self.seat, patron=patron, value=size, bone=chosen["bone"], bones=bones
        )
        loyalty = DEBUNK[size]
        if self.extra:
            loyalty += 1
        turn.push(UseGrant(self.seat, patron, loyalty, self.split, self.grant))


@dataclass(slots=True)
class UseGrant(Question):
    """G10: one loyalty less for a round bonus of choice, before anything is divided (R7)."""

    kind = "debunk.grant"
    patron: str
    loyalty: int
    split: bool
    grant: bool

    def actions(self, state: State) -> list[Action]:
        uses = (True, False) if self.grant else (False,)
        return [{"type": self.kind, "use": use} for use in uses]

    def take(self, turn: TurnContext, action: Action) -> None:
        loyalty = self.loyalty
        if action["use"]:
            loyalty = max(0, loyalty - 1)
            _used(turn, "grant")
            turn.push(RoundBonus(self.seat, True))
        turn.push(UseSplit(self.seat, self.patron, loyalty, self.split))


@dataclass(slots=True)
class UseSplit(Question):
    """Sternberg."""

    kind = "debunk.split"
    patron: str
    loyalty: int
    split: bool

    def actions(self, state: State) -> list[Action]:
        uses = (True, False) if self.split and self.loyalty else (False,)
        return [{"type": self.kind, "use": use} for use in uses]

    def take(self, turn: TurnContext, action: Action) -> None:
        if action["use"]:
            _used(turn, "split")
            turn.push(Split(self.seat, self.loyalty, "debunk"))
        else:
            gain_loyalty(turn, self.seat, self.patron, self.loyalty, "debunk")

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.debunk.split", {"count": self.loyalty}


def _used(turn: TurnContext, what: str) -> None:
    """The question for the next set waits on the stack: what was used up is not asked there."""
    stack = turn.state.stack
    at = max(number for number, step in enumerate(stack) if isinstance(step, DebunkSet))
    waiting = stack[at]
    assert isinstance(waiting, DebunkSet)  # noqa: S101 - for the type checker
    stack[at] = DebunkSet(
        waiting.seat,
        waiting.wild,
        waiting.extra,
        waiting.split and what != "split",
        waiting.grant and what != "grant",
    )
