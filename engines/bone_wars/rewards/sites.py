"""Dig site actions."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..state.components import SITE_TILES, SITES
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question
from .gain import give, worthwhile
from .registry import gain


def usable(state: State, seat: int, site: str) -> bool:
    return worthwhile(state, seat, SITE_TILES[state.sites[site].tile])


def use(turn: TurnContext, seat: int, site: str) -> None:
    tile = turn.state.sites[site].tile
    turn.tell("site.used", seat, at=site, tile=tile)
    give(turn, seat, SITE_TILES[tile], "site")


@gain("dig_site_actions")
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(SiteActions(seat, count))


@dataclass(slots=True)
class SiteActions(Question):
    """At any sites, one after the other, seeing what comes of each (78)."""

    kind = "site.action"
    left: int

    def actions(self, state: State) -> list[Action]:
        sites = [
            {"type": self.kind, "at": site} for site in SITES if usable(state, self.seat, site)
        ]
        return [*sites, {"type": self.kind, "stop": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        if "stop" in action:
            return
        if self.left > 1:
            turn.push(SiteActions(self.seat, self.left - 1))
        use(turn, self.seat, action["at"])

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.site.action", {"count": self.left}
