"""What one seat sees besides: its own hand, what its choices mean, what they would bring."""

from typing import Any

from ...contract import View
from ..phases.scoring import credibilities, to_come
from ..rewards.species import Keep
from ..state.components import PATRONS
from ..state.player import Player
from ..state.position import State
from ..steps.play_card import Mode
from .hints import hints
from .outlook import then
from .tokens import bones_of
from .waiting import waiting


def private(state: State, seat: int, drawn: str | None = None) -> View:
    """Of one seat. ``drawn``: in a preview, what would have to be drawn next."""
    player = state.players[seat]
    look = waiting(state, Keep)
    return {
        "seat": seat,
        "hand": {"species": player.species.copy(), "paleontologists": player.people.copy()},
        "look": look.cards if look and look.seat == seat else None,
        "sum": _sum(state, player, drawn),
        "then": then(state, seat),
        "hints": hints(state, seat),
    }


def _sum(state: State, player: Player, drawn: str | None) -> dict[str, Any]:
    """What an action changes for people to compare."""
    credibility = credibilities(state)
    return {
        "money": player.money,
        "rp": player.rp,
        **player.loyalty,
        "patron": player.patron,
        "species": len(player.species),
        "paleontologists": len(player.people),
        "crates": bones_of(player.crates),
        "papers": {patron: sum(state.papers[patron]) for patron in PATRONS},
        "credibility": credibility,
        "projections": [list(to_come(state, each, credibility).values()) for each in state.players],
        "turn": state.active,
        "modes": _modes(state, player),
        "chance": drawn,
    }


def _modes(state: State, player: Player) -> list[str] | None:
    """What the card that its owner has just played can be used for; nobody else's business."""
    doing = state.doing
    if doing is None or doing.card is None or player is not state.player:
        return None
    choice = waiting(state, Mode)
    if choice is not None:
        return [action["mode"] for action in choice.actions(state)]
    return [doing.mode] if doing.mode else None
