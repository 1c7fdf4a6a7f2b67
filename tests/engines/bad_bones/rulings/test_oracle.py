"""Rounds of all of the game against a second reading of the rules, on random boards.

Both are answered by the same policy; what they offer, and what comes of it, has to be the same.
Where the engine does not ask for the order of the march, any order must come to the same (21).
ORACLE_BOARDS=1000 in the environment plays so many boards of each kind instead of a few.
"""

import hashlib
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from engines.bad_bones import engine, notation
from engines.contract import Action, View

from . import oracle
from .random_boards import SPACES, all_chiefs, random_board
from .table import Table

BOARDS = int(os.environ.get("ORACLE_BOARDS", "20"))
WEAPONS = ["sword", "teleport", "morningstar", "rapier", "ice", "crossbow", "death", "axe"]
WEAPON_FIELDS = ("from", "to", "at", "skeleton", "seat", "symbol")


class Policy:
    """The same answer to the same question, whoever asks it."""

    def __init__(self, seed: int, seat: int = 0) -> None:
        self.seed, self.seat = seed, seat
        self.offered: dict[oracle.Key, list[Any]] = {}
        self.order: list[tuple[set[int], int]] = []
        self.flights: dict[frozenset[int], int] = {}
        self.counts: dict[oracle.Key, int] = {}
        self.at: Any = None

    def pick(self, key: oracle.Key, options: list[Any]) -> Any:
        digest = hashlib.sha256(repr((self.seed, key)).encode()).digest()
        return options[digest[0] % len(options)]

    # The engine asks
    def act(self, table: Table) -> bool:
        decision = table.decision(self.seat)
        if decision is None or decision.kind in ("hero.move", "trap"):
            return False
        actions = list(decision.actions)
        phase = engine.public(table.state)["phase"]
        marching = phase == "march"
        kind, one = decision.kind, actions[0]
        if kind == "march":
            tokens = [a["skeleton"] for a in actions if "skeleton" in a]
            chosen = self.pick(("march", *sorted(tokens)), tokens)
            self.order.append((set(tokens), chosen))
            table.act({"type": "march.next", "skeleton": chosen}, self.seat)
            return True
        if kind == "dragon.order":
            tokens = [action["skeleton"] for action in actions]
            chosen = self.flights[frozenset(tokens)] = self.pick((kind, *sorted(tokens)), tokens)
            table.act({"type": kind, "skeleton": chosen}, self.seat)
            return True
        if kind == "weapon":
            options = [_fields(action) for action in actions]
            self.offered["weapon", phase] = options
            chosen = self.pick(("weapon", phase), sorted(options, key=str))
            self.at = chosen[0] if chosen else None
            table.act(actions[options.index(chosen)], self.seat)
            return True
        if kind == "rapier":
            there = table.board(self.seat).skeletons[_name(self.at)]
            together = any(skeleton.chief == "instructor" for skeleton in there)
            key: oracle.Key = ("rapier", self.at)
            if not together:
                key = (*key, one["skeleton"])
            self.offered[key] = [action["facing"] for action in actions]
            facing = self.pick(key, sorted(self.offered[key]))
            table.act(next(action for action in actions if action["facing"] == facing), self.seat)
            return True
        what: oracle.Key
        if kind == "dragon.repel":
            what, field = ("repel", _space(one["at"]), one["skeleton"], marching), "side"
        elif kind == "exit.target" and "skeleton" in one:
            what, field = ("exit", one["skeleton"]), "seat"
        elif kind == "exit.target":
            what, field = ("aim", _space(one["at"]), marching), "seat"
        elif kind == "group.leader":
            what, field = ("leader", _space(one["at"])), "skeleton"
        elif kind == "tower.rebuild":
            what, field = ("rebuild",), "at"
        else:
            assert kind in ("tower.stop", "march.order"), kind
            tokens = sorted(a["skeleton"] for a in actions if "skeleton" in a)
            where = (_space(one["at"]),) if kind == "tower.stop" else ()
            what, field = (kind.split(".")[1], *where, *tokens), "skeleton"
        if kind not in ("tower.stop", "march.order"):
            self.counts[what] = self.counts.get(what, 0) + 1
            what = (*what, self.counts[what])
        options = [_space(a[field]) if field == "at" else a[field] for a in actions if field in a]
        if field == "skeleton":
            options.sort()
        self.offered[what] = options
        chosen = self.pick(what, sorted(options))
        table.act(actions[[_space(a.get(field)) for a in actions].index(chosen)], self.seat)
        return True

    # The oracle asks
    def choose(self, key: oracle.Key, options: list[Any]) -> Any:
        if key[0] == "landing":  # as the engine was told; in the order of the pile else
            asked = [tokens for tokens in self.flights if tokens <= set(options)]
            return self.flights[max(asked, key=len)] if asked else options[0]
        if key not in self.offered:
            assert key[0] in ("order", "stop"), f"the engine did not ask {key}: {options}"
            return options[0]
        offered = sorted(self.offered[key], key=str)
        assert sorted(options, key=str) == offered, (key, options, offered)
        return self.pick(key, offered if key[0] == "weapon" else sorted(self.offered[key]))


