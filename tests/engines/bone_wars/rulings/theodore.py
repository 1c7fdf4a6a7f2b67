"""A table with Theodore, and one turn of his."""

from typing import Any

from engines.contract import View

from .table import Table, has

NOTHING = {"card": None, "bones": [None, None, None]}
"""A site where there is nothing to take."""
ROUND_BONUS = "I3"
"""This card's front gives the round bonus before any team action."""
NO_FINDS = [[None, None]] * 5
FAR = {"A": "A3", "B": "B6", "C": "C1"}
"""Awards for Leidy's species, birds and envelope A."""


class Solo(Table):
    """Seat 0 plays T1 for nothing; then it is Theodore's turn with the first card of ``deck``.

    What is given is his, but for the keys of the table; ``claimed``: where his award markers are.
    """

    def __init__(self, *deck: str, human: Any = None, **given: Any) -> None:
        table = {key: given.pop(key) for key in list(given) if key in TABLE}
        table.setdefault("awards", dict(FAR))
        if "claimed" in given:
            given["awards"] = given.pop("claimed")
        super().__init__(
            seats=1,
            p0=has({"money": 50}, human or {}),
            p1=given,
            solo_deck=list(deck),
            **table,
        )

    def turn_of_his(self) -> "Solo":
        self.plays("T1")
        if self.kind == "team.act":
            self.acts("end")
        return self

    @property
    def him(self) -> View:
        return self.player(1)

    @property
    def told_turn(self) -> View:
        found: View = self.view["solo"]["turn"]
        return found

    def steps(self, done: bool = True) -> list[str]:
        """What he did, or what he could not do."""
        return [step["do"] for step in self.told_turn["steps"] if step["done"] == done]


TABLE = {
    "theodore", "round", "sites", "rare", "bag", "species_deck", "species_discard", "display",
    "paleontologist_deck", "rounds", "columns", "finds", "awards", "grants", "papers", "neutral",
    "slot_tiles", "order", "solo_discard", "solo_upgrades", "seed",
}  # fmt: skip


def his_turn(*deck: str, **given: Any) -> Solo:
    """The first card is the current one, the second the next."""
    return Solo(*deck, **given).turn_of_his()
