"""The table at the start."""

from ...runtime.rng import Rng
from ..options import Options
from ..state.board import Board
from ..state.components import START_COUNT, START_SYMBOLS
from ..state.game_config import Setting
from ..state.state import Phase, State
from ..state.tiles import COMMON_KIT, KIT, LETTERS, TREASURE
from ..state.tokens import CHIEF, SPOT, SYMBOL, tokens_of
from .market import Market


def new(options: Options, seats: int, seed: bytes) -> State:
    setting = Setting.of(options, seats)
    rng = Rng.seeded(seed)
    bag = bytearray(tokens_of(setting.chiefs))
    boards = [realm(setting, _first(setting, bag, rng)) for _ in range(seats)]
    return State(
        setting=setting,
        rng=rng,
        bag=bag,
        boards=boards,
        drafts=[None] * seats,
        undoable=[0] * seats,
        phase=first_phase(setting),
        common=_common(setting) if setting.cooperative else [],
        market=Market.of(setting, rng) if setting.advanced else None,
    )


def first_phase(setting: Setting) -> Phase:
    """What comes before the first round: the market, and where the heroes begin."""
    if setting.advanced:
        return "market"
    return "start" if setting.cooperative else "hero"


def realm(setting: Setting, skeletons: dict[int, int]) -> Board:
    towers = dict.fromkeys(setting.layout.towers, setting.floors)
    together = setting.cooperative
    hero = -1 if together else setting.layout.towers[0]
    supply = [0] * len(LETTERS) if together else _own_supply(setting)
    return Board(
        hero, towers, setting.houses, {}, supply, skeletons, [], [], layout=setting.layout
    )  # fmt: skip


def _own_supply(setting: Setting) -> list[int]:
    """The basic kit; where there is a market, only what is not sold there."""
    return _treasure() if setting.advanced else list(KIT)


def _common(setting: Setting) -> list[int]:
    return _treasure() if setting.advanced else common_supply(setting)


def common_supply(setting: Setting) -> list[int]:
    """The basic cooperative game's: so many for each player, and one treasure for all."""
    supply = [count * setting.seats for count in COMMON_KIT]
    supply[TREASURE - 1] = 1
    return supply


def _first(setting: Setting, bag: bytearray, rng: Rng) -> dict[int, int]:
    """Ruling 1: one skeleton of each symbol but red; what doesn't fit goes back at once. Ruling 2:
    together, four different symbols, red too. Ruling 3: no chief."""
    missing = "pyrbg" if setting.cooperative else START_SYMBOLS
    found: dict[int, int] = {}
    while len(found) < START_COUNT:
        token = bag[rng.below(len(bag))]
        symbol = SYMBOL[token]
        if symbol in missing and CHIEF[token] is None:
            missing = missing.replace(symbol, "")
            found[token] = setting.layout.spot[SPOT[token]]
            bag.remove(token)
    return found


def _treasure() -> list[int]:
    return [int(kind == TREASURE) for kind in range(1, len(LETTERS) + 1)]
