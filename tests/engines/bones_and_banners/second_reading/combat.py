"""Phase V."""

from .cards import BANDING, CARDS, IMMUNE, UNDEAD
from .piece import Piece
from .table import Table


class Combat(Table):
    def combat(self) -> None:
        fighters = [piece for piece in self.pieces if piece.target is not None]
        self.turn_up(fighters)
        self.notice_protected()
        for step in (("interrupt",), ("enchant",), ("ambush",), ("duel", "charge", "flank")):
            for piece in sorted(fighters, key=lambda each: -each.seq):
                target = self.in_play(piece.target)
                if piece.gone or target is None:
                    continue
                if piece.support in step:
                    self.enchant(piece, target)
                elif piece.attack in step:
                    self.turn_up([target])
                    if not target.gone:
                        self.attack(piece, target)
        self.clean_up(fighters)

    def in_play(self, seq: int | None) -> Piece | None:
        return next((each for each in self.pieces if each.seq == seq and not each.gone), None)

    def enchant(self, piece: Piece, target: Piece) -> None:
        target.bonus += 2 + self.count(piece.owner, "wizards-tower")
        named = piece.card == "apothecarian" and target.card == "sergeant"
        if named and target.banded and not target.bluff:
            self.feats[piece.owner].add("IV-4")

    def attack(self, piece: Piece, target: Piece) -> None:
        kind, me = piece.attack, piece.owner
        if kind in IMMUNE.get(target.card, ()):
            return
        if kind == "interrupt":
            self.suffer(target, "retreat")
        elif kind == "ambush":
            if self.banners(target) <= piece.reach + self.count(me, "fletchers-hut"):
                _, lost = self.suffer(target, "lost")
                if lost:
                    self.feats[me].add("I-1")
                    if target.card in ("ogre", "axe-maidens") and self.count(me, "fletchers-hut"):
                        self.feats[me].add("IV-1")
        else:
            self.duel(piece, target, kind)

    def duel(self, piece: Piece, target: Piece, kind: str) -> None:
        mine = self.banners(piece, kind, attacks=True) + piece.reach
        printed = CARDS[target.card][1]
        theirs = printed if kind == "flank" else self.banners(target, kind)
        if mine < theirs:
            self.lose(piece)
        elif mine == theirs:
            self.suffer(target, "retreat")
            self.retreat(piece)
        else:
            land = target.land
            who, lost = self.suffer(target, "lost")
            if who is target:
                if lost:
                    self.feats[piece.owner].add("I-2")
                if kind == "charge" and land is not None:
                    piece.land, piece.target, piece.joined = land, None, True

    def suffer(self, target: Piece, result: str) -> tuple[Piece | None, bool]:
        """Who left play by it, and whether to the Lost Pile."""
        if result == "retreat" and target.card in UNDEAD:
            return None, False
        protectors = self.supporters(target, "protect")
        sufferer = protectors[0] if protectors else target
        if protectors and self.count(sufferer.owner, "chapel"):
            result = "retreat"
        if result == "lost":
            return sufferer, self.lose(sufferer)
        self.retreat(sufferer)
        return sufferer, False

    def clean_up(self, fighters: list[Piece]) -> None:
        while True:
            leaving = [
                piece for piece in fighters
                if not piece.gone and piece.target is not None
                and (piece.kind == "foe" or self.in_play(piece.target) is None)
            ]  # fmt: skip
            if not leaving:
                return
            for piece in leaving:
                self.retreat(piece)

    def notice_protected(self) -> None:
        for piece in self.pieces:
            banding = piece.card in BANDING and not piece.gone and not piece.bluff
            if banding and self.supporters(piece, "protect"):
                self.feats[piece.owner].add("I-3")
