"""A position of the game. Lists inside steps and played cards are never changed in place."""

from dataclasses import dataclass, field
from typing import Any

from ...contract import Action
from ...runtime.rng import Rng
from .components import ROW_BONUS, Bonus
from .player import Player
from .step import Step


@dataclass(slots=True)
class Site:
    tile: str
    camps: list[Any]
    """Per space a player, ``None`` if free, or ``"x"`` if it is not used by so few."""
    card: int | None = None
    bones: list[int | None] = field(default_factory=lambda: [None, None, None])

    def clone(self) -> "Site":
        return Site(self.tile, self.camps.copy(), self.card, self.bones.copy())


@dataclass(slots=True)
class Solo:
    """Theodore's cards."""

    cards: str
    """Which ones he upgrades with."""
    deck: list[str]
    """Top first."""
    upgrades: list[str]
    discard: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    turn: dict[str, Any] | None = None
    """What he did last, step by step, for people to read. Replaced whole."""

    def clone(self) -> "Solo":
        return Solo(
            self.cards,
            self.deck.copy(),
            self.upgrades.copy(),
            self.discard.copy(),
            self.removed.copy(),
            self.turn,
        )


@dataclass(slots=True)
class Doing:
    """What the active player is doing, for others to see."""

    mode: str | None = None
    card: dict[str, Any] | None = None
    slot: int | None = None
    papers: list[dict[str, Any]] = field(default_factory=list)
    sets: list[dict[str, Any]] = field(default_factory=list)

    def clone(self) -> "Doing":
        return Doing(self.mode, self.card, self.slot, self.papers.copy(), self.sets.copy())


@dataclass(slots=True)
class Draft:
    offer: list[dict[str, Any]]
    """``{"species": id, "bones": [numbers]}``; entries are never changed in place."""
    order: list[int]
    at: int = 0
    first_space: int | None = None
    """Where the first team was placed: with two players the neutral one joins it."""

    def clone(self) -> "Draft":
        return Draft(self.offer.copy(), self.order, self.at, self.first_space)


@dataclass(slots=True)
class State:
    theodore: str
    """The option."""
    seats: int
    rng: Rng | None
    """``None`` in a preview, which ends where chance would begin."""
    players: list[Player]
    first: int
    sites: dict[str, Site]
    bag: list[int]
    rare: list[int]
    species_deck: list[int]
    """Without an order: a card is drawn at random when it is drawn."""
    species_discard: list[int]
    people_deck: list[str]
    people_discard: list[str]
    display: list[str]
    rounds: list[str]
    columns: list[str]
    finds: list[list[str | None]]
    awards: dict[str, str]
    markers: dict[str, list[list[Any]]]
    grants: list[str]
    slot_tiles: int
    papers: dict[str, list[int]]
    """Per patron how many of value 0 to 4."""
    draft: Draft | None = None
    solo: Solo | None = None
    round: int = 1
    phase: str = "draft"
    active: int | None = None
    order: list[int] = field(default_factory=list)
    neutral: int | None = None
    endgame: list[int | None] = field(default_factory=list)
    """Who has taken each space of the endgame tile."""
    scorings: list[dict[str, Any]] = field(default_factory=list)
    doing: Doing | None = None
    stack: list[Step] = field(default_factory=list)
    """What is still to be done, the next on top."""
    barrier: int = 0
    undoable: list[int] = field(default_factory=list)
    acted: int = 0
    actions: list[Action] | None = field(default=None, compare=False)
    """What the step on top may be answered with; ``None``: to be worked out."""
    row_bonus: tuple[Bonus, ...] = field(default=ROW_BONUS, compare=False)
    """What the professions pay, by the rules the game began with."""

    def reveal(self) -> None:
        """From here on nothing can be taken back. Also said where numbers are drawn, which would be
        found out anyway: how often it was said is part of every hash that is kept."""
        self.barrier += 1

    @property
    def player(self) -> Player:
        assert self.active is not None  # noqa: S101 - there is one while anybody can ask
        return self.players[self.active]

    @property
    def now(self) -> Doing:
        """What is being done, asked for by those who are doing it."""
        assert self.doing is not None  # noqa: S101 - there is something until the turn ends
        return self.doing

    def clone(self) -> "State":
        return State(
            self.theodore,
            self.seats,
            self.rng and self.rng.copy(),
            [player.clone() for player in self.players],
            self.first,
            {name: site.clone() for name, site in self.sites.items()},
            self.bag.copy(),
            self.rare.copy(),
            self.species_deck.copy(),
            self.species_discard.copy(),
            self.people_deck.copy(),
            self.people_discard.copy(),
            self.display.copy(),
            self.rounds,
            self.columns,
            [column.copy() for column in self.finds],
            self.awards,
            {kind: [space.copy() for space in spaces] for kind, spaces in self.markers.items()},
            self.grants,
            self.slot_tiles,
            {patron: counts.copy() for patron, counts in self.papers.items()},
            self.draft and self.draft.clone(),
            self.solo and self.solo.clone(),
            self.round,
            self.phase,
            self.active,
            self.order,
            self.neutral,
            self.endgame.copy(),
            self.scorings.copy(),
            self.doing and self.doing.clone(),
            self.stack.copy(),
            self.barrier,
            self.undoable.copy(),
            self.acted,
            self.actions,
            self.row_bonus,
        )
