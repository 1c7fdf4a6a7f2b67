"""The table at the start."""

from functools import cache

from ..rng import Rng
from .board import Board
from .components import START_SYMBOLS, value
from .layout import TOWER
from .options import Options
from .state import State
from .tiles import KIT
from .tokens import COUNT, ENTRY, SYMBOL

_TOKENS = bytes(range(COUNT))


@cache
def floors(solo: bool) -> int:
    return int(value("game", "solo" if solo else "competitive", "floors"))


@cache
def houses(solo: bool) -> int:
    return int(value("game", "solo" if solo else "competitive", "houses"))


def new(options: Options, seats: int, seed: bytes) -> State:
    solo = options.mode == "solo"
    rng = Rng.seeded(seed)
    bag = bytearray(_TOKENS)
    boards = [
        Board(TOWER, floors(solo), houses(solo), {}, list(KIT), _first(bag, rng), [], [])
        for _ in range(seats)
    ]
    return State(
        solo=solo,
        rounds=options.rounds,
        heroic=solo and options.heroic,
        rng=rng,
        bag=bag,
        boards=boards,
        drafts=[None] * seats,
        undoable=[0] * seats,
    )


def _first(bag: bytearray, rng: Rng) -> dict[int, int]:
    """Ruling 1: one skeleton of each symbol but red; what doesn't fit goes back at once."""
    missing = set(START_SYMBOLS)
    found: dict[int, int] = {}
    while missing:
        token = bag[rng.below(len(bag))]
        if SYMBOL[token] in missing:
            missing.remove(SYMBOL[token])
            found[token] = ENTRY[token]
            bag.remove(token)
    return found
