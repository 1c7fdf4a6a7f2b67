"""Toys with one fault each: what the checks have to catch."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

import orjson

from engines.contract import (
    Action,
    Bot,
    Decision,
    Event,
    IllegalAction,
    Message,
    NotListed,
    OnBeat,
    Result,
    View,
)
from engines.runtime.rng import Rng
from engines.runtime.story import Story

from .toy import State, Toy, Variants


class Named(Decision):
    """A decision under a name of its own."""

    __slots__ = ("_id",)

    def __init__(self, name: str, given: Decision) -> None:
        super().__init__(given.kind, given.actions, prompt=given.prompt, undo=given.undo)
        self._id = name

    @property
    def id(self) -> str:
        return self._id


class ShowsDeck(Toy):
    """The next card is in the public view."""

    def public(self, state: State) -> View:
        return {**super().public(state), "next": state.deck[-1:]}


class ShowsSealed(Toy):
    """Who has sealed which stance is in the public view."""

    def public(self, state: State) -> View:
        return {**super().public(state), "stances": state.stances.copy()}


class ShowsSteps(Toy):
    """Others see that the first of two sealed steps has been taken."""

    def public(self, state: State) -> View:
        picked = sum(card is not None for card in state.cards)
        return {**super().public(state), "picked": picked if state.sealed else 0}


class TellsByError(Toy):
    """A refusal says more than its reader may know."""

    def read(self, state: State, seat: int, action: Any) -> Any:
        try:
            return super().read(state, seat, action)
        except IllegalAction as error:
            raise IllegalAction(error.code, f"{error.text} {state.deck[-1:]}") from error


class TellsById(Toy):
    """A decision's id is a hash of everything, hidden things too."""

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        deck = sha256(orjson.dumps(state.deck)).hexdigest()[:8]
        return Named(f"{choice.id}.{deck}", choice)


class ChangesOnRefusal(Toy):
    """A refused action leaves a trace."""

    def read(self, state: State, seat: int, action: Any) -> Any:
        try:
            return super().read(state, seat, action)
        except IllegalAction:
            state.rng.count += 1
            raise


class CrashesOnGarbage(Toy):
    """An action without a type is an accident instead of a refusal."""

    def read(self, state: State, seat: int, action: Any) -> Any:
        action["type"].upper()
        return super().read(state, seat, action)


class TakesTwins(Toy):
    """1.0 is taken for the card 1, and stays in the state."""

    def read(self, state: State, seat: int, action: Any) -> Any:
        decision = self.decisions(state).get(seat)
        if decision is None or action not in decision.actions:
            raise NotListed
        return action


class UnstableIds(Toy):
    """An id changes when somebody else acts."""

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        acted = sum(state.ready(other) for other in range(len(state.hands)) if other != seat)
        return Named(f"{choice.id}.{acted}", choice)


class SameIds(Toy):
    """An id is used again for another choice of the same kind."""

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        return Named(choice.kind, choice)


class IdsForgetUndo(Toy):
    """After an undo another choice comes by the id of the first."""

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        return Named(f"{state.round}.{seat}.{choice.kind}", choice)


class FumblingBot:
    def choose(self, state: Any, seat: int, decision: Decision, seed: bytes) -> Action:
        return {"type": "card", "card": 99}


class BadBot(Toy):
    """One of its bots chooses what is not listed."""

    def bots(self) -> Mapping[str, Bot]:
        return {**super().bots(), "fumbling": FumblingBot()}


class AnyNumber(Toy):
    """A game for a number of players for which it is not made."""

    def new(self, options: Variants, seats: int, seed: bytes) -> State:
        return super().new(options, min(max(seats, 2), 3), seed)


class DeadEnd(Toy):
    """Nobody has to choose, and there is no result."""

    def result(self, state: State) -> Result | None:
        return None


class Endless(Toy):
    """The last round never comes."""

    def show(self, state: State, story: Story) -> None:
        super().show(state, story)
        state.round = 1
        state.deck[:0] = state.shown

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        return Named(f"{choice.id}.{sum(state.points)}", choice)


class AsksForNothing(Toy):
    """A seat is asked for the only stance there is, which nobody ever sees."""

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        actions = choice.actions[:1] if choice.kind == "stance" else choice.actions
        return Named(
            choice.id, Decision(choice.kind, actions, prompt=choice.prompt, undo=choice.undo)
        )

    def public(self, state: State) -> View:
        nobody = {name: [None] * len(state.hands) for name in ("ready", "stances")}
        return {key: nobody.get(key, value) for key, value in super().public(state).items()}

    def private(self, state: State, seat: int) -> View:
        return super().private(state, seat) | {"stance": None}


class OrderOfSets(Toy):
    """The deck is in the order of a set of words, which differs from process to process."""

    def all_cards(self) -> list[int]:
        return [int(word) for word in {str(card) for card in super().all_cards()}]


class RemembersCalls(Toy):
    """The engine keeps something outside the state."""

    calls = 0

    def show(self, state: State, story: Story) -> None:
        super().show(state, story)
        self.calls += 1
        story.tell("counted", calls=self.calls)


