"""A battle fought from a position written as text, with everything that is told of it."""

from typing import Any

from engines.bones_and_banners import rules
from engines.bones_and_banners.notation import parse
from engines.bones_and_banners.state.step import Step
from engines.bones_and_banners.turn.go_on import answer, go_on
from engines.bones_and_banners.turn.turn import Turn
from engines.contract import Event
from engines.runtime.story import Story

assert rules.__all__, "all steps sign in"


class Battle:
    """Phases V and VI, up to a choice or to the End Phase."""

    def __init__(self, text: str, *, begin: str = "combat.begin", stop: str = "end") -> None:
        story = Story()
        self.state = parse(text)
        self.state.stop = stop
        self.state.stack = [Step(begin)]
        go_on(Turn(self.state, story))
        self.events: list[Event] = story.events

    def chooses(self, seat: int, kind: str, /, **values: Any) -> None:
        story = Story()
        answer(Turn(self.state, story), seat, {"type": kind, **values})
        self.events += story.events

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Events of that kind, to everybody."""
        return [
            dict(event.values)
            for event in self.events
            if event.type == kind and event.audience is None
        ]

    def fight(self) -> dict[str, Any]:
        """The only one."""
        (told,) = self.told("fought")
        return told

    def feats(self, seat: int) -> list[str]:
        return self.state.armies[seat].feats

    def in_play(self) -> list[int]:
        return [unit.seq for unit in self.state.units]


def combat(text: str) -> Battle:
    return Battle(text, stop="contest")


def parts(*given: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"by": by, "n": n} for by, n in given]
