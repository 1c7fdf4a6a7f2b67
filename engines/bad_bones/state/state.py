"""A position: what lies on the table, and what the seats have done in the running phase."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ...runtime.rng import Rng
from .board import Board
from .choice import Choice
from .draft import Draft
from .game_config import GameConfig
from .market import Market

Phase: TypeAlias = Literal["market", "start", "hero", "trap", "march", "over"]


@dataclass(slots=True)
class State:
    config: GameConfig
    rng: Rng
    bag: bytearray
    """The tokens in it. A draw takes one at random, so their order means nothing."""
    boards: list[Board]
    """As shown to everybody."""
    drafts: list[Draft | None]
    """What each seat has done in this phase; ``None`` where nothing yet."""
    round: int = 1
    phase: Phase = "hero"
    black: bool = False
    """The side that the table's tracking token shows."""
    barrier: int = 0
    undoable: list[int] = field(default_factory=list)
    history: list[tuple[list[int], list[int]]] = field(default_factory=list)
    """Floors and houses of all seats after each round."""
    cause: str = ""
    """Why the game is over."""
    common: list[int] = field(default_factory=list)
    """The common supply of a cooperative game, as ``Board.supply``; else empty."""
    locked: list[int] = field(default_factory=list)
    """Kinds of traps taken back in this phase, which the others may not use yet (ruling 20)."""
    removed: list[int] = field(default_factory=list)
    """Tokens that have left the game (ruling 55)."""
    market: Market | None = None
    """Until it closes."""
    choices: dict[int, Choice] | None = field(default=None, compare=False, repr=False)
    """The open decisions, once somebody has asked for them."""

    def clone(self) -> "State":
        """Boards, drafts and the market are never changed in place once they are in a state."""
        return State(
            self.config,
            self.rng.copy(),
            self.bag.copy(),
            self.boards.copy(),
            self.drafts.copy(),
            self.round,
            self.phase,
            self.black,
            self.barrier,
            self.undoable.copy(),
            self.history.copy(),
            self.cause,
            self.common.copy(),
            self.locked.copy(),
            self.removed.copy(),
            self.market,
            self.choices,
        )

    def reveal(self) -> None:
        """From here on nothing can be taken back. Also said where numbers are drawn, which would be
        found out anyway: how often it was said is part of every hash that is kept."""
        self.barrier += 1
        self.undoable = [0] * len(self.undoable)

    def supply(self, seat: int) -> list[int]:
        """The traps that ``seat`` may place."""
        return self.common if self.config.cooperative else self.boards[seat].supply

    def is_ready(self, seat: int) -> bool:
        """Has nothing more to choose in this phase, for all that others can see."""
        if self.market is not None:
            return seat not in self.market.choosing()
        draft = self.drafts[seat]
        if draft is None:
            return self.phase in ("march", "over")  # a march that is about to begin or just over
        return draft.ask is None

    def out(self) -> list[int]:
        """The seats that have lost their tower or village; judged after the march."""
        if self.phase != "over":
            return []
        return [seat for seat, board in enumerate(self.boards) if board.fallen()]
