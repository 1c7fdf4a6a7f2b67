"""Teams that meet on a site."""

from ..rewards.gain import Gain
from ..state.grants import MEETING_PAYS, has
from ..turn.context import Table

PAID = 1


def meet(table: Table, mover: int, site: str) -> None:
    """G13: its holder earns once for each step, whoever moves (82, R28)."""
    players = table.state.players
    here = [seat for seat, player in enumerate(players) if player.team == site and seat != mover]
    if not here:
        return
    for seat in (mover, *here):
        if has(table.state, seat, MEETING_PAYS):
            table.tell("teams.met", seat, amount=PAID)
            Gain(seat, "money", PAID, "grant").run(table)


def move_team(table: Table, seat: int, to: str, free: bool) -> None:
    player = table.player(seat)
    table.tell("team.moved", seat, **{"from": player.team, "to": to}, free=free)
    player.team = to
    meet(table, seat, to)
