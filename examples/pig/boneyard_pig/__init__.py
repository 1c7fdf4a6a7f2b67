"""Pig: roll as long as you dare. A 1 loses what the turn has brought, and ends it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import BaseModel, ConfigDict, Field

from engines.contract import Action, Decision, Message, Result, View
from engines.runtime.base_engine import BaseEngine
from engines.runtime.position import Position
from engines.runtime.rng import Rng
from engines.runtime.story import Story

ROLL: Action = {"type": "roll"}
HOLD: Action = {"type": "hold"}


class Variants(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    goal: int = Field(default=50, ge=20, le=100)


@dataclass(slots=True)
class State(Position):
    goal: int
    points: list[int]
    turn: int = 0
    pot: int = 0
    """What this turn has brought so far."""
    rolled: list[int] = field(default_factory=list)

    @property
    def winner(self) -> int | None:
        best = max(self.points)
        return self.points.index(best) if best >= self.goal else None


class Pig(BaseEngine[State]):
    id = "pig"
    seats = range(2, 5)
    Options = Variants

    def set_up(self, options: Variants, seats: int, rng: Rng) -> State:
        return State(rng=rng, goal=options.goal, points=[0] * seats)

    def decisions(self, state: State) -> Mapping[int, Decision]:
        if state.winner is not None:
            return {}
        choices = [ROLL, HOLD] if state.pot else [ROLL]
        return {state.turn: self.ask(state, state.turn, "dare", choices, pot=state.pot)}

    def play(self, state: State, seat: int, action: Action, story: Story) -> None:
        if action == HOLD:
            state.points[seat] += state.pot
            story.tell("held", seat=seat, pot=state.pot)
            return self._pass_on(state)
        die = 1 + state.rng.below(6)
        state.rolled.append(die)
        story.tell("rolled", seat=seat, die=die)
        if die > 1:
            state.pot += die
            return None
        story.tell("lost", seat=seat, pot=state.pot)
        return self._pass_on(state)

    def _pass_on(self, state: State) -> None:
        state.turn = (state.turn + 1) % len(state.points)
        state.pot, state.rolled = 0, []

    def public(self, state: State) -> View:
        return {
            "turn": state.turn,
            "rolled": state.rolled.copy(),
            "pot": state.pot,
            "points": state.points.copy(),
        }

    def result(self, state: State) -> Result | None:
        if state.winner is None:
            return None
        return Result(
            places=[1 + sum(other > mine for other in state.points) for mine in state.points],
            points=state.points.copy(),
            parts=[{"held": points} for points in state.points],
            winners=[state.winner],
            reason=Message("over.goal", {"goal": state.goal}),
        )


engine = Pig()
