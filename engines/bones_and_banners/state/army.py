"""All that belongs to one seat."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Building:
    card: str
    used: bool = False
    """Pointed or used in this round."""

    def clone(self) -> "Building":
        return Building(self.card, self.used)


@dataclass(slots=True)
class Army:
    """Hands are sorted: copies of one card are alike, and their order tells nothing (B4)."""

    deck: list[str] = field(default_factory=list)
    """Above the Shuffle card, top first."""
    below: list[str] = field(default_factory=list)
    """Below it: their order is nothing, so they are sorted (B18)."""
    hand: list[str] = field(default_factory=list)
    """Units."""
    advisors: list[str] = field(default_factory=list)
    """Those that can be played."""
    fresh: list[str] = field(default_factory=list)
    """Advisors of this round: they can be played when it is over (B17)."""
    buildings: list[str] = field(default_factory=list)
    built: list[Building] = field(default_factory=list)
    under: str | None = None
    """Under construction, at the own allied land."""
    dice: list[str] = field(default_factory=list)
    """Not yet activated, in the order of the symbols."""
    spent: list[str] = field(default_factory=list)
    """Activated without a unit. Those on units are with the units."""
    lands: list[str] = field(default_factory=list)
    """In the order in which they were conquered, the Homeland first."""
    active: str | None = None
    lost: list[str] = field(default_factory=list)
    """Own units in the Lost Pile, in the order in which they went there."""
    mason: bool = False
    herald: bool = False
    rests: bool = False
    """Has passed for the round (B12)."""
    rerolled: bool = False
    """An active Lake has been used in this round."""
    conquests: int = 0
    """Of this round."""
    feats: list[str] = field(default_factory=list)
    """Achievements, in the order in which they were earned."""

    # Sealed: shown when both are ready
    sent: list[str] = field(default_factory=list)
    """Units that Retreat in this Rally."""
    chosen: str | None = None
    """The land to activate."""
    ready: bool = False
    """Has said all that is asked of both at once."""

    def clone(self) -> "Army":
        return Army(
            self.deck.copy(),
            self.below.copy(),
            self.hand.copy(),
            self.advisors.copy(),
            self.fresh.copy(),
            self.buildings.copy(),
            [each.clone() for each in self.built],
            self.under,
            self.dice.copy(),
            self.spent.copy(),
            self.lands.copy(),
            self.active,
            self.lost.copy(),
            self.mason,
            self.herald,
            self.rests,
            self.rerolled,
            self.conquests,
            self.feats.copy(),
            self.sent.copy(),
            self.chosen,
            self.ready,
        )
