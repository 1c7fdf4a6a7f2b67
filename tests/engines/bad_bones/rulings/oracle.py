"""A second reading of a round, slow and plain, straight from the rules: sections 4, 6, 7 and 12.

It shares no code with the engine. Where the rules give the player a choice it calls ``choose``
with a key that says what is asked and with all that is allowed; a test answers the engine and this
by the same policy, and so compares what both offer as well as what comes of it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

Space = tuple[int, int]
Key = tuple[Any, ...]
Choose = Callable[[Key, list[Any]], Any]

STEP = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
BACK = {"U": "D", "D": "U", "L": "R", "R": "L"}
MIRROR = {
    "/": {"R": "U", "L": "D", "U": "R", "D": "L"},
    "\\": {"R": "D", "L": "U", "U": "L", "D": "R"},
}
TOWARDS_TOWER = {
    (1, 3): {"R": "D", "L": "D"}, (2, 3): {"R": "D", "L": "D"}, (3, 2): {"D": "R", "U": "R"},
    (3, 4): {"D": "L", "U": "L"}, (4, 3): {"R": "U", "L": "U"}, (5, 3): {"R": "D", "L": "D"},
}  # fmt: skip
RUINS = [(2, 3), (3, 2), (3, 4), (4, 3)]
TOWARDS_CAPITAL = {space: {"R": "U", "L": "U"} for space in [(1, 3), (5, 3), *RUINS]}
SPOTS = {"L": "gbryp", "T": "pyrbg", "R": "pyrbg"}
WALKED_ON = "CBQLP$WSD"
SPACES = [(row, column) for row in range(1, 6) for column in range(1, 6)]


@dataclass
class Skeleton:
    id: int
    symbol: str
    home: str
    chief: str | None
    place: Any
    """A space, a forest spot's name, or where it went: ``"bag"``, ``"out"``, ``("sent", 2)``."""
    facing: str
    turned: bool = False
    """It shows the other side than the table."""
    triggered: set[Space] = field(default_factory=set)
    """The traps it stepped on or was stopped by in phase 3 (54)."""


@dataclass
class Tile:
    trap: str
    face: str | None = None
    worn: bool = False


@dataclass
class Move:
    """What one move has met: of a skeleton, or of a group as one."""

    members: list[Skeleton]
    leader: Skeleton
    start: Any
    entered: set[tuple[Space, str]] = field(default_factory=set)
    dragons: set[Space] = field(default_factory=set)


