"""Teams that meet on a site."""

from ..rewards.gain import Gain
from ..state.grants import MEETING_PAYS, has
from ..turn.context import TurnContext

PAID = 1


def meet(turn: TurnContext, mover: int, site: str) -> None:
    """G13: its holder earns once for each step of any team (82, R28)."""
    players = turn.state.players
    here = [seat for seat, player in enumerate(players) if player.team == site and seat != mover]
    if not here:
        return
    for seat in (mover, *here):
        if has(turn.state, seat, MEETING_PAYS):
            turn.tell("teams.met", seat, amount=PAID)
            Gain(seat, "money", PAID, "grant").run(turn)


def move_team(turn: TurnContext, seat: int, to: str, free: bool) -> None:
    player = turn.player(seat)
    turn.tell("team.moved", seat, **{"from": player.team, "to": to}, free=free)
    player.team = to
    meet(turn, seat, to)
