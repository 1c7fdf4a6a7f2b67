"""A player: board, hand and archive."""

from dataclasses import dataclass, field
from typing import Any

from .components import START


@dataclass(slots=True)
class Slot:
    upgraded: bool = False
    card: dict[str, Any] | None = None


@dataclass(slots=True)
class Player:
    theodore: bool = False
    money: int = START["money"]
    rp: int = 0
    patron: str | None = None
    loyalty: dict[str, int] = field(default_factory=lambda: {"marsh": 0, "cope": 0})
    crates: list[int] = field(default_factory=lambda: [0] * 8)
    """How many of each bone."""
    covers: int = START["cover_tiles"]
    movement: int = START["camps_per_row"]
    """Base camps left in each row."""
    archive_camps: int = START["camps_per_row"]
    team: str | int | None = None
    """A site, or a space of a university."""
    grant: int | None = None
    """The space of the grant marker; it stays where it is while the team travels."""
    paleontologist: str | None = None
    profession: list[int] | None = None
    slots: list[Slot] = field(default_factory=list)
    team_cards: list[str] = field(default_factory=list)
    """In hand."""
    reserve: list[str] = field(default_factory=list)
    leaving: list[str] = field(default_factory=list)
    """Basic cards in slots that have been replaced: they leave at the reset (R8)."""
    joining: list[str] = field(default_factory=list)
    specialists: dict[str, bool] = field(default_factory=dict)
    """Those hired; whether they have worked this round."""
    species: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    """Species cards of the hand that everybody has seen (R16)."""
    people: list[str] = field(default_factory=list)
    known_people: list[str] = field(default_factory=list)
    archive: dict[str, list[int]] = field(
        default_factory=lambda: {letter: [] for letter in "ABCDE"}
    )
    passed: bool = False

    @property
    def capacity(self) -> int:
        removed = START["cover_tiles"] - self.covers
        return START["crates"] + removed * START["crates_per_cover"]

    @property
    def limit(self) -> int:
        """Cards per envelope."""
        return START["archive_limit"] + START["camps_per_row"] - self.archive_camps

    @property
    def archived(self) -> int:
        return sum(map(len, self.archive.values()))

    def clone(self) -> "Player":
        return Player(
            self.theodore,
            self.money,
            self.rp,
            self.patron,
            self.loyalty.copy(),
            self.crates.copy(),
            self.covers,
            self.movement,
            self.archive_camps,
            self.team,
            self.grant,
            self.paleontologist,
            self.profession,  # replaced whole
            [Slot(slot.upgraded, slot.card) for slot in self.slots],
            self.team_cards.copy(),
            self.reserve.copy(),
            self.leaving.copy(),
            self.joining.copy(),
            self.specialists.copy(),
            self.species.copy(),
            self.known.copy(),
            self.people.copy(),
            self.known_people.copy(),
            {letter: cards.copy() for letter, cards in self.archive.items()},
            self.passed,
        )
