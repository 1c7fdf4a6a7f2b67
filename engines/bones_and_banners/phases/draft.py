"""II: dice and lands are picked in turn (B14); the first turn may reroll before (B11)."""

from itertools import combinations

from ...contract import Action, Message
from ..cards.catalogue import ADVISORS, DICE_EACH, LANDS, SYMBOLS
from ..cards.having import having
from ..hands.dice import in_order, reroll
from ..state.army import Army
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question, task
from ..turn.turn import Turn
from ..windows.advisors.play import spend

DICE: dict[str, Action] = {die: {"type": "draft.die", "symbol": die} for die in SYMBOLS}
LAKES = having(LANDS, "land_activate", "REROLL")
JESTERS = {name: card.effects[0] for name, card in ADVISORS.items() if card.window == "W_ROLL"}


@task("draft.begin")
def draft(turn: Turn, step: Step) -> None:
    turn.enter("draft")
    turn.push(Step("draft.next", turn.state.initiative), Step("build.begin"))


@task("draft.next")
def next_pick(turn: Turn, step: Step) -> None:
    """It is the seat's turn unless it is complete; when both are, it is over."""
    for seat in (step.seat, 1 - step.seat):
        if not _complete(turn.state, seat):
            turn.push(Step("draft.pick", seat))
            return


def _complete(state: State, seat: int) -> bool:
    return not _dice(state, seat) and not _free_lands(state, seat)


def _dice(state: State, seat: int) -> list[str]:
    """Those that the seat may take."""
    return state.pool if len(state.armies[seat].dice) < DICE_EACH else []


def _free_lands(state: State, seat: int) -> list[str]:
    """Those that the seat may ally with: none if it has one."""
    if state.allied(seat) is not None:
        return []
    return [field.land for field in state.centre if field.ally is None]


@question
class Pick(Question):
    kind = "draft.pick"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        picks = [DICE[die] for die in dict.fromkeys(_dice(state, seat))]
        picks += ({"type": "draft.ally", "land": land} for land in _free_lands(state, seat))
        # B11: nobody is asked for a reroll alone, which may be a hidden card's
        if len(picks) > 1 and _first_turn(state, seat):
            picks += _rerolls(state, state.armies[seat])
        return picks

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        if action["type"] == "draft.reroll":
            _reroll(turn, seat, action)
            turn.push(step)
        else:
            _pick(turn, seat, action)
            turn.push(Step("draft.next", 1 - seat))
        turn.beat()

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        if not _free_lands(state, seat):
            return Message("prompt.draft.pick.dice")
        return Message("prompt.draft.pick" if _dice(state, seat) else "prompt.draft.pick.land")


def _first_turn(state: State, seat: int) -> bool:
    allied = state.allied(seat)
    return not state.armies[seat].dice and (allied is None or allied.kept)


def _rerolls(state: State, army: Army) -> list[Action]:
    limits: dict[str, int] = {}
    if army.active in LAKES and not army.rerolled:
        limits[_by(army.active)] = LAKES[army.active].value
    limits |= {card: JESTERS[card].value for card in army.advisors if card in JESTERS}
    return [
        {"type": "draft.reroll", "by": by, "dice": list(dice)}
        for by, limit in limits.items()
        for count in range(1, limit + 1)
        for dice in dict.fromkeys(combinations(state.pool, count))
    ]


def _by(land: str) -> str:
    return LANDS[land].terrain.lower()


def _reroll(turn: Turn, seat: int, action: Action) -> None:
    army, by = turn.army(seat), action["by"]
    turn.reveal()
    if by in JESTERS:
        spend(turn, seat, by)
    else:
        army.rerolled = True
    reroll(turn, seat, turn.state.pool, action["dice"], by)


def _pick(turn: Turn, seat: int, action: Action) -> None:
    state = turn.state
    if action["type"] == "draft.die":
        symbol, army = action["symbol"], turn.army(seat)
        state.pool.remove(symbol)
        army.dice = in_order([*army.dice, symbol])
        turn.tell("die.taken", seat=seat, symbol=symbol)
    else:
        state.field(action["land"]).ally = seat
        turn.tell("land.allied", seat=seat, land=action["land"], alone=turn.alone)
