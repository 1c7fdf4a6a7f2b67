"""Death staff: all that the hero slays in this phase rise in another player's cemetery (48)."""

from ...contract import Action
from ..state.draft import Draft
from .base import Weapon


class DeathStaff(Weapon):
    id = "death"

    def choices(self, draft: Draft) -> list[Action]:
        return [{"seat": seat} for seat in range(draft.config.seats) if seat != draft.seat]

    def use(self, draft: Draft, how: Action) -> None:
        """They go when the phase ends, see ``phase_end``."""
        draft.staff = how["seat"]
