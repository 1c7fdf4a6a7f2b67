"""Phase VI."""

from .cards import BANDING, named
from .combat import Combat


class Reading(Combat):
    """Both phases: ``combat()``, then ``contests()``."""

    def contests(self) -> None:
        order = (self.token, 1 - self.token, None)
        for land in sorted(self.allies, key=lambda land: order.index(self.allies[land])):
            self.contest(land)
        for piece in self.pieces:
            if not piece.gone and piece.target is not None:
                self.retreat(piece)

    def contesting(self, land: str) -> list[int]:
        """The seats."""
        return [
            seat for seat in (0, 1)
            if self.at(land, seat) or self.pointed(seat, "stone-wall", land)
        ]  # fmt: skip

    def contest(self, land: str) -> None:
        if len(self.contesting(land)) == 2:
            self.turn_up(self.at(land))
            for piece in self.at(land):
                if piece.card == "dame" and not piece.carried:
                    self.destroy(piece.owner, land)
        match self.contesting(land):
            case []:
                return
            case [seat]:
                self.conquer(seat, land)
            case _:
                self.compare(land)

    def destroy(self, seat: int, land: str) -> None:
        enemy = 1 - seat
        if self.allies[land] != enemy:
            return
        options = [card for card in ("moat", "stone-wall") if self.pointed(enemy, card, land)]
        if self.under[enemy]:
            options.append("construction")
        if not options:
            return
        chosen = min(options)
        if chosen == "construction":
            destroyed, self.under[enemy] = self.under[enemy], None
        else:
            destroyed = chosen
            self.built[enemy].remove((chosen, True))
        if destroyed in ("moat", "stone-wall"):
            self.feats[seat].add("IV-2")

    def compare(self, land: str) -> None:
        totals = []
        for seat in (0, 1):
            shown = {piece: self.banners(piece) for piece in self.at(land, seat)}
            totals.append(sum(shown.values()) + self.pointed(seat, "stone-wall", land))
            grown = any(piece.card == "watchdog" and n >= 5 for piece, n in shown.items())
            if grown and self.allies[land] == seat:
                self.feats[seat].add("IV-3")
        if totals[0] != totals[1]:
            self.conquer(int(totals[1] > totals[0]), land)

    def conquer(self, seat: int, land: str) -> None:
        ally = self.allies[land]
        self.lands[seat].append(land)
        self.conquests[seat] += 1
        raided = self.under[1 - seat]
        if ally == 1 - seat and raided is not None:
            self.buildings[seat][raided] += 1
            self.under[1 - seat] = None
        for piece in self.at(land, seat):
            if piece.card == "bandits" and not piece.bluff and self.advisors:
                self.fresh[seat][self.advisors.pop(0)] += 1
        harvest = self.count(seat, "harvest-hall") and self.conquests[seat] == 1
        if harvest and self.hand[seat].total() < 6:
            self.hand[seat][self.deck[seat].pop(0)] += 1
        self.notice_conquest(seat, land)
        for piece in self.at(land):
            self.retreat(piece)
        del self.allies[land]

    def notice_conquest(self, seat: int, land: str) -> None:
        units, walls = self.at(land, seat), self.pointed(seat, "stone-wall", land)
        allied = self.allies[land] == seat
        cards, feats = [piece.card for piece in units], self.feats[seat]
        if any(piece.bluff for piece in units):
            feats.add("I-4")
        if any(piece.card in BANDING and not piece.bluff for piece in units):
            feats.add("I-5")
        if self.conquests[seat] == 2:
            feats.add("II-2")
        if allied and cards == ["cleric"] and not units[0].bluff and not walls:
            feats.add("II-5")
        if sum(named(each, "forest") for each in self.lands[seat]) >= 3:
            feats.add("III-1")
        if allied and not units and walls:
            feats.add("III-3")
        if not allied and cards == ["wurm"]:
            feats.add("III-4")
