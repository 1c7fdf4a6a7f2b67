"""People who act, change their minds, send nonsense and reload, in any order."""

from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from engines import registry
from engines.conformance.cases import properties
from engines.conformance.refusals import GARBAGE, VALUES
from engines.conformance.seen import everything
from engines.contract import Engine, IllegalAction
from engines.runtime.game import Game
from tests.conformance.toy import engine as toy

numbers = st.integers(min_value=0, max_value=10_000)


class Table(RuleBasedStateMachine):
    """One game, and what must hold after everything that happens to it."""

    engine: Engine
    variants: tuple[dict[str, Any], ...] = ({},)

    @initialize(seed=st.binary(max_size=8), variant=numbers, seats=numbers)
    def start(self, seed: bytes, variant: int, seats: int) -> None:
        options = self.engine.Options(**self.variants[variant % len(self.variants)])
        allowed = self.engine.seats_for(options)
        self.game = Game(self.engine, options, allowed[seats % len(allowed)], seed)

    def playing(self) -> bool:
        return not self.game.over

    @precondition(playing)
    @rule(seat=numbers, action=numbers)
    def act(self, seat: int, action: int) -> None:
        decisions = self.engine.decisions(self.game.state)
        chosen = sorted(decisions)[seat % len(decisions)]
        decision = decisions[chosen]
        self.game.act(chosen, decision.actions[action % len(decision.actions)], decision.id)
        over = self.engine.result(self.game.state) is not None
        assert over == self.game.over

    @rule(seat=numbers)
    def undo(self, seat: int) -> None:
        seat %= self.game.seats
        before, undoable = self.game.state_hash(), self.game.can_undo(seat)
        try:
            self.game.undo(seat)
        except IllegalAction:
            assert not undoable
            assert self.game.state_hash() == before
        else:
            assert undoable

    @precondition(playing)
    @rule(seat=numbers, action=numbers, key=numbers, value=st.sampled_from(VALUES))
    def send_nonsense(self, seat: int, action: int, key: int, value: object) -> None:
        decisions = self.engine.decisions(self.game.state)
        sender = seat % self.game.seats
        source = decisions.get(sender) or next(iter(decisions.values()))
        nonsense = dict(source.actions[action % len(source.actions)])
        nonsense[list(nonsense)[key % len(nonsense)]] = value
        self.refused_unless_listed(sender, nonsense)

    @rule(seat=st.integers(-2, 8), garbage=st.sampled_from(GARBAGE))
    def send_garbage(self, seat: int, garbage: dict[str, Any]) -> None:
        self.refused_unless_listed(seat, garbage)

    def refused_unless_listed(self, seat: int, action: dict[str, Any]) -> None:
        decision = self.engine.decisions(self.game.state).get(seat)
        if decision is not None and action in decision.actions:
            return
        before, log = self.game.state_hash(), len(self.game.log)
        with pytest.raises(IllegalAction):
            self.game.act(seat, action)
        assert (self.game.state_hash(), len(self.game.log)) == (before, log)

    @rule(seat=numbers, seed=st.binary(max_size=4))
    def nobody_sees_through(self, seat: int, seed: bytes) -> None:
        viewer = seat % (self.game.seats + 1) - 1
        one = None if viewer < 0 else viewer
        world = self.engine.resample(self.game.state, one, seed)
        assert everything(self.engine, world, one) == everything(self.engine, self.game.state, one)

    @rule()
    def reload(self) -> None:
        state = self.game.state
        assert self.engine.load(self.engine.dump(state)) == state

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        stored = [(entry.seat, orjson.dumps(entry.action)) for entry in self.game.log]
        again = Game(self.engine, self.game.options, self.game.seats, self.game.seed)
        for seat, action in stored:
            if orjson.loads(action) is None:
                again.undo(seat)
            else:
                again.act(seat, orjson.loads(action))
        assert again.state_hash() == self.game.state_hash()


class ToyTable(Table):
    engine = toy
    variants = ({}, {"sealed": False})


CHIEFS = properties(registry.get("bad_bones"))["chiefs"]["items"]["enum"]


class BadBonesTable(Table):
    engine = registry.get("bad_bones")
    variants = (
        {},
        {"mode": "solo", "rounds": 3},
        {"mode": "solo", "rounds": 1, "heroic": True},
        {"mode": "cooperative"},
        {"mode": "competitive", "chiefs": CHIEFS},
        {"mode": "cooperative", "advanced": True, "chiefs": CHIEFS},
    )


class BonesAndBannersTable(Table):
    engine = registry.get("bones_and_banners")


BOUNDED = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
TestToy = ToyTable.TestCase
TestToy.settings = BOUNDED
TestBadBones = BadBonesTable.TestCase
TestBadBones.settings = BOUNDED
TestBonesAndBanners = BonesAndBannersTable.TestCase
TestBonesAndBanners.settings = BOUNDED
