"""What is fixed before a game begins and holds until its end."""

from dataclasses import dataclass
from functools import cache

from ..options import Chief, Mode, Options
from .components import value
from .layout import COMPETITIVE, COOPERATIVE, Layout


@dataclass(frozen=True, slots=True)
class GameConfig:
    mode: Mode
    seats: int
    rounds: int
    heroic: bool
    endless: bool
    advanced: bool
    chiefs: tuple[Chief, ...]
    layout: Layout
    floors: int
    """Of each tower at the start."""
    houses: int
    """Of the village, or of the common capital, at the start."""
    solo: bool
    cooperative: bool
    sealed: bool
    """Whether a phase is hidden from the others until all have chosen: who plays against each
    other chooses in secret (ruling 7), together or alone all is open."""
    plain: bool
    """Nothing but the basic pieces: only choices of targets and dragons can stop a march, and its
    order never matters (ruling 21). Said here once, it is not looked for in every move."""

    @staticmethod
    def of(options: Options, seats: int) -> "GameConfig":
        return _game_config(seats, **{**options.__dict__, "chiefs": tuple(options.chiefs)})

    def options(self) -> Options:
        """What it was made from."""
        return Options(
            mode=self.mode,
            rounds=self.rounds,
            heroic=self.heroic,
            endless=self.endless,
            advanced=self.advanced,
            chiefs=list(self.chiefs),
        )


@cache
def _game_config(
    seats: int,
    mode: Mode,
    rounds: int,
    heroic: bool,
    endless: bool,
    advanced: bool,
    chiefs: tuple[Chief, ...],
) -> GameConfig:
    together = mode == "cooperative"
    houses = int(value("game", mode, "houses"))
    return GameConfig(
        mode=mode,
        seats=seats,
        rounds=rounds,
        heroic=mode == "solo" and heroic,
        endless=together and endless,
        advanced=advanced,
        chiefs=chiefs,
        layout=COOPERATIVE if together else COMPETITIVE,
        floors=int(value("game", mode, "floors")),
        houses=houses * seats if together else houses,
        solo=mode == "solo",
        cooperative=together,
        sealed=mode == "competitive",
        plain=not (advanced or chiefs or together),
    )
