"""Banners are counted, and the seat with more of them conquers the land."""

from .. import feats
from ..state.step import Step
from ..turn.steps import task
from ..turn.turn import Turn
from .conquest import conquer
from .contestants import contestants
from .land import settle
from .stalemate import keep
from .totals import Item, items, total


@task("contest.count")
def count(turn: Turn, step: Step) -> None:
    land = step.given["land"]
    turn.reveal()
    if len(contestants(turn.state, land)) < 2:
        return settle(turn, land, contested=True)
    found = [items(turn.state, seat, land) for seat in (0, 1)]
    mine, theirs = total(found[0]), total(found[1])
    turn.tell("counted", land=land, totals=[mine, theirs], parts=found)
    _notice_watchdogs(turn, land, found)
    turn.beat()
    if mine == theirs:
        return keep(turn, land)
    return conquer(turn, 0 if mine > theirs else 1, land, contested=True)


def _notice_watchdogs(turn: Turn, land: str, found: list[list[Item]]) -> None:
    seat = turn.state.field(land).ally
    if seat is None:
        return
    for item in found[seat]:
        if item.get("card") == "watchdog" and item["banners"] >= 5:
            feats.notice(turn, seat, "IV-3")
