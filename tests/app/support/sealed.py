"""A small game with everything a live table has to get right: sealed steps, a hidden deck, chance.

Each round every seat leans to a side (nobody is told), then picks a number (others see that it is
ready). When all have picked, the picks are shown, then a card is turned up; who is nearest scores.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson
from pydantic import BaseModel, ConfigDict

from engines.contract import Action, Beat, Bot, Event, IllegalAction, Message, NotYourSeat, Result
from engines.runtime.rng import Rng
from engines.runtime.undo import settle


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid")
    rounds: int = 3
    together: bool = False
    """Everything is done in the open, and all win or nobody."""


@dataclass
class State:
    rounds: int
    together: bool
    deck: list[int]
    leans: list[str | None]
    picks: list[int | None]
    points: list[int]
    turned: list[int] = field(default_factory=list)
    barrier: int = 0
    undoable: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Decision:
    id: str
    kind: str
    prompt: Message
    actions: list[Action]
    undo: bool = True


LEANS: list[Action] = [{"type": "lean", "side": side} for side in ("left", "right")]
PICKS: list[Action] = [{"type": "pick", "number": number} for number in range(1, 7)]


class Guesser:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        return Rng.seeded(seed).choice(decision.actions)


class Sealed:
    id = "sealed"
    rules_version = 1
    seats = range(1, 5)
    Options = Options

    def seats_for(self, options: Options) -> range:
        return self.seats

    def cooperative(self, options: Options) -> bool:
        return options.together

    def new(self, options: Options, seats: int, seed: bytes) -> State:
        deck = [number for number in range(1, 7) for _ in range(4)]
        Rng.seeded(seed).shuffle(deck)
        nobody = [None] * seats
        return State(
            options.rounds,
            options.together,
            deck,
            [*nobody],
            [*nobody],
            [0] * seats,
            undoable=[0] * seats,
        )

    def decisions(self, state: State) -> Mapping[int, Decision]:
        found = {}
        number = len(state.turned)
        for seat, (lean, pick) in enumerate(zip(state.leans, state.picks, strict=True)):
            if number == state.rounds or pick is not None:
                continue
            kind, actions = ("lean", LEANS) if lean is None else ("pick", PICKS)
            found[seat] = Decision(
                f"{number}.{kind}.{seat}", kind, Message(f"prompt.{kind}"), actions
            )
        return found

    def apply(
        self, state: State, seat: int, action: Action, on_beat: Beat | None = None
    ) -> list[Event]:
        decision = self.decisions(state).get(seat)
        if decision is None:
            raise NotYourSeat(seat)
        if action not in decision.actions:
            raise IllegalAction("illegal", "That is not among the choices.")
        barrier, told = state.barrier, []
        audience = None if state.together else seat

        def beat(*events: Event) -> None:
            told.extend(events)
            if on_beat is not None:
                on_beat(events)

        if action["type"] == "lean":
            state.leans[seat] = action["side"]
            beat(Event("leant", {"seat": seat, "side": action["side"]}, audience))
        else:
            state.picks[seat] = action["number"]
            beat(Event("picked", {"seat": seat, "number": action["number"]}, audience))
            if None not in state.picks:
                self._show(state, beat)
        settle(state, seat, barrier, told)
        return told

    def _show(self, state: State, beat: Any) -> None:
        state.barrier += 1
        picks = [pick for pick in state.picks if pick is not None]
        if not state.together:
            beat(*(Event("picked", {"seat": s, "number": pick}) for s, pick in enumerate(picks)))
        card = state.deck.pop()
        state.turned.append(card)
        nearest = min(abs(pick - card) for pick in picks)
        for seat, pick in enumerate(picks):
            state.points[seat] += abs(pick - card) == nearest
        state.leans, state.picks = [None] * len(picks), [None] * len(picks)
        beat(Event("turned", {"card": card}))

    def clone(self, state: State) -> State:
        return self.load(self.dump(state))

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
        if action not in self.decisions(state)[seat].actions:
            raise IllegalAction("illegal", "That is not among the choices.")
        return self.private(state, seat) | {"maybe": action}

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

    def dump(self, state: State) -> bytes:
        return orjson.dumps(asdict(state))

    def load(self, data: bytes) -> State:
        return State(**orjson.loads(data))

    def describe(self, view: dict[str, Any], lang: str) -> str:
        return str(view)

    def bots(self) -> Mapping[str, Bot]:
        return {"guesser": Guesser()}


engine = Sealed()
