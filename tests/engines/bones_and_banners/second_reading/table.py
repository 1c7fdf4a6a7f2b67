"""The position, how many banners there are, and how units leave play."""

from collections import Counter
from typing import Any

from .cards import BANDING, CARDS, IN_FORESTS, LIKED_DIE, named
from .piece import Piece


class Table:
    def __init__(self, state: Any) -> None:
        """Of a position before Phase V."""
        self.token = state.initiative
        self.allies = {field.land: field.ally for field in state.centre}
        self.pieces = [
            Piece(
                unit.seq, unit.owner, unit.card, list(unit.dice), unit.land, unit.unit, unit.aim,
                unit.up, unit.carried, unit.bonus,
            )
            for unit in state.units
        ]  # fmt: skip
        armies = state.armies
        self.active = [army.active for army in armies]
        self.built = [[(each.card, each.used) for each in army.built] for army in armies]
        self.under = [army.under for army in armies]
        self.hand = [Counter(army.hand) for army in armies]
        self.deck = [list(army.deck) for army in armies]
        self.below = [Counter(army.below) for army in armies]
        self.lost = [Counter(army.lost) for army in armies]
        self.lands = [[*army.lands] for army in armies]
        self.buildings = [Counter(army.buildings) for army in armies]
        self.fresh = [Counter(army.fresh) for army in armies]
        self.advisors = list(state.advisors)
        self.conquests = [0, 0]
        self.feats: list[set[str]] = [set(), set()]

    def count(self, seat: int, building: str) -> int:
        return sum(card == building for card, _ in self.built[seat])

    def pointed(self, seat: int, building: str, land: str | None) -> int:
        """Copies that point at the land."""
        if land is None or (self.allies[land] == seat) == (building == "catapult"):
            return 0
        if building == "catapult" and self.allies[land] is None:
            return 0
        return self.built[seat].count((building, True))

    def at(self, land: str, seat: int | None = None) -> list[Piece]:
        return [
            piece for piece in self.pieces
            if piece.land == land and not piece.gone and seat in (None, piece.owner)
        ]  # fmt: skip

    def supporters(self, piece: Piece, support: str) -> list[Piece]:
        """In force for it, the last placed first."""
        return sorted(
            (
                other for other in self.pieces
                if other.target == piece.seq and other.support == support
                and other.up and not other.gone and not other.bluff
            ),
            key=lambda other: -other.seq,
        )  # fmt: skip

    def banners(self, piece: Piece, duel: str = "", attacks: bool = False) -> int:
        me, enemy, land = piece.owner, 1 - piece.owner, piece.land
        total = CARDS[piece.card][1] + piece.bonus
        if piece.banded:
            total += BANDING[piece.card] + self.count(me, "barracks")
        if piece.card == "warden" and self.supporters(piece, "protect"):
            total += 2
        active = (self.active[me] or "").partition("-")[0]
        total += any(active in LIKED_DIE.get(die, "").split() for die in {*piece.dice})
        if duel and "Sword" in piece.dice:
            total += self.count(me, "forge")
        if attacks and duel in ("charge", "flank"):
            total += self.count(me, "stables")
        if land is not None:
            mine = [other for other in self.at(land, me) if other.up]
            if any(other.card == "wurm" and other is not piece for other in mine):
                return 0
            if named(land, "forest"):
                total += IN_FORESTS.get(piece.card, 0)
            if piece.card == "watchdog":
                total += len(self.at(land, enemy))
            total += sum(other.card == "sergeant" and other.banded for other in mine)
            if named(self.active[me], "castle") and self.allies[land] == me:
                total += 1
            if not {"Boot", "Horse"}.isdisjoint(piece.dice):
                total -= self.pointed(enemy, "moat", land)
            if "Shield" in piece.dice:
                total -= self.pointed(enemy, "catapult", land)
        return max(0, total)

    def lose(self, piece: Piece, as_bluff: bool = False) -> bool:
        """Whether it came to the Lost Pile."""
        saved = piece.card == "phoenix" or bool(self.supporters(piece, "revive"))
        piece.gone = True
        if saved and not as_bluff:
            self.hand[piece.owner][piece.card] += 1
            return False
        self.lost[piece.owner][piece.card] += 1
        return True

    def retreat(self, piece: Piece) -> None:
        piece.gone = True
        self.below[piece.owner][piece.card] += 1

    def turn_up(self, pieces: list[Piece]) -> None:
        hidden = [piece for piece in pieces if not piece.up]
        for piece in hidden:
            piece.up = True
        for piece in hidden:
            if piece.bluff:
                self.lose(piece, as_bluff=True)
