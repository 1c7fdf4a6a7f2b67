"""A die buys the top advisor or the top building."""

from ...contract import Action
from .. import feats
from ..hands.draw import draw_advisor, draw_building
from ..state.army import Building
from ..state.position import State
from ..turn.turn import Turn

ADVISOR: Action = {"type": "die.buy", "pile": "advisor"}
BUILDING: Action = {"type": "die.buy", "pile": "building"}


def sold(state: State) -> list[Action]:
    """What there is to buy."""
    return [ADVISOR] * bool(state.advisors) + [BUILDING] * bool(state.buildings)


def buy(turn: Turn, seat: int, pile: str) -> None:
    turn.tell("die.bought", seat=seat, pile=pile)
    if pile == "advisor":
        draw_advisor(turn, seat, "die", fresh=True)  # B17
    elif turn.army(seat).mason:
        _build_now(turn, seat)
    else:
        draw_building(turn, seat, "die")


def _build_now(turn: Turn, seat: int) -> None:
    """A Stonemason waits: the building is shown and built at once (B17)."""
    army = turn.army(seat)
    turn.reveal()
    card = turn.state.buildings.pop(0)
    army.built.append(Building(card))
    army.mason = False
    turn.tell("building.finished", seat=seat, building=card, by="stonemason")
    feats.notice(turn, seat, "II-4")
