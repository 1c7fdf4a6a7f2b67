"""What is settled before a game begins and holds until its end."""

from dataclasses import dataclass

from .components import value
from .layout import COMPETITIVE, COOPERATIVE, Layout
from .options import Options


@dataclass(frozen=True, slots=True)
class Setting:
    mode: str
    seats: int
    rounds: int
    heroic: bool
    endless: bool
    advanced: bool
    chiefs: tuple[str, ...]
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
    """No weapons, no chiefs, one tower: nothing but choices of targets and dragons can stop a
    march, and its order never matters (ruling 21)."""

    @staticmethod
    def of(options: Options, seats: int) -> "Setting":
        mode = options.mode
        together = mode == "cooperative"
        houses = int(value("game", mode, "houses"))
        return Setting(
            mode=mode,
            seats=seats,
            rounds=options.rounds,
            heroic=mode == "solo" and options.heroic,
            endless=together and options.endless,
            advanced=options.advanced,
            chiefs=tuple(options.chiefs),
            layout=COOPERATIVE if together else COMPETITIVE,
            floors=int(value("game", mode, "floors")),
            houses=houses * seats if together else houses,
            solo=mode == "solo",
            cooperative=together,
            sealed=mode == "competitive",
            plain=not (options.advanced or options.chiefs or together),
        )

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
