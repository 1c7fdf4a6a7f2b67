"""VII: the victory check, then everything is made ready for the next round (B45)."""

from ...contract import round_started
from ..cards.catalogue import LAST_ROUND
from ..hands.dice import in_order
from ..state.army import Army, Building
from ..state.position import State
from ..state.step import Step
from ..turn.steps import task
from ..turn.turn import Turn
from .victory import by_gold, exhausted, last_round


@task("end.begin")
def end(turn: Turn, step: Step) -> None:
    state = turn.state
    turn.reveal()  # B7
    turn.enter("end")
    if by_gold(state) or exhausted(state):
        return _over(turn)
    for seat in state.in_turn():
        _finish(turn, seat)
    state.pool = in_order([*state.pool, *_dice(state)])
    for army in state.armies:
        _rest(army)
    for unit in state.units:
        unit.dice, unit.bonus = [], 0
    _pass_token(turn)
    if state.round == LAST_ROUND:
        last_round(state)  # B47: after all of this
        return _over(turn)
    turn.beat()
    state.round += 1
    turn.story.events.append(round_started(state.round))
    turn.push(Step("rally.begin"))
    return None


def _finish(turn: Turn, seat: int) -> None:
    """Also on a land that is kept, or conquered by the builder (B44)."""
    army = turn.army(seat)
    if army.under is not None:
        turn.tell("building.finished", seat=seat, building=army.under, by=None)
        army.built.append(Building(army.under))
        army.under = None


def _dice(state: State) -> list[str]:
    """All that are not in the pool."""
    seats = (die for army in state.armies for die in (*army.dice, *army.spent))
    return [*seats, *(die for unit in state.units for die in unit.dice)]


def _rest(army: Army) -> None:
    """Effects of the round are over, and advisors bought in it can be played."""
    army.advisors = sorted(army.advisors + army.fresh)
    army.fresh, army.dice, army.spent = [], [], []
    army.active = None
    army.mason = army.rests = army.rerolled = False
    army.conquests = 0
    for building in army.built:
        building.used = False


def _pass_token(turn: Turn) -> None:
    state = turn.state
    herald = next((seat for seat, army in enumerate(state.armies) if army.herald), None)
    state.initiative = 1 - state.initiative if herald is None else herald
    for army in state.armies:
        army.herald = False
    turn.tell("initiative.passed", seat=state.initiative)


def _over(turn: Turn) -> None:
    state = turn.state
    turn.beat()
    state.phase = "over"
    turn.tell("game.over", seat=state.winner, reason=state.reason)
