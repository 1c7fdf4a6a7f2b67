"""Which decisions are made by their owner though there is but one thing to do.

A seat is not asked where that one thing changes nothing for anybody. If it spends, reveals, ends
the turn, or is something else than the played card's name says, it is asked all the same, and can
be taken back up to there (section 9 of the rulings' page).
"""

from collections.abc import Callable
from typing import TypeAlias

from ...contract import Action
from ..state.components import PEOPLE
from ..state.position import State

Depends: TypeAlias = Callable[[State, Action], bool]


def _another_thing(state: State, action: Action) -> bool:
    """Than the paleontologist's card says. A species card says nothing, and its team is asked
    for every step."""
    person = (state.now.card or {}).get("paleontologist")
    return person is not None and bool(PEOPLE[person].action != action["mode"])


def _spends(state: State, action: Action) -> bool:
    """A part for which no bone fits is left out by itself."""
    return "bone" in action


ASKED_ALONE: dict[str, bool | Depends] = {
    "setup.choose": True,  # never alone: there is a card more than there are players
    "setup.university": True,  # patron and grant, and the turn in the draft is over
    "turn.play": False,  # only passing is left: the first choice of a pass is asked instead (R13)
    "prize.when": False,  # only after the action, and it may still come to nothing then (R1)
    "turn.mode": _another_thing,
    "specialist.use": False,  # nobody is ready
    "team.act": False,  # only the end is left: it ends by itself
    "publish.card": True,  # a card leaves the hand; *done* brings the rewards
    "publish.bone": _spends,
    "debunk.set": True,  # spends bones; *done* ends the turn
    "debunk.wild": True,  # spends a bone
    "debunk.split": False,  # nothing to divide, or no help for it
    "debunk.grant": False,  # no such grant
    "award.claim": True,  # the marker stays for good
    "minor.card": True,  # a card leaves the hand
    "minor.tile": True,  # the tile leaves the game
    "loyalty.split": True,  # never alone: all or nothing at least
    "reward.next": False,  # a queue of one has no order (R6)
    "round.choose": True,  # never alone: four rounds
    "round.swap": True,  # never alone: the round's or the column's at least
    "bones.source": True,  # the display is empty: the bag reveals
    "crates.return": True,  # a bone goes back
    "rare.take": False,  # the display is empty
    "exchange.give": False,  # only points at a bone: what is taken for it is asked, and spends it
    "exchange.take": True,  # spends a bone
    "species.discard": True,  # spends a card, then reveals
    "species.keep": True,  # a card comes to hand
    "paleontologist.take": True,  # the display is filled up: that reveals
    "team.upgrade": False,  # all six are made (16)
    "slot.upgrade": True,  # spends a tile
    "cover.bonus": True,  # never alone: money or reputation
    "reclassify": False,  # nothing can be moved
    "site.action": False,  # no site is of use
    "pass.profession": True,  # never alone: two rows are always free (R21)
    "pass.university": True,  # patron and grant, and the turn is over
    "endgame.space": True,  # the turn is over
}
"""By kind, or by the action where it depends."""


def is_asked_alone(state: State, action: Action) -> bool:
    asked = ASKED_ALONE[action["type"]]
    return asked if isinstance(asked, bool) else asked(state, action)
