"""The table at the start."""

from ...runtime.rng import Rng
from ..options import Options
from ..state.board import Board
from ..state.components import START_COUNT, START_SYMBOLS
from ..state.game_config import GameConfig
from ..state.market import Market
from ..state.state import Phase, State
from ..state.tiles import COMMON_KIT, KIT, LETTERS, TREASURE
from ..state.tokens import CHIEF, SPOT, SYMBOL, tokens_of


def new(options: Options, seats: int, rng: Rng) -> State:
    config = GameConfig.of(options, seats)
    bag = bytearray(tokens_of(config.chiefs))
    boards = [realm(config, _first(config, bag, rng)) for _ in range(seats)]
    return State(
        config=config,
        rng=rng,
        bag=bag,
        boards=boards,
        drafts=[None] * seats,
        undoable=[0] * seats,
        phase=first_phase(config),
        common=_common(config) if config.cooperative else [],
        market=Market.of(config, rng) if config.advanced else None,
    )


def first_phase(config: GameConfig) -> Phase:
    """What comes before the first round: the market, and where the heroes begin."""
    if config.advanced:
        return "market"
    return "start" if config.cooperative else "hero"


def realm(config: GameConfig, skeletons: dict[int, int]) -> Board:
    towers = dict.fromkeys(config.layout.towers, config.floors)
    together = config.cooperative
    hero = -1 if together else config.layout.towers[0]
    supply = [0] * len(LETTERS) if together else _own_supply(config)
    return Board(
        hero, towers, config.houses, {}, supply, skeletons, [], [], layout=config.layout
    )  # fmt: skip


def _own_supply(config: GameConfig) -> list[int]:
    """The basic kit; where there is a market, only what is not sold there."""
    return _treasure() if config.advanced else list(KIT)


def _common(config: GameConfig) -> list[int]:
    return _treasure() if config.advanced else common_supply(config)


def common_supply(config: GameConfig) -> list[int]:
    """The basic cooperative game's: so many for each player, and one treasure for all."""
    supply = [count * config.seats for count in COMMON_KIT]
    supply[TREASURE - 1] = 1
    return supply


def _first(config: GameConfig, bag: bytearray, rng: Rng) -> dict[int, int]:
    """Ruling 1: one skeleton of each symbol but red; what doesn't fit goes back at once. Ruling 2:
    together, four different symbols, red too. Ruling 3: no chief."""
    missing = "pyrbg" if config.cooperative else START_SYMBOLS
    found: dict[int, int] = {}
    while len(found) < START_COUNT:
        token = bag[rng.below(len(bag))]
        symbol = SYMBOL[token]
        if symbol in missing and CHIEF[token] is None:
            missing = missing.replace(symbol, "")
            found[token] = config.layout.spot[SPOT[token]]
            bag.remove(token)
    return found


def _treasure() -> list[int]:
    return [int(kind == TREASURE) for kind in range(1, len(LETTERS) + 1)]