@dataclass
class Realm:
    mode: str
    seats: int
    black: bool
    hero: Space | None
    towers: dict[Space, int]
    houses: int
    tiles: dict[Space, Tile]
    skeletons: list[Skeleton]
    """All, in reading order."""
    choose: Choose
    weapon: str | None = None
    seat: int = 0
    phase: str = "march"
    units: list[list[Skeleton]] = field(default_factory=list)
    """Who has still to march, those of a group together."""
    slain: list[Skeleton] = field(default_factory=list)
    """By the hero himself in this phase (42)."""
    struck: bool = False
    """The weapon was offered in this phase."""
    death: int | None = None
    used: set[Space] = field(default_factory=set)
    landed: Space | None = None
    aims: dict[Space, int] = field(default_factory=dict)
    doomed: bool = False
    hearses_sent: list[int] = field(default_factory=list)
    asked: dict[Key, int] = field(default_factory=dict)

    @property
    def marching(self) -> bool:
        return self.phase == "march"

    # Phase 1
    def hero_move(self, to: Space) -> None:
        self.phase, self.hero = "hero", to
        if not self._is_tower(to):
            self._slain([s for s in self.skeletons if s.place == to])
        self._weapon()
        self.end()

    # Phase 2
    def trap_actions(self, supply: Iterable[str]) -> set[tuple[Any, ...]]:
        """12 to 19: what may be placed where, and taken back from where."""
        found: set[tuple[Any, ...]] = {("pass",)}
        for space in SPACES:
            if space in self.tiles:
                if self.tiles[space].trap != "X":
                    found.add(("retrieve", space))
            elif not self._is_tower(space):
                occupied = any(s.place == space for s in self.skeletons)
                for trap in supply:
                    if not occupied or trap in "DB":
                        faces: Iterable[str | None] = {"W": "/\\", "L": "wb"}.get(trap, [None])
                        found |= {("place", space, trap, face) for face in faces}
        return found

    def trap(self, action: tuple[Any, ...]) -> None:
        self.phase = "trap"
        if action[0] == "retrieve":
            del self.tiles[action[1]]
        elif action[0] == "place":
            _, space, trap, face = action
            self.tiles[space] = Tile(trap, face)
            there = [s for s in self.skeletons if s.place == space]
            if there and trap == "D":
                self._land(space, there)
            elif there:
                self._destroyed(there)
                self.tiles[space] = Tile("X")
            elif trap == "$":
                for skeleton in self.skeletons:
                    if _is_space(skeleton.place):
                        self._rest([skeleton], skeleton.place, skeleton.facing)
        self.end()

    def _land(self, space: Space, there: list[Skeleton]) -> None:
        """16: damaged at once, each is repelled; 12.56: with an instructor all of them as one."""
        self.tiles[space].worn = True
        self.landed = space
        together = any(s.chief == "instructor" for s in there)
        for unit in [there] if together else self._fleeing(there):
            move = Move(unit, self._leader(unit), space)
            for skeleton in unit:
                skeleton.turned = True
            self.repel(move, space)

    def _fleeing(self, there: list[Skeleton]) -> Iterable[list[Skeleton]]:
        """One after the other; the player chooses the order, where it is asked."""
        waiting = list(there)
        while waiting:
            chosen = waiting[0].id
            if len(waiting) > 1:
                chosen = self.choose(("landing", *(s.id for s in waiting)), [s.id for s in waiting])
            skeleton = next(s for s in waiting if s.id == chosen)
            waiting.remove(skeleton)
            yield [skeleton]

    # Phase 3: section 6 and 12.6
    def march(self, order: Callable[[list[list[Skeleton]]], list[Skeleton]]) -> None:
        """Each unit once; ``order`` picks the next out of those that have not moved."""
        self.phase = "march"
        self.units = self._units()
        while self.units:
            unit = order(self.units)
            self.units.remove(unit)
            self._set_out(unit)
            self._weapon()
        self.end()

    def _is_tower(self, space: Space) -> bool:
        return space in self.towers

    def _units(self) -> list[list[Skeleton]]:
        """12.56: groups are fixed at the start of the phase; no group in a forest."""
        marchers = [s for s in self.skeletons if not s.turned and not _gone(s)]
        units: list[list[Skeleton]] = []
        for skeleton in marchers:
            place = skeleton.place
            there = [s for s in marchers if s.place == place]
            if _is_space(place) and any(s.chief == "instructor" for s in there):
                if there not in units:
                    units.append(there)
            else:
                units.append([skeleton])
        return units

    def _set_out(self, unit: list[Skeleton]) -> None:
        leader = self._leader(unit)
        for skeleton in unit:
            skeleton.facing = leader.facing
            skeleton.turned = True
        move = Move(unit, leader, leader.place)
        tile = self.tiles.get(leader.place)
        if tile and tile.trap == "L" and tile.face != ("b" if self.black else "w"):
            for skeleton in unit:
                skeleton.triggered.add(leader.place)
            self._stay(move)
        else:
            self._enter(move, _spread(leader.place), leader.facing)

    def _leader(self, unit: list[Skeleton]) -> Skeleton:
        leaders = [s for s in unit if s.chief == "instructor"]
        if len(leaders) > 1:
            chosen = self._ask(("leader", unit[0].place), sorted(s.id for s in leaders))
            return next(s for s in leaders if s.id == chosen)
        return leaders[0] if leaders else unit[0]

    def _ask(self, key: Key, options: list[Any]) -> Any:
        """Single options are never asked; the same question may come again: it is counted."""
        if len(options) == 1:
            return options[0]
        count = self.asked[key] = self.asked.get(key, 0) + 1
        return self.choose((*key, count), options)

    def _enter(self, move: Move, here: Space, way: str, flight: int = 1) -> None:
        spring = flight == 2
        target = here
        for _ in range(flight):
            target = _next(target, way)
            if not _inside(target):
                self._leave(move, way)
                return
        tile = self.tiles.get(target)
        if self._is_tower(target):
            self._tower(move, target, way)
        elif tile and tile.trap == "K" and not spring:
            self._use(move, target)
            self._stay(move)
        elif target == self.hero:
            self._slain(move.members)
        elif tile and tile.trap == "K":
            self._use(move, target)
            self._destroyed(move.members)
        elif tile and tile.trap in WALKED_ON:
            if (target, way) in move.entered:
                self._stay(move)
                return
            move.entered.add((target, way))
            self._trap(move, target, way, tile)
        else:
            self._rest(move.members, target, self._arrow(target, way))

    def _arrow(self, space: Space, way: str) -> str:
        arrows = TOWARDS_CAPITAL if self.mode == "cooperative" else TOWARDS_TOWER
        return arrows.get(space, {}).get(way, way)

    def _use(self, move: Move, space: Space) -> None:
        if self.marching:
            for skeleton in move.members:
                skeleton.triggered.add(space)
        if space != self.landed or self.marching:
            self.used.add(space)

    def _trap(self, move: Move, space: Space, way: str, tile: Tile) -> None:
        self._use(move, space)
        if tile.trap == "W":
            self._enter(move, space, MIRROR[tile.face or ""][way])
        elif tile.trap == "S":
            self._enter(move, space, way, flight=2)
        elif tile.trap == "C":
            if space not in self.aims:
                self.aims[space] = self._target(("aim", space, self.marching))
            for skeleton in move.members:
                skeleton.place = ("sent", self.aims[space])
        elif tile.trap == "B":
            self._destroyed(move.members)
        elif tile.trap == "P":
            home = move.leader
            lane = SPOTS[home.home].index(home.symbol) + 1
            edge = "B" if self.mode == "cooperative" and home.home == "T" else home.home
            for skeleton in move.members:
                skeleton.place = f"{edge}{lane}"
                skeleton.facing = {"L": "R", "R": "L", "T": "D", "B": "U"}[edge]
        elif tile.trap == "D":
            self.repel(move, space)
        else:  # treasure, hearse, labyrinth
            self._rest(move.members, space, way)

    def repel(self, move: Move, dragon: Space) -> None:
        move.dragons.add(dragon)
        sides = [side for side in "UDLR" if self._is_open(move, dragon, side)]
        if not sides:
            self._destroyed(move.members)
            return
        side = self._ask(("repel", dragon, move.leader.id, self.marching), sides)
        self._enter(move, dragon, side)

    def _is_open(self, move: Move, dragon: Space, side: str) -> bool:
        """12.32: the way from that side up to its end or the next dragon."""
        entered = set(move.entered)
        here, way, flight, first = dragon, side, 1, True
        while True:
            for _ in range(flight):
                here = _next(here, way)
                if not _inside(here):
                    return True
            tile = self.tiles.get(here)
            if self._is_tower(here):
                return True
            if tile and tile.trap == "K" and flight == 1:
                return False
            if here == self.hero or not tile or tile.trap in "KX":
                return True
            if (here, way) in entered:
                return False
            entered.add((here, way))
            if tile.trap == "D":
                return not (first and here in move.dragons)
            if tile.trap == "W":
                way, flight = MIRROR[tile.face or ""][way], 1
            elif tile.trap == "S":
                flight = 2
            else:
                return True
            first = False

    # How a move ends
    def _rest(self, members: list[Skeleton], place: Any, facing: str) -> None:
        for skeleton in members:
            skeleton.place, skeleton.facing = place, facing
            for space, tile in self.tiles.items():
                if tile.trap == "$" and _is_space(place):
                    for side in STEP:
                        if _next(place, side) == space:
                            skeleton.facing = side

    def _stay(self, move: Move) -> None:
        self._rest(move.members, move.start, move.leader.facing)

    def _slain(self, met: list[Skeleton]) -> None:
        """12.55: all whom the hero meets at once die; he leaves if the emperor was with them."""
        self.slain += [s for s in met if s.chief != "emperor"]
        self._destroyed(met)
        self._fall_with_emperor(met)

    def _fall_with_emperor(self, killed: list[Skeleton]) -> None:
        for skeleton in killed:
            if skeleton.chief == "emperor":
                skeleton.place, self.hero = "out", None

    def _destroyed(self, members: list[Skeleton]) -> None:
        for skeleton in members:
            self._to_bag(skeleton)

    def _to_bag(self, skeleton: Skeleton) -> None:
        skeleton.place = ("sent", self.seat) if skeleton.chief == "spectral" else "bag"

    def _target(self, key: Key) -> int:
        """34: one of the others; with two players the other one, alone oneself (6)."""
        target: int = self._ask(key, self._others() or [0])
        return target

    def _others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def _leave(self, move: Move, way: str) -> None:
        home = "U" if self.mode == "cooperative" else "D"
        if way == home:
            for skeleton in self._in_order(move, "village"):
                self._house(skeleton)
            return
        for skeleton in move.members:
            if way == "L":
                target = (self.seat + 1) % self.seats
            elif way == "R":
                target = (self.seat - 1) % self.seats
            else:
                target = self._target(("exit", skeleton.id))
            skeleton.place = ("sent", target)

    def _in_order(self, move: Move, where: Any) -> Iterable[Skeleton]:
        """12.56: where they act one by one the player chooses the order, where it is asked."""
        waiting = list(move.members)
        while waiting:
            key = ("order", *sorted(s.id for s in waiting))
            chosen = self.choose(key, [s.id for s in waiting])
            skeleton = next(s for s in waiting if s.id == chosen)
            waiting.remove(skeleton)
            yield skeleton

    def _house(self, skeleton: Skeleton) -> None:
        most = {"cooperative": self.seats, "solo": 1}.get(self.mode, 5)
        self.houses = self._change(skeleton, self.houses, most)
        self._to_bag(skeleton)

    def _change(self, skeleton: Skeleton, count: int, most: int) -> int:
        if skeleton.chief == "emperor":
            self.doomed = True
        if skeleton.chief == "friendly":
            return min(most, count + 1) if count > 0 else 0
        return max(0, count - (2 if skeleton.chief == "pyro" else 1))

    def _tower(self, move: Move, space: Space, way: str) -> None:
        if self.mode != "cooperative":
            for skeleton in self._in_order(move, space):
                most = 1 if self.mode == "solo" else 4
                self.towers[space] = self._change(skeleton, self.towers[space], most)
                self._to_bag(skeleton)
            return
        waiting = list(move.members)
        if any(s.chief == "emperor" for s in waiting):
            self.doomed = True
        while waiting and space in self.towers:
            skeleton = waiting[0]
            if len(waiting) > 1:
                key = ("stop", space, *sorted(s.id for s in waiting))
                chosen = self.choose(key, sorted(s.id for s in waiting))
                skeleton = next(s for s in waiting if s.id == chosen)
            waiting.remove(skeleton)
            if skeleton.chief == "friendly":
                skeleton.place = "bag"
                self._rebuild(waiting)
            else:
                del self.towers[space]
                self._to_bag(skeleton)
        if waiting:
            if space == self.hero:
                self._slain(waiting)
            else:
                self._rest(waiting, space, self._arrow(space, way))

    def _rebuild(self, waiting: list[Skeleton]) -> None:
        """51, 12.51: a ruin free of tiles and skeletons, of choice; the hero may stand there."""
        taken = {s.place for s in self.skeletons}
        free = [r for r in RUINS if r not in self.towers and r not in self.tiles and r not in taken]
        if free:
            self.towers[self._ask(("rebuild",), free)] = 1

    # Weapons: section 4 and rulings 42 to 48
    def _weapon(self) -> None:
        """Once a phase, as soon as three have fallen and the move that brought it is finished."""
        if self.weapon and not self.struck and len(self.slain) >= 3 and self.hero:
            self.struck = True
            options = self._uses()
            if options:
                chosen = self.choose(("weapon", self.phase), [*options, ()])
                if chosen:
                    getattr(self, f"_{self.weapon}")(*chosen)
                    self._muster_again()

    def _uses(self) -> list[tuple[Any, ...]]:
        hero = self.hero or (0, 0)
        around = [
            s for s in SPACES if s != hero and max(abs(s[0] - hero[0]), abs(s[1] - hero[1])) == 1
        ]
        beside = [_next(hero, way) for way in STEP if _inside(_next(hero, way))]
        taken = {s.place for s in self.skeletons if _is_space(s.place)}
        if self.weapon == "sword":
            return [(space,) for space in around]
        if self.weapon == "teleport":
            return [(space,) for space in self.towers if space != hero]
        if self.weapon == "morningstar":
            free = [
                s for s in around
                if not self._is_tower(s) and (s not in self.tiles or self.tiles[s].trap == "X")
            ]  # fmt: skip
            return [(a, b) for a in around if a in taken for b in free if a != b]
        if self.weapon == "rapier":
            return [(space,) for space in around if space in taken]
        if self.weapon == "ice":
            return [(space,) for space in SPACES if space in taken]
        if self.weapon == "crossbow":
            return [(s.id,) for s in self.skeletons if _is_space(s.place)]
        if self.weapon == "death":
            return [(seat,) for seat in self._others()]
        hit = {s.symbol for s in self.skeletons if s.place in beside}
        return [(symbol,) for symbol in sorted(hit)]

    def _there(self, space: Space) -> list[Skeleton]:
        return [s for s in self.skeletons if s.place == space]

    def _strike(self, killed: list[Skeleton]) -> None:
        self._destroyed(killed)
        self._fall_with_emperor(killed)

    def _sword(self, to: Space) -> None:
        self.hero = to
        self._strike([] if self._is_tower(to) else self._there(to))

    def _teleport(self, to: Space) -> None:
        self.hero = to

    def _morningstar(self, source: Space, to: Space) -> None:
        for skeleton in self._there(source):
            skeleton.place = to

    def _rapier(self, at: Space) -> None:
        there = self._there(at)
        if any(s.chief == "instructor" for s in there):
            facing = self.choose(("rapier", at), list("UDLR"))
            for skeleton in there:
                skeleton.facing = facing
        else:
            for skeleton in there:
                skeleton.facing = self.choose(("rapier", at, skeleton.id), list("UDLR"))

    def _ice(self, at: Space) -> None:
        for skeleton in self._there(at):
            skeleton.turned = not skeleton.turned
            for unit in self.units:
                if skeleton in unit:
                    unit.remove(skeleton)

    def _crossbow(self, token: int) -> None:
        self._strike([s for s in self.skeletons if s.id == token])

    def _death(self, seat: int) -> None:
        self.death = seat

    def _axe(self, symbol: str) -> None:
        beside = [_next(self.hero or (0, 0), way) for way in STEP]
        self._strike([s for s in self.skeletons if s.symbol == symbol and s.place in beside])

    def _muster_again(self) -> None:
        """Who is gone does not march; a group without its instructor is none any more (56)."""
        units = []
        for unit in self.units:
            left = [s for s in unit if not _gone(s)]
            together = any(s.chief == "instructor" for s in left)
            units += [left] if together else [[skeleton] for skeleton in left]
        self.units = [unit for unit in units if unit]

    # The end of a phase
    def end(self) -> None:
        for skeleton in self.slain if self.death is not None else []:
            if not (skeleton.chief == "saboteur" and skeleton.triggered):
                skeleton.place = ("sent", self.death)
        if self.marching:
            self._theft()
        self._hearses()
        for space in self.used:
            tile = self.tiles.get(space)
            if tile is None or tile.trap in "QL$X":
                continue
            if tile.trap == "B":
                self.tiles[space] = Tile("X")
            elif tile.worn:
                del self.tiles[space]
            else:
                tile.worn = True
        if self.marching:
            self._sabotage()
        self.used, self.aims, self.landed = set(), {}, None
        self.slain, self.struck, self.death = [], False, None

    def _theft(self) -> None:
        for space, tile in list(self.tiles.items()):
            if tile.trap == "$" and space != self.hero and self._there(space):
                del self.tiles[space]

    def _hearses(self) -> None:
        for space in sorted(space for space, tile in self.tiles.items() if tile.trap == "Q"):
            cargo = [s for s in self.skeletons if s.place == space]
            sent = [s for s in cargo if not (s.chief == "saboteur" and s.triggered)]
            if sent:
                target = self._target(("aim", space, self.marching))
                for skeleton in sent:
                    skeleton.place = ("sent", target)
                if len(sent) == len(cargo):
                    del self.tiles[space]
                    self.hearses_sent.append(target)

    def _sabotage(self) -> None:
        for skeleton in self.skeletons:
            if skeleton.chief == "saboteur" and skeleton.triggered:
                for space in skeleton.triggered:
                    if space in self.tiles and self.tiles[space].trap != "X":
                        del self.tiles[space]
                skeleton.place = "bag"


def _gone(skeleton: Skeleton) -> bool:
    place = skeleton.place
    return place in ("bag", "out") or (isinstance(place, tuple) and not _is_space(place))


def _is_space(place: Any) -> bool:
    return isinstance(place, tuple) and place[0] != "sent"


def _next(space: Space, way: str) -> Space:
    return space[0] + STEP[way][0], space[1] + STEP[way][1]


def _inside(space: Space) -> bool:
    return 1 <= space[0] <= 5 and 1 <= space[1] <= 5


def _spread(place: Any) -> Space:
    """Forest spots lie one outside the board."""
    if isinstance(place, tuple):
        return place
    lane = int(place[1])
    return {"L": (lane, 0), "T": (0, lane), "R": (lane, 6), "B": (6, lane)}[place[0]]
