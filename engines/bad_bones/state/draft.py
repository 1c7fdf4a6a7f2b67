"""What a seat has done in the running phase: its own working board, and what there is to tell.

Nothing crosses boards within a phase (ruling 7), so each seat's phase is played on a draft of its
own; what goes to the bag and to other cemeteries waits here until the phase is over.
"""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ...contract import Event
from .board import Board
from .game_config import GameConfig
from .walk import Walk

Ask: TypeAlias = tuple[str, int, tuple[int, ...]]
"""What the player has to choose before play goes on: a word, a place and what there is to choose
from, such as ``("repel", dragon, sides)`` or ``("exit", forest spot, ())``."""


@dataclass(slots=True)
class Draft:
    seat: int
    config: GameConfig
    marching: bool
    """Whether this is the march; else a phase in which the player acts."""
    black: bool
    """The side that the table shows."""
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
    """Catapult or hearse -> its target in this phase (ruling 34)."""
    landed: int = -1
    """The space on which a dragon has landed in this phase."""
    walk: Walk | None = None
    ask: Ask | None = None

    # never changed in place
    flights: dict[int, int] = field(default_factory=dict)
    """Token -> the side to which it will flee from a dragon that has landed; empty where each
    flees as soon as that is said."""

    # The rest is rare, and tuples: they are replaced, so that copies share them.

    # the common supply (cooperative), applied once when the draft is published
    took: int = 0
    """The kind of trap that was placed out of it."""
    gave: int = 0
    """The kind that was taken back: locked for the others until the phase is over (ruling 20)."""
    capital: tuple[int, ...] = ()
    """Houses of the capital burnt (-1, -2) and rebuilt (1), in this seat's order (12.7)."""

    # weapons and chiefs
    slain: tuple[int, ...] = ()
    """Killed by the hero in this phase; where they go is decided at its end (rulings 48, 52)."""
    struck: bool = False
    """The weapon has been offered in this phase: it never is twice (ruling 42)."""
    staff: int = -1
    """The seat to whose cemetery the death staff sends the slain."""
    frozen: tuple[int, ...] = ()
    """Tokens that had moved and were flipped back by the ice staff: they miss the next march."""
    groups: dict[int, int] = field(default_factory=dict)
    """Token -> the space on which its group was formed as the march began (ruling 12.56)."""
    resting: bool = False
    """The player has said *move the rest*: the order is asked for no more."""
    saboteurs: tuple[int, ...] = ()
    """Those that have triggered something in this march."""
    sabotaged: tuple[int, ...] = ()
    """Spaces of what they triggered."""
    gifts: tuple[tuple[int, int], ...] = ()
    """Seat and kind of trap: hearses that drove there."""
    removed: tuple[int, ...] = ()
    """Tokens that leave the game."""

    def copy(self) -> "Draft":
        return Draft(
            self.seat,
            self.config,
            self.marching,
            self.black,
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
            self.flights,
            self.took,
            self.gave,
            self.capital,
            self.slain,
            self.struck,
            self.staff,
            self.frozen,
            self.groups,  # fixed as the march begins
            self.resting,
            self.saboteurs,
            self.sabotaged,
            self.gifts,
            self.removed,
        )

    def tell(self, kind: str, **values: Any) -> None:
        values["seat"] = self.seat
        self.told.append(Event(kind, values))

    def tell_of(self, kind: str, values: dict[str, Any]) -> None:
        """The same with values that are there already: they become the event's own."""
        values["seat"] = self.seat
        self.told.append(Event(kind, values))

    def use(self, space: int) -> None:
        """The trap there was triggered; it suffers for it at the end of the phase."""
        if space not in self.used:
            self.used.append(space)
