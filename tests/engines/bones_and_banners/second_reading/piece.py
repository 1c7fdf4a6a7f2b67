"""A unit in play."""

from dataclasses import dataclass

from .cards import BANDING, CARDS


@dataclass(eq=False)
class Piece:
    seq: int
    owner: int
    card: str
    dice: list[str]
    land: str | None
    target: int | None
    kind: str
    """Of its target: allied, enemy, friend, foe."""
    up: bool
    carried: bool
    bonus: int
    gone: bool = False
    joined: bool = False

    @property
    def banded(self) -> bool:
        return self.card in BANDING and len(self.dice) == 2

    @property
    def attack(self) -> str:
        return CARDS[self.card][3].partition(" ")[0] if self.kind == "foe" else ""

    @property
    def reach(self) -> int:
        return int(CARDS[self.card][3].partition(" ")[2])

    @property
    def support(self) -> str:
        return CARDS[self.card][4] if self.kind == "friend" else ""

    @property
    def bluff(self) -> bool:
        if self.carried or self.joined or not self.dice:
            return False
        symbols, _, lands, attack, support = CARDS[self.card]
        if any(die not in symbols.split() for die in self.dice):
            return True
        if self.kind in ("allied", "enemy"):
            return lands not in ("any", self.kind)
        return not (attack if self.kind == "foe" else support)
