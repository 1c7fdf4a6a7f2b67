"""Phases V and VI once more, read from the rules without a look at the engine.

It is slow, plain and knows the cards by heart: a table of its own, as the rules print it, and no
interpreter of effects. From a position before Phase V it works out everything that both phases
lead to. Nobody plays an advisor, and each Dame destroys the building whose name comes first.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

# dice, printed banners, lands, what it does to enemies, what it does for friends
CARDS: dict[str, tuple[str, int, str, str, str]] = {
    "halberdiers": ("Boot Shield", 2, "any", "", ""),
    "footsoldiers": ("Boot Sword", 1, "any", "", ""),
    "woodkeepers": ("Boot Bow", 1, "any", "", ""),
    "archers": ("Bow", 1, "allied", "ambush 2", ""),
    "cavalry": ("Horse", 2, "enemy", "flank 0", ""),
    "knights": ("Sword Horse", 2, "any", "charge 1", ""),
    "cleric": ("Shield Magic", 1, "allied", "", "protect"),
    "wizard": ("Magic", 1, "any", "interrupt 0", ""),
    "ogre": ("Boot Sword", 3, "any", "", ""),
    "axe-maidens": ("Sword", 3, "any", "duel 0", ""),
    "wurm": ("Magic Boot", 4, "enemy", "", ""),
    "dame": ("Sword Horse", 2, "enemy", "", ""),
    "watchdog": ("Boot Shield", 1, "allied", "", ""),
    "sergeant": ("Shield Sword", 2, "any", "", ""),
    "apothecarian": ("Bow Magic", 0, "", "", "enchant"),
    "warden": ("Shield Sword", 1, "allied", "", ""),
    "goblins": ("Boot Bow", 1, "any", "", ""),
    "skeletons": ("Boot Sword", 2, "any", "", ""),
    "trolls": ("Shield Magic", 3, "allied", "", ""),
    "elven-bowmen": ("Bow", 2, "any", "ambush 3", ""),
    "dwarf-guard": ("Shield Boot", 2, "any", "", "protect"),
    "centaurs": ("Bow Horse", 2, "any", "flank 0", ""),
    "griffin-riders": ("Horse Magic", 2, "any", "charge 1", ""),
    "witch": ("Magic Bow", 0, "", "interrupt 0", "revive"),
    "bandits": ("Boot Horse", 2, "enemy", "", ""),
    "banner-bearer": ("Boot Shield", 1, "any", "", "enchant"),
    "unicorn": ("Horse Magic", 2, "allied", "", "protect"),
    "dragon": ("Magic", 4, "any", "", ""),
    "werewolf": ("Boot Sword", 2, "any", "", ""),
    "giant": ("Boot", 4, "any", "", ""),
    "black-knight": ("Sword Horse", 3, "enemy", "charge 1", ""),
    "phoenix": ("Bow Magic", 2, "any", "", ""),
}
BANDING = {"footsoldiers": 2, "axe-maidens": 1, "goblins": 3, "sergeant": 0}
"""And the banners that two dice bring to the unit itself."""
IN_FORESTS = {"woodkeepers": 1, "werewolf": 2}
IMMUNE = {"halberdiers": ("charge", "flank"), "trolls": ("ambush",), "unicorn": ("interrupt",)}
UNDEAD = ("warden", "skeletons")
LIKED_DIE = {
    "Bow": "moss lantern owl thorn silver elder",
    "Horse": "clover lark kings",
    "Shield": "barrow goat signal",
}
"""The die that an active Forest, Meadow or Hills looks at, by the first word of the land."""


def named(land: str | None, kind: str) -> bool:
    return land is not None and land.endswith(f"-{kind}")


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


class Reading:
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

    # Banners

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

    # Leaving play

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

    # Phase V

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
        if piece.card == "apothecarian" and target.card == "sergeant":
            if target.banded and not target.bluff:
                self.feats[piece.owner].add("IV-4")

    def attack(self, piece: Piece, target: Piece) -> None:
        kind, me = piece.attack, piece.owner
        if kind in IMMUNE.get(target.card, ()):
            return
        if kind == "interrupt":
            self.suffer(target, "retreat")
        elif kind == "ambush":
            if self.banners(target) <= piece.reach + self.count(me, "fletchers-hut"):
                who, lost = self.suffer(target, "lost")
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

    # Phase VI

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
            if self.allies[land] == seat:
                if any(piece.card == "watchdog" and n >= 5 for piece, n in shown.items()):
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
        if self.count(seat, "harvest-hall") and self.conquests[seat] == 1:
            if self.hand[seat].total() < 6:
                self.hand[seat][self.deck[seat].pop(0)] += 1
        self.notice_conquest(seat, land)
        for piece in self.at(land):
            self.retreat(piece)
        del self.allies[land]

    # Achievements

    def notice_protected(self) -> None:
        for piece in self.pieces:
            if piece.card in BANDING and not piece.gone and not piece.bluff:
                if self.supporters(piece, "protect"):
                    self.feats[piece.owner].add("I-3")

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
