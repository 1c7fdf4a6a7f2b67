"""What a seat has done in the running phase: its own working board, and what there is to tell.

Nothing crosses boards within a phase (ruling 7), so each seat's phase is played on a draft of its
own; what goes to the bag and to other cemeteries waits here until the phase is shown.
"""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..contract import Event
from .board import Board
from .walk import Walk

Ask: TypeAlias = tuple[str, int, tuple[int, ...]]
"""What the player has to choose before the walk goes on: ``("repel", dragon, sides)``,
``("exit", forest spot, ())`` or ``("aim", catapult, ())``."""


@dataclass(slots=True)
class Draft:
    seat: int
    seats: int
    marching: bool
    """Whether this is the march; else a phase in which the player acts."""
    board: Board
    told: list[Event] = field(default_factory=list)
    """What has happened, as everybody will be told it."""
    bagged: list[int] = field(default_factory=list)
    sent: list[tuple[int, int]] = field(default_factory=list)
    """Seat and token, for its cemetery."""
    queue: list[int] = field(default_factory=list)
    """Tokens that still have to move, the next one last."""
    used: list[int] = field(default_factory=list)
    """Spaces of the traps that were triggered in this phase."""
    aims: dict[int, int] = field(default_factory=dict)
    """Catapult -> its target in this phase (ruling 34)."""
    landed: int = -1
    """The space on which a dragon has landed in this phase."""
    walk: Walk | None = None
    ask: Ask | None = None

    def copy(self) -> "Draft":
        return Draft(
            self.seat,
            self.seats,
            self.marching,
            self.board.copy(),
            self.told.copy(),
            self.bagged.copy(),
            self.sent.copy(),
            self.queue.copy(),
            self.used.copy(),
            self.aims.copy(),
            self.landed,
            self.walk and self.walk.copy(),
            self.ask,
        )

    def tell(self, kind: str, **values: Any) -> None:
        values["seat"] = self.seat
        self.told.append(Event(kind, values))

    def use(self, space: int) -> None:
        """The trap there was triggered; it suffers for it at the end of the phase."""
        if space not in self.used:
            self.used.append(space)


def new_draft(seat: int, seats: int, marching: bool, board: Board) -> Draft:
    """As ``Draft`` makes it by itself, in half the time: there are two for every action."""
    return Draft(seat, seats, marching, board, [], [], [], [], [], {})
