"""The loyalty tracks."""

from ..state.components import TOP, TRACK
from ..state.player import Player
from ..turn.context import TurnContext


def gain_loyalty(turn: TurnContext, seat: int, patron: str, steps: int, why: str) -> None:
    """Steps beyond the top are 1 RP each, within the same gain (76)."""
    if steps <= 0:
        return
    player = turn.player(seat)
    before = player.loyalty[patron]
    after = min(TOP, before + steps)
    rp = before + steps - after
    player.loyalty[patron] = after
    player.rp += rp
    turn.tell(
        "loyalty.gained",
        seat,
        patron=patron,
        steps=steps,
        **{"from": before, "to": after},
        rp=rp,
        why=why,
    )


def value(player: Player, patron: str) -> int:
    return TRACK[player.loyalty[patron]]