def _fields(action: Action) -> tuple[Any, ...]:
    return tuple(_space(action[name]) for name in WEAPON_FIELDS if name in action)


def _name(space: Any) -> str:
    return f"{space[0]},{space[1]}"


def _space(at: Any) -> Any:
    return tuple(map(int, at.split(","))) if isinstance(at, str) and "," in at else at


def realm(table: Table, side: str, policy: Policy, weapon: str | None = None) -> oracle.Realm:
    """The board of the policy's seat, as that seat sees it."""
    public = engine.public(table.state)
    layout, view = public["layout"], engine.private(table.state, policy.seat)["board"]
    mode, seats = public["mode"], len(public["seats"])
    skeletons = []
    for token, text in view["skeletons"].items():
        place, facing, held = text.rstrip("'")[:-1], text.rstrip("'")[-1], text.endswith("'")
        model, _, chief = _model(layout, token).partition("*")
        skeletons.append(
            oracle.Skeleton(
                int(token), model[0], model[1], chief or None, _space(place), facing, held
            )
        )
    order = {name: n for n, name in enumerate(_reading(mode))}
    skeletons.sort(key=lambda s: order[s.place])
    tiles = {
        _space(at): oracle.Tile(t["trap"], t.get("face"), t["worn"])
        for at, t in view["tiles"].items()
    }
    towers = {_space(at): floors for at, floors in view["towers"].items()}
    hero = _space(view["hero"])
    return oracle.Realm(
        mode,
        seats,
        side == "black",
        hero,
        towers,
        view["houses"],
        tiles,
        skeletons,
        policy.choose,
        weapon,
        policy.seat,
    )


