"""Small random boards on which skeletons get in each other's way, or just not."""

import random

from .random_boards import CHIEFS, LANES, RUINS, SIGN, SPACES, all_chiefs

BESIDE = {"U": (1, 0), "D": (-1, 0), "L": (0, 1), "R": (0, -1)}
"""Facing -> where one stands, seen from what it faces."""
TRAPS = ["W/", "W\\", "S", "D", "C", "B", "K", "Lw", "Lb", "P", "$"]
OFTEN = ["friendly"] * 4 + ["emperor", "emperor", "pyro", "instructor"]


def small_board(
    chance: random.Random, mode: str, seats: int, most: int, armed: bool, pile: bool = False
) -> str:
    """Up to ``most`` skeletons, mostly about to meet a tower, a ruin, the hero or the village;
    with ``pile`` on one space if possible."""
    ruins = RUINS if mode == "cooperative" else [(3, 3)]
    standing = chance.sample(ruins, chance.randint(1, len(ruins)))
    hero = chance.choice([*ruins, *ruins, *SPACES])
    trick = "" if pile or mode != "cooperative" else chance.choice(["", "", "rebuild", "fell"])
    if trick == "rebuild":
        standing = chance.sample(ruins, 3)
        hero = next(space for space in ruins if space not in standing)
    elif trick == "fell":
        hero = standing[0]
    cells = {
        space: "T1" if mode != "competitive" else f"T{chance.randint(1, 4)}" for space in standing
    }
    _lay_traps(chance, cells, {*standing, *([hero] if trick else [])})
    cells[hero] = cells.get(hero, "") + "H"
    chiefs = all_chiefs()
    chance.shuffle(chiefs)
    aims = [*ruins, hero, hero, *([hero] * 6 if armed else [])]
    aims.append((0 if mode == "cooperative" else 6, chance.randint(1, 5)))
    place = None
    for _ in range(1 if trick else chance.randint(2, most)):
        if place is None or (not pile and chance.random() > 0.3):
            place, facing = _before(chance, aims)
        if not _is_free(cells, place):
            place = None
            continue
        cells[place] = cells.get(place, "") + _skeleton(chance, facing, chiefs)
        if chance.random() < 0.3:  # the same once more
            cells[place] += f"{SIGN[facing]}p@L"
    if trick:
        _play_trick(chance, trick, cells, standing, hero)
    rows = [["-", *[cells.get((r, c), ".") for c in range(1, 6)], "-"] for r in range(1, 6)]
    forest = ["-"] * 5
    lane = chance.randrange(5)
    if chance.random() < 0.2:
        rows[lane][0] = f">{LANES['L'][lane]}"
    rows.insert(5 if mode == "cooperative" else 0, forest)
    most_houses = {"solo": 1, "cooperative": seats}.get(mode, 5)
    return "\n".join(map(" ".join, rows)) + f"\nhouses {chance.randint(1, most_houses)}"


def _lay_traps(
    chance: random.Random, cells: dict[tuple[int, int], str], not_on: set[tuple[int, int]]
) -> None:
    for space in chance.sample(SPACES, chance.randint(0, 5)):
        if space not in not_on:
            trap = chance.choice(TRAPS)
            cells[space] = "W/" if trap == "$" in cells.values() else trap


def _is_free(cells: dict[tuple[int, int], str], place: tuple[int, int]) -> bool:
    there = cells.get(place, "<")
    return place in SPACES and there[0] in "<>^v"


def _play_trick(
    chance: random.Random,
    trick: str,
    cells: dict[tuple[int, int], str],
    standing: list[tuple[int, int]],
    hero: tuple[int, int],
) -> None:
    """A friend who may rebuild the ruin under the hero while others come to him; or several who
    look alike and come to the tower on which he stands."""
    facing = chance.choice("UDLR")
    comers = [(hero, "p@R")] * 4
    if trick == "rebuild":
        friend = "" if any("*friendly" in cell for cell in cells.values()) else "*friendly"
        comers = [(hero, "y@R"), (standing[0], f"g@L{friend}")]
    for aim, text in comers:
        if trick == "rebuild":
            facing = chance.choice("UDLR")
        down, right = BESIDE[facing]
        place = aim[0] + down, aim[1] + right
        if _is_free(cells, place):
            cells[place] = cells.get(place, "") + SIGN[facing] + text


def _before(chance: random.Random, aims: list[tuple[int, int]]) -> tuple[tuple[int, int], str]:
    """A space from which one step leads to one of them, or any."""
    facing = chance.choice("UDLR")
    if chance.random() < 0.15:
        return chance.choice(SPACES), facing
    row, column = chance.choice(aims)
    down, right = BESIDE[facing]
    return (row + down, column + right), facing


def _skeleton(chance: random.Random, facing: str, chiefs: list[tuple[str, str]]) -> str:
    symbol, home, chief = chance.choice("pyrbg"), chance.choice("LTR"), ""
    if chance.random() < 0.5:
        kind = chance.choice(OFTEN)
        found = [each for each in chiefs if each[0] == kind] or chiefs
        kind, home = found[0]
        chiefs.remove((kind, home))
        symbol, chief = CHIEFS[kind], f"*{kind}"
    return f"{SIGN[facing]}{symbol}@{home}{chief}"
