"""The loyalty tracks."""

from ..components import TOP, TRACK
from ..state.player import Player
from ..turn.context import Table


def gain_loyalty(table: Table, seat: int, patron: str, steps: int, why: str) -> None:
    """Steps beyond the top are 1 RP each, within the same gain (76)."""
    if steps <= 0:
        return
    player = table.player(seat)
    before = player.loyalty[patron]
    after = min(TOP, before + steps)
    rp = before + steps - after
    player.loyalty[patron] = after
    player.rp += rp
    table.tell(
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