def _model(layout: View, token: str) -> str:
    copies = layout["copies"]
    ordinary = int(token) < copies * len(layout["models"])
    return str(layout["models"][int(token) // copies] if ordinary else layout["chiefs"][token])


def _reading(mode: str) -> list[Any]:
    """12.21"""
    edges = "LBR" if mode == "cooperative" else "LTR"
    return [f"{edge}{lane}" for edge in edges for lane in range(1, 6)] + SPACES


def read(table: Table, seats: list[int]) -> dict[str, Any]:
    """What the engine shows after the march: the boards of those seats, and all cemeteries."""
    found: dict[str, Any] = {}
    for seat in range(len(table._shown)):
        after = table.after(seat)
        piles = {
            place: sorted(map(notation._skeleton, pile))
            for place, pile in after.skeletons.items()
            if pile
        }
        found[f"cemetery {seat}"] = piles.pop("cemetery", [])
        if seat in seats:
            found[f"skeletons {seat}"] = piles
            found[f"hero {seat}"] = after.hero
            found[f"houses {seat}"] = after.houses
            found[f"towers {seat}"] = after.towers
            tiles = {at: (t.trap, t.face, t.worn) for at, t in after.tiles.items()}
            found[f"tiles {seat}"] = tiles
            found[f"doomed {seat}"] = seat in table.told("emperor.arrived", "seat")
    return found


def read_oracle(realms: list[oracle.Realm]) -> dict[str, Any]:
    seats = realms[0].seats
    found: dict[str, Any] = {f"cemetery {seat}": [] for seat in range(seats)}
    for realm_ in realms:
        seat = realm_.seat
        piles: dict[str, list[str]] = {}
        for skeleton in realm_.skeletons:
            place = skeleton.place
            if place in ("bag", "out"):
                continue
            if isinstance(place, tuple) and place[0] == "sent":
                entering = "U" if realm_.mode == "cooperative" else "D"
                facing = {"L": "R", "R": "L", "T": entering}[skeleton.home]
                found[f"cemetery {place[1]}"].append(_text(skeleton, facing))
            else:
                at = place if isinstance(place, str) else _name(place)
                piles.setdefault(at, []).append(
                    _text(skeleton, skeleton.facing, not skeleton.turned)
                )
        found[f"skeletons {seat}"] = {place: sorted(pile) for place, pile in piles.items()}
        found[f"hero {seat}"] = realm_.hero and _name(realm_.hero)
        # together all have the same, which is what the last one has left
        last = realms[-1] if realm_.mode == "cooperative" else realm_
        found[f"houses {seat}"] = last.houses
        found[f"towers {seat}"] = {_name(at): floors for at, floors in realm_.towers.items()}
        tiles = {_name(at): (t.trap, t.face, t.worn) for at, t in realm_.tiles.items()}
        found[f"tiles {seat}"] = tiles
        found[f"doomed {seat}"] = realm_.doomed
    return {key: sorted(v) if key.startswith("cemetery") else v for key, v in found.items()}


def _text(skeleton: oracle.Skeleton, facing: str, held: bool = False) -> str:
    written = notation.Skeleton(facing, skeleton.symbol, skeleton.home, skeleton.chief, held)
    return notation._skeleton(written)


def same(found: dict[str, Any], expected: dict[str, Any], story: str) -> None:
    differ = [key for key in found if found[key] != expected[key]]
    assert not differ, f"{story}\n" + "\n".join(
        f"{key}: {found[key]}\nexpected {expected[key]}" for key in differ
    )


def recorded(policy: Policy) -> Callable[[list[list[oracle.Skeleton]]], list[oracle.Skeleton]]:
    """As the engine was told; reading order where it did not ask."""
    told = list(policy.order)

    def next_unit(units: list[list[oracle.Skeleton]]) -> list[oracle.Skeleton]:
        waiting = {s.id for unit in units for s in unit}
        if told and told[0][0] == waiting:
            chosen = told.pop(0)[1]
            return next(unit for unit in units if chosen in [s.id for s in unit])
        return units[0]

    return next_unit


ROUND = {"D": 1, "B": 1, "W": 1, "K": 1, "S": 1, "L": 1, "P": 1}


def compare(mode: str, seats: int, number: int, whole: bool) -> None:
    """A march; if ``whole`` a round, with a hero's step and an action in the trap phase."""
    chance = random.Random(f"{mode} {seats} {number}")
    board = random_board(chance, mode, seats)
    side = chance.choice(["white", "black"])
    weapon = chance.choice([None, *WEAPONS]) if whole else None
    if weapon == "death" and mode == "solo":
        weapon = None
    policy = Policy(number)
    supply = dict(ROUND) if whole else None
    if supply is not None and "$" not in board:
        supply["$"] = 1
    phase = "hero" if whole else "trap"
    table = Table(
        board, mode=mode, seats=seats, side=side, weapon=weapon, supply=supply, phase=phase
    )
    worlds = [realm(table, side, policy, weapon) for _ in range(3)]
    done: list[Any] = []
    if whole and (asked := table.decision()) is not None and asked.kind == "hero.move":
        done.append(_hero(table, chance))
    _others(table)
    _finish(table, policy)
    if whole:
        done.append(_trap(table, chance))
    else:
        _others(table)
        if (decision := table.decision()) is not None and decision.kind == "trap":
            table.act({"type": "trap.pass"})
    _finish(table, policy)
    _others(table)
    _finish(table, policy)
    assert table.marched, f"{board}\n{table._open()}"
    found = read(table, [0])
    orders: list[Any] = [recorded(policy)]
    if not policy.order:
        orders += [chance.choice, lambda units: units[-1]]
    for order, world in zip(orders, worlds, strict=False):
        for act in done:
            if act[0] == "hero":
                world.hero_move(act[1])
            elif act[0] == "trap":
                offered = world.trap_actions(supply or {})
                assert offered == act[2], (board, offered ^ act[2])
                world.trap(act[1])
        world.march(order)
        story = f"{board}\n{weapon} {side} {[act[:2] for act in done]}"
        same(found, read_oracle([world]), story)


def compare_together(mode: str, seats: int, number: int) -> None:
    """A march of all seats at once, answered in any order of the seats."""
    chance = random.Random(f"together {mode} {seats} {number}")
    chiefs = all_chiefs()
    boards = [random_board(chance, mode, seats, chiefs) for _ in range(seats)]
    if mode == "cooperative":
        houses = boards[0].splitlines()[-1]
        boards = ["\n".join([*board.splitlines()[:-1], houses]) for board in boards]
    side = chance.choice(["white", "black"])
    table = Table(*boards, mode=mode, side=side)
    policies = [Policy(number, seat) for seat in range(seats)]
    worlds = [realm(table, side, policy) for policy in policies]
    for seat in range(seats):
        if (decision := table.decision(seat)) is not None and decision.kind == "trap":
            table.act({"type": "trap.pass"}, seat)
    while not table.marched:
        asked = sorted(engine.decisions(table.state))
        policies[chance.choice(asked)].act(table)
    for world, policy, before in zip(worlds, policies, [None, *worlds], strict=False):
        if before is not None and mode == "cooperative":
            world.houses = before.houses  # 12.7: in seat order
        world.march(recorded(policy))
    same(read(table, list(range(seats))), read_oracle(worlds), "\n\n".join(boards))


def _hero(table: Table, chance: random.Random) -> tuple[Any, ...]:
    """Rather onto skeletons, so that there is something to kill."""
    steps = table.offered("to", "hero.move")
    pile = table.board().skeletons
    best = max(len(pile.get(to, [])) for to in steps)
    to = chance.choice([to for to in steps if len(pile.get(to, [])) == best])
    table.act({"type": "hero.move", "to": to})
    return "hero", _space(to)


def _trap(table: Table, chance: random.Random) -> tuple[Any, ...]:
    """Rather a landing; with all that was offered."""
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "trap"
    pile = table.board().skeletons
    landings = [a for a in decision.actions if a.get("trap") in ("D", "B") and a["at"] in pile]
    action = chance.choice(landings if landings and chance.random() < 0.6 else decision.actions)
    offered = {_trap_action(each) for each in decision.actions}
    table.act(action)
    return "trap", _trap_action(action), offered


def _trap_action(action: Action) -> tuple[Any, ...]:
    kind = action["type"].split(".")[1]
    if kind == "pass":
        return ("pass",)
    where = (kind, _space(action["at"]))
    return where if kind == "retrieve" else (*where, action["trap"], action.get("face"))


def _others(table: Table) -> None:
    """All seats but the first do what is nearest at hand in this phase."""
    for seat in range(1, len(table._shown)):
        decision = table.decision(seat)
        if decision is not None and decision.kind in ("hero.move", "trap") and not table.marched:
            pass_ = decision.kind == "trap"
            table.act({"type": "trap.pass"} if pass_ else dict(decision.actions[0]), seat)


def _finish(table: Table, policy: Policy) -> None:
    while not table.marched and policy.act(table):
        pass


GAMES = [
    ("competitive", 2), ("competitive", 4), ("cooperative", 2), ("cooperative", 3), ("solo", 1),
]  # fmt: skip


@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_section_6_a_march_is_what_a_second_reading_makes_of_it(mode: str, seats: int) -> None:
    """Rulings 21 to 41 and 50 to 57, 12.6, 12.21, 12.31 to 12.33 and 12.54 to 12.56."""
    for number in range(BOARDS):
        compare(mode, seats, number, whole=False)


@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_section_6_so_is_a_whole_round(mode: str, seats: int) -> None:
    """Rulings 8 to 19 and 42 to 48, 12.16, 12.18, 12.43 and 12.46 to 12.48."""
    for number in range(BOARDS):
        compare(mode, seats, number, whole=True)


@pytest.mark.parametrize(("mode", "seats"), [("competitive", 2), ("competitive", 3),
                                             ("cooperative", 2), ("cooperative", 4)])  # fmt: skip
def test_ruling_7_so_is_a_march_of_all_boards_at_once(mode: str, seats: int) -> None:
    """Rulings 7, 12.7 and 63: nothing crosses before the end, the capital counts in seat order."""
    for number in range(BOARDS):
        compare_together(mode, seats, number)
