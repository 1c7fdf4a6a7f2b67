"""The smallest game there is, for tests of the server: count to ten in turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engines.contract import About, Action, Bot, Decision, Message, Result
from engines.runtime.base_engine import BaseEngine
from engines.runtime.position import Position
from engines.runtime.rng import Rng
from engines.runtime.story import Story


class Variants(BaseModel):
    model_config = ConfigDict(extra="forbid")
    mode: Literal["duel", "party", "solo"] = "party"
    goal: int = 10


@dataclass(slots=True)
class State(Position):
    seats: int
    goal: int
    count: int = 0


class First:
    def choose(self, state: Any, seat: int, decision: Any, seed: bytes) -> Action:
        return dict(decision.actions[0])


class Toy(BaseEngine[State]):
    id = "toy"
    seats = range(1, 5)
    Options = Variants
    about = About(minutes=1, age=6, designers=("Nobody",))

    def seats_for(self, options: Variants) -> range:
        return {"duel": range(2, 3), "party": range(2, 5), "solo": range(1, 2)}[options.mode]

    def set_up(self, options: Variants, seats: int, rng: Rng) -> State:
        return State(rng=rng, seats=seats, goal=options.goal)

    def decisions(self, state: State) -> Mapping[int, Decision]:
        if state.count >= state.goal:
            return {}
        actions: list[Action] = [{"type": "count", "by": by} for by in (1, 2)]
        seat = state.count % state.seats
        return {seat: self.ask(state, seat, "count", actions)}

    def play(self, state: State, seat: int, action: Action, story: Story) -> None:
        state.count += action["by"]
        story.tell("counted", seat=seat, count=state.count)

    def public(self, state: State) -> dict[str, Any]:
        return {"count": state.count, "goal": state.goal}

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {"seat": seat}

    def result(self, state: State) -> Result | None:
        if state.count < state.goal:
            return None
        seats = range(state.seats)
        return Result([1 for _ in seats], [0 for _ in seats], [{} for _ in seats], [0], Message(""))

    def describe(self, view: dict[str, Any], lang: str) -> str:
        return str(view)

    def bots(self) -> Mapping[str, Bot]:
        return {"first": First()}


engine = Toy()
