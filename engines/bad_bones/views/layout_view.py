"""The board and the pieces of a game, as its public view has them."""

from ...contract import View
from ..phases.story import ROUND
from ..skeletons.exits import targets
from ..state.game_config import GameConfig
from ..state.layout import DIRECTIONS, NAMES, SIDES, Layout
from ..state.market import COST
from ..state.tiles import INTACT_STARS, KIT, LETTERS
from ..state.tokens import CHIEF, COPIES, HOME, MODELS, SPOT, SYMBOL


def layout_view(config: GameConfig) -> View:
    """What never changes: said once, never again in a patch."""
    layout: Layout = config.layout
    shown = {
        "arrows": {at: dict(turns) for at, turns in layout.arrows.items()},
        "towers": [NAMES[space] for space in layout.towers],
        "edges": layout.edges,
        "faces": _faces(layout),
        "exits": [_exits(layout, seat, config.seats) for seat in range(config.seats)],
        "phases": list(ROUND),
        "scored": config.mode == "competitive",
        **{edge: list(symbols) for edge, symbols in layout.lanes.items()},
        "copies": COPIES,
        "models": list(MODELS),
        "stars": {
            letter: stars
            for letter, stars, kit in zip(LETTERS, INTACT_STARS, KIT, strict=True)
            if kit or config.advanced
        },
    }
    if config.advanced:
        shown["costs"] = dict(COST)
    if config.chiefs:
        shown["chiefs"] = {
            str(token): f"{SYMBOL[token]}{HOME[token]}*{chief}"
            for token, chief in enumerate(CHIEF)
            if chief in config.chiefs
        }
    return shown


def _faces(layout: Layout) -> View:
    """Where those who come in look, by the edge they come from and by the home of their token;
    and those who enter the village or capital."""
    spots = enumerate(layout.spot)
    edges = {layout.names[spot][0]: DIRECTIONS[pose & 3] for spot, pose in spots}
    homes = {HOME[token]: DIRECTIONS[layout.spot[spot] & 3] for token, spot in enumerate(SPOT)}
    (village,) = set(range(4)).difference(SIDES[edge] for edge in layout.edges)
    return {**edges, **homes, "village": DIRECTIONS[village]}


def _exits(layout: Layout, seat: int, seats: int) -> dict[str, list[int]]:
    """Whose cemetery the forest on each edge leads to; of several the board's owner chooses."""
    return {edge: targets(seat, seats, SIDES[edge]) for edge in layout.edges}