class NoBarrier(Toy):
    """In open play everybody is shown the next card with each choice, and it may be taken back."""

    def reveal(self, state: State) -> None:
        pass

    def choose(self, state: State, seat: int, action: Action, story: Story) -> None:
        super().choose(state, seat, action, story)
        if not state.sealed:
            story.tell("turned", card=state.deck[-1])


class PeeksFreely(Toy):
    """A seat is told its next card as it chooses, and may take the choice back."""

    def choose(self, state: State, seat: int, action: Action, story: Story) -> None:
        super().choose(state, seat, action, story)
        story.whisper(seat, "peeked", card=state.deck[-1])


class UndoForgotten(Toy):
    """After a phase was shown, a seat may still take back what it did in it."""

    def apply(
        self, state: State, seat: int, action: Action, on_beat: OnBeat | None = None
    ) -> list[Event]:
        events = super().apply(state, seat, action, on_beat)
        state.undoable[seat] = 1
        return events

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        other = super().resample(state, viewer, seed)
        other.undoable = state.undoable.copy()
        return other


class ForgetsInStorage(Toy):
    """A field is not stored."""

    def load(self, data: bytes) -> State:
        state = super().load(data)
        state.shown = []
        return state


class SharedHands(Toy):
    """A copy has the hands of its original."""

    def clone(self, state: State) -> State:
        other = super().clone(state)
        other.hands = state.hands
        return other


class TuplesInView(Toy):
    """A view that JSON changes."""

    def public(self, state: State) -> View:
        return {**super().public(state), "points": tuple(state.points)}

    def describe(self, view: View, lang: str) -> str:
        return super().describe({k: list(v) if k == "points" else v for k, v in view.items()}, lang)


class SameWorld(Toy):
    """Nothing is drawn anew."""

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        return self.clone(state)


class WrongPreview(Toy):
    """A preview that shows the hand as it was."""

    def preview(self, state: State, seat: int, action: Action) -> View:
        self.read(state, seat, action)
        return self.private(state, seat)


class Unresolved(Toy):
    """A text with a hole in it."""

    def describe(self, view: View, lang: str) -> str:
        return super().describe(view, lang) + " {points}"


class WrongPrompt(Toy):
    """A prompt for which there is no text."""

    def decision(self, state: State, seat: int) -> Decision:
        choice = super().decision(state, seat)
        return Named(
            choice.id,
            Decision(choice.kind, choice.actions, prompt=Message("prompt.none"), undo=choice.undo),
        )


class BreaksOwnRule(Toy):
    """The engine's own invariant does not hold."""

    def check(self, state: State) -> None:
        if state.round > 1:
            raise AssertionError("there is only one round")


class UnknownFeat(Toy):
    """Something is earned that no list of achievements has."""

    def earned(self, state: State) -> list[list[str]]:
        return [["winner"] if points else [] for points in state.points]


class TakesFeatsBack(Toy):
    """An achievement is gone in the next round."""

    def earned(self, state: State) -> list[list[str]]:
        return [["scorer"] if points == 1 else [] for points in state.points]


class SecretsAmongFriends(Toy):
    """They are said to win together, and hide their hands from each other."""

    def cooperative(self, options: Variants) -> bool:
        return not options.sealed


class WinsAlone(SecretsAmongFriends):
    """All cards are open, but who has the highest wins."""

    def public(self, state: State) -> View:
        hands = None if state.sealed else [hand.copy() for hand in state.hands]
        return {**super().public(state), "hands": hands}

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        if state.sealed:
            return super().resample(state, viewer, seed)
        other = self.clone(state)
        other.rng = Rng.seeded(seed + b"rng")
        Rng.seeded(seed).shuffle(other.deck)
        return other

    def result(self, state: State) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        return replace(result, winners=result.winners[:1])


SHARED_HANDS = SharedHands()
"""Spoils nearly every check, since they play on copies."""

ORDER_OF_SETS = OrderOfSets()
"""Shows only in another process."""

ANY_NUMBER = AnyNumber()

# Which check has to catch which fault, and no other check may.
FAULTS: Mapping[str, list[Any]] = {
    "interference": [
        ShowsDeck(),
        ShowsSealed(),
        ShowsSteps(),
        TellsByError(),
        TellsById(),
    ],
    "refusals": [ChangesOnRefusal(), CrashesOnGarbage(), TakesTwins()],
    "ids": [UnstableIds(), SameIds(), IdsForgetUndo()],
    "end": [DeadEnd(), Endless()],
    "asked": [AsksForNothing()],
    "determinism": [RemembersCalls()],
    "barrier": [NoBarrier(), PeeksFreely()],
    "undo": [UndoForgotten()],
    "dump": [ForgetsInStorage()],
    "json": [TuplesInView()],
    "resample": [SameWorld()],
    "preview": [WrongPreview()],
    "describe": [Unresolved()],
    "cooperative": [SecretsAmongFriends(), WinsAlone()],
    "messages": [WrongPrompt()],
    "bots": [BadBot()],
    "invariants": [BreaksOwnRule()],
    "feats": [UnknownFeat(), TakesFeatsBack()],
}
