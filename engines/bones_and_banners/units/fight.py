"""What banners are compared for."""

from dataclasses import dataclass

DUELS = ("duel", "charge", "flank")


@dataclass(frozen=True, slots=True)
class Fight:
    kind: str
    """The attack's keyword."""
    attacks: bool
    """Asked for the attacker, not for its target."""
    number: int = 0
    """Printed beside the keyword (Charge 1): more banners for the attacker."""

    @property
    def is_duel(self) -> bool:
        return self.kind in DUELS
