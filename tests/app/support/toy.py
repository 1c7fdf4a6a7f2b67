"""The smallest game there is, for tests of the server: count to ten in turn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict

from engines.contract import Action, Beat, Bot, Event, IllegalAction, Message, NotYourSeat, Result
from engines.runtime.undo import settle


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid")
    mode: Literal["duel", "party", "solo"] = "party"
    goal: int = 10


@dataclass
class State:
    seats: int
    goal: int
    count: int = 0
    barrier: int = 0
    undoable: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Decision:
    id: str
    kind: str
    prompt: Message
    actions: list[Action]
    undo: bool = False


class First:
    def choose(self, state: Any, seat: int, decision: Any, seed: bytes) -> Action:
        return dict(decision.actions[0])


class Toy:
    id = "toy"
    rules_version = 1
    seats = range(1, 5)
    Options = Options

    def seats_for(self, options: Options) -> range:
        return {"duel": range(2, 3), "party": range(2, 5), "solo": range(1, 2)}[options.mode]

    def cooperative(self, options: Options) -> bool:
        return False

    def new(self, options: Options, seats: int, seed: bytes) -> State:
        return State(seats, options.goal, undoable=[0] * seats)

    def decisions(self, state: State) -> Mapping[int, Decision]:
        if state.count >= state.goal:
            return {}
        actions: list[Action] = [{"type": "count", "by": by} for by in (1, 2)]
        prompt = Message("prompt.count", {})
        return {state.count % state.seats: Decision(f"{state.count}", "count", prompt, actions)}

    def apply(
        self, state: State, seat: int, action: Action, on_beat: Beat | None = None
    ) -> list[Event]:
        decision = self.decisions(state).get(seat)
        if decision is None:
            raise NotYourSeat(seat)
        if action not in decision.actions:
            raise IllegalAction("illegal", "Count by one or by two.")
        barrier = state.barrier
        state.count += action["by"]
        events = [Event("counted", {"seat": seat, "count": state.count})]
        settle(state, seat, barrier, events)
        if on_beat:
            on_beat(events)
        return events

    def clone(self, state: State) -> State:
        return State(state.seats, state.goal, state.count, state.barrier, state.undoable.copy())

    def public(self, state: State) -> dict[str, Any]:
        return {"count": state.count, "goal": state.goal}

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {"seat": seat}

    def preview(self, state: State, seat: int, action: Action) -> dict[str, Any]:
        return {"seat": seat}

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        return self.clone(state)

    def result(self, state: State) -> Result | None:
        if state.count < state.goal:
            return None
        seats = range(state.seats)
        return Result([1 for _ in seats], [0 for _ in seats], [{} for _ in seats], [0], Message(""))

    def dump(self, state: State) -> bytes:
        return orjson.dumps(state)

    def load(self, data: bytes) -> State:
        return State(**orjson.loads(data))

    def describe(self, view: dict[str, Any], lang: str) -> str:
        return str(view)

    def bots(self) -> Mapping[str, Bot]:
        return {"first": First()}


engine = Toy()
