"""A game in the middle, played on by what people do."""

from typing import Any

from engines.bones_and_banners import engine
from engines.bones_and_banners.notation import format as written
from engines.bones_and_banners.state.army import Army
from engines.bones_and_banners.state.unit import Unit
from engines.bones_and_banners.testing import scenario
from engines.contract import Action, Event


class Table:
    def __init__(
        self, text: str, phase: str = "reveal", stop: str | None = None, seed: bytes = b""
    ) -> None:
        self.state = scenario(text, phase, stop, seed)
        self.told: list[Event] = []

    @property
    def asked(self) -> dict[int, str]:
        """By seat, the kind of its decision."""
        return {seat: each.kind for seat, each in engine.decisions(self.state).items()}

    def choices(self, seat: int, kind: str = "") -> list[Action]:
        """The actions, or those of that type."""
        decision = engine.decisions(self.state)[seat]
        return [action for action in decision.actions if kind in ("", action["type"])]

    def does(self, seat: int, kind: str, /, **values: Any) -> list[Event]:
        return self.takes(seat, {"type": kind, **values})

    def takes(self, seat: int, action: Action) -> list[Event]:
        events = engine.apply(self.state, seat, action)
        self.told += events
        return events

    def army(self, seat: int) -> Army:
        return self.state.armies[seat]

    def unit(self, seq: int) -> Unit:
        unit = self.state.unit(seq)
        assert unit is not None, f"unit {seq} has left play"
        return unit

    @property
    def in_play(self) -> list[int]:
        return [unit.seq for unit in self.state.units]

    @property
    def public(self) -> Any:
        return engine.public(self.state)

    def private(self, seat: int) -> Any:
        return engine.private(self.state, seat)

    @property
    def text(self) -> str:
        return written(self.state)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What everybody was told of that kind, or one seat."""
        return [dict(event.values) for event in self.told if event.type == kind]


def fought(text: str) -> Table:
    """After Phase V."""
    return Table(text, "combat", stop="contest")


def contested(text: str) -> Table:
    """After Phases V and VI, if nobody has anything to choose."""
    return Table(text, "combat", stop="end")
