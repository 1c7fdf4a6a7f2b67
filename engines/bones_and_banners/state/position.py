"""A position of the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...contract import Action
from ...runtime.position import Position
from .army import Army
from .step import Step
from .unit import Unit


@dataclass(slots=True)
class Field:
    """A land in the centre."""

    land: str
    ally: int | None = None
    kept: bool = False
    """It stayed from a Stalemate of an earlier round (B44)."""

    def clone(self) -> "Field":
        return Field(self.land, self.ally, self.kept)


@dataclass(slots=True, kw_only=True)
class State(Position):
    armies: list[Army]
    initiative: int
    """The seat with the token."""
    round: int = 1
    phase: str = "rally"
    """``rally``, ``activate``, ``draft``, ``build``, ``dice``, ``reveal``, ``combat``, ``contest``,
    ``end``, or ``over``."""
    centre: list[Field] = field(default_factory=list)
    units: list[Unit] = field(default_factory=list)
    """In play, in the order of their numbers."""
    placed: int = 0
    """The number of the unit placed last."""
    pool: list[str] = field(default_factory=list)
    """Dice, in the order of the symbols."""
    reserve: list[str] = field(default_factory=list)
    # Piles, top first
    recruits: list[str] = field(default_factory=list)
    advisors: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    lands: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """Advisors and buildings in the Lost Pile."""
    stack: list[Step] = field(default_factory=list)
    """What is still to be done, the next on top."""
    stop: str | None = None
    """For tests: play halts before that phase."""
    winner: int | None = None
    reason: str | None = None
    """Why it is over: ``gold``, ``lands``, ``exhausted`` or ``last_round`` (B48)."""
    open: dict[int, Sequence[Action]] | None = field(default=None, compare=False, repr=False)
    """By seat, what may be chosen now; ``None``: to be worked out. Follows from the rest."""

    def unit(self, seq: int) -> Unit | None:
        """Nobody, if it has left play."""
        return next((unit for unit in self.units if unit.seq == seq), None)

    def field(self, land: str) -> Field:
        return next(field for field in self.centre if field.land == land)

    def allied(self, seat: int) -> Field | None:
        """The seat's allied land."""
        return next((field for field in self.centre if field.ally == seat), None)

    def in_turn(self) -> tuple[int, int]:
        """Both seats, the holder of the token first."""
        return self.initiative, 1 - self.initiative

    def clone(self) -> "State":
        return State(
            rng=self.rng.copy(),
            barrier=self.barrier,
            undoable=self.undoable.copy(),
            made=self.made.copy(),
            armies=[army.clone() for army in self.armies],
            initiative=self.initiative,
            round=self.round,
            phase=self.phase,
            centre=[field.clone() for field in self.centre],
            units=[unit.clone() for unit in self.units],
            placed=self.placed,
            pool=self.pool.copy(),
            reserve=self.reserve.copy(),
            recruits=self.recruits.copy(),
            advisors=self.advisors.copy(),
            buildings=self.buildings.copy(),
            lands=self.lands.copy(),
            gone=self.gone.copy(),
            stack=self.stack.copy(),
            stop=self.stop,
            winner=self.winner,
            reason=self.reason,
            open=self.open,
        )
