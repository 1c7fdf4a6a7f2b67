"""A small game with everything a live table has to get right: sealed steps, a hidden deck, chance.

Each round every seat leans to a side (nobody is told), then picks a number (others see that it is
ready). When all have picked, the picks are shown, then a card is turned up; who is nearest scores.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ConfigDict

from engines.contract import About, Action, Bot, Decision, Event, Message, Result
from engines.runtime.base_engine import BaseEngine
from engines.runtime.position import Position
from engines.runtime.rng import Rng
from engines.runtime.story import Story


class Variants(BaseModel):
    model_config = ConfigDict(extra="forbid")
    rounds: int = 3
    together: bool = False
    """Everything is done in the open, and all win or nobody."""


@dataclass(slots=True)
class State(Position):
    rounds: int
    together: bool
    deck: list[int]
    leans: list[str | None]
    picks: list[int | None]
    points: list[int]
    turned: list[int] = field(default_factory=list)


class Named(Decision):
    """With an id that tests can write down."""

    __slots__ = ("_id",)

    def __init__(self, name: str, kind: str, actions: list[Action]) -> None:
        super().__init__(kind, actions, undo=True)
        self._id = name

    @property
    def id(self) -> str:
        return self._id


LEANS: list[Action] = [{"type": "lean", "side": side} for side in ("left", "right")]
PICKS: list[Action] = [{"type": "pick", "number": number} for number in range(1, 7)]


class Guesser:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        return Rng.seeded(seed).choice(decision.actions)


class Sealed(BaseEngine[State]):
    id = "sealed"
    seats = range(1, 5)
    Options = Variants
    about = About(minutes=1, age=6, designers=("Nobody",))

    def cooperative(self, options: Variants) -> bool:
        return options.together

    def set_up(self, options: Variants, seats: int, rng: Rng) -> State:
        deck = [number for number in range(1, 7) for _ in range(4)]
        rng.shuffle(deck)
        nobody = [None] * seats
        return State(
            rng=rng,
            rounds=options.rounds,
            together=options.together,
            deck=deck,
            leans=[*nobody],
            picks=[*nobody],
            points=[0] * seats,
        )

    def decisions(self, state: State) -> Mapping[int, Decision]:
        found = {}
        number = len(state.turned)
        for seat, (lean, pick) in enumerate(zip(state.leans, state.picks, strict=True)):
            if number == state.rounds or pick is not None:
                continue
            kind, actions = ("lean", LEANS) if lean is None else ("pick", PICKS)
            found[seat] = Named(f"{number}.{kind}.{seat}", kind, actions)
        return found

    def play(self, state: State, seat: int, action: Action, story: Story) -> None:
        audience = None if state.together else seat
        if action["type"] == "lean":
            state.leans[seat] = action["side"]
            story.events.append(Event("leant", {"seat": seat, "side": action["side"]}, audience))
            return
        state.picks[seat] = action["number"]
        story.events.append(Event("picked", {"seat": seat, "number": action["number"]}, audience))
        if None not in state.picks:
            story.beat()
            self._show(state, story)

    def _show(self, state: State, story: Story) -> None:
        state.reveal()
        picks = [pick for pick in state.picks if pick is not None]
        if not state.together:
            for seat, pick in enumerate(picks):
                story.tell("picked", seat=seat, number=pick)
            story.beat()
        card = state.deck.pop()
        state.turned.append(card)
        nearest = min(abs(pick - card) for pick in picks)
        for seat, pick in enumerate(picks):
            state.points[seat] += abs(pick - card) == nearest
        state.leans, state.picks = [None] * len(picks), [None] * len(picks)
        story.tell("turned", card=card)

    def public(self, state: State) -> dict[str, Any]:
        return {
            "picks": state.picks if state.together else None,
            "round": len(state.turned) + 1,
            "deck": len(state.deck),
            "turned": state.turned.copy(),
            "seats": [
                {"ready": pick is not None, "points": points}
                for pick, points in zip(state.picks, state.points, strict=True)
            ],
        }

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {"seat": seat, "lean": state.leans[seat], "pick": state.picks[seat]}

    def preview(self, state: State, seat: int, action: Action) -> dict[str, Any]:
        return self.private(state, seat) | {"maybe": self.read(state, seat, action)}

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        other = self.clone(state)
        Rng.seeded(seed).shuffle(other.deck)
        return other

    def result(self, state: State) -> Result | None:
        if len(state.turned) < state.rounds:
            return None
        best = max(state.points)
        winners = [s for s, points in enumerate(state.points) if points == best or state.together]
        places: list[int | None] = [
            1 if seat in winners else 2 for seat in range(len(state.points))
        ]
        parts = [{"cards": points} for points in state.points]
        return Result(places, state.points.copy(), parts, winners, Message("reason.rounds"))

    def describe(self, view: dict[str, Any], lang: str) -> str:
        return str(view)

    def bots(self) -> Mapping[str, Bot]:
        return {"guesser": Guesser()}


engine = Sealed()
