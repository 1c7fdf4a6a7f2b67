"""Mid-game and final scoring, and who has won."""

from typing import Any

from ...contract import Message, Result
from ..rewards.loyalty import value
from ..state import shelves
from ..state.components import PATRONS
from ..state.player import Player
from ..state.position import State
from ..turn.context import TurnContext


def credibilities(state: State) -> dict[str, int]:
    players = len(state.players)
    return {patron: shelves.of(state.papers[patron], players) for patron in PATRONS}


def projection(player: Player, credibility: dict[str, int]) -> dict[str, int]:
    """What both patrons would bring now: value of loyalty times credibility."""
    return {patron: value(player, patron) * credibility[patron] for patron in PATRONS}


def to_come(state: State, player: Player, credibility: dict[str, int]) -> dict[str, int]:
    """What a scoring now would add to the points: nothing any more when all are counted."""
    return dict.fromkeys(PATRONS, 0) if state.phase == "over" else projection(player, credibility)


def score(turn: TurnContext, when: str) -> None:
    """Loyalty and papers stay as they are (90)."""
    state = turn.state
    credibility = credibilities(state)
    points = [projection(player, credibility) for player in state.players]
    for player, earned in zip(state.players, points, strict=True):
        player.rp += sum(earned.values())
    state.scorings.append({"credibility": credibility, "points": points})
    turn.tell_of_nobody("scored", when=when, credibility=credibility, points=points)


_SCORINGS = ("midgame", "final")


def _parts(state: State, seat: int) -> dict[str, int]:
    parts: dict[str, int] = {}
    for name, scoring in zip(_SCORINGS, state.scorings, strict=True):
        parts |= {f"{name}_{patron}": scoring["points"][seat][patron] for patron in PATRONS}
    parts["other"] = state.players[seat].rp - sum(parts.values())
    return parts


def _rank(player: Player) -> tuple[int, int]:
    """Points, then archived cards (91)."""
    return player.rp, player.archived


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    ranks: list[Any] = [_rank(player) for player in state.players]
    if state.solo is not None:
        # his head is the bigger one (103)
        ranks = [(*_rank(player), player.theodore) for player in state.players]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks][: state.seats]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(
        places=list(places),
        points=[player.rp for player in state.players[: state.seats]],
        parts=[_parts(state, seat) for seat in range(state.seats)],
        winners=winners,
        reason=Message(f"result.{_reason(state, winners)}"),
    )


def _reason(state: State, winners: list[int]) -> str:
    if state.solo is not None:
        return "solo_won" if winners else "solo_lost"
    if len(winners) > 1:
        return "shared"
    best = state.players[winners[0]].rp
    return "archive" if sum(player.rp == best for player in state.players) > 1 else "points"
