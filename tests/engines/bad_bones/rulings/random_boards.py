"""Random boards full of traps: the second reading and the search for loops play on them."""

import random

RUINS = [(2, 3), (3, 2), (3, 4), (4, 3)]
LANES = {"L": "gbryp", "T": "pyrbg", "R": "pyrbg"}
CHIEFS = {
    "pyro": "r", "saboteur": "y", "necromancer": "p", "friendly": "g", "instructor": "b",
    "spectral": "p", "emperor": "r",
}  # fmt: skip
KINDS = ["W/", "W\\", "W/", "W\\", "W/", "W\\", "S", "S", "S", "D", "D", "C", "B", "Q", "K", "K",
         "Lw", "Lb", "P", "X"]  # fmt: skip
SIGN = {"U": "^", "D": "v", "L": "<", "R": ">"}
SPACES = [(row, column) for row in range(1, 6) for column in range(1, 6)]


def all_chiefs() -> list[tuple[str, str]]:
    """Kinds and home edges."""
    return [(kind, home) for kind in CHIEFS for home in ("T" if kind == "emperor" else "LTR")]


def random_board(
    chance: random.Random, mode: str, seats: int, chiefs: list[tuple[str, str]] | None = None
) -> str:
    """Many traps, many skeletons, often at the hero's side, some of them out of ``chiefs``."""
    towers = {(3, 3): chance.randint(1, 1 if mode == "solo" else 4)}
    if mode == "cooperative":
        towers = dict.fromkeys(chance.sample(RUINS, chance.randint(1, 4)), 1)
    cells: dict[tuple[int, int], str] = {}
    sites = [space for space in SPACES if space not in towers]
    chance.shuffle(sites)
    kinds = chance.sample(KINDS, chance.randint(3, len(KINDS)))
    for space in sites[: chance.randint(2, 16)]:
        kind = chance.choice(kinds)
        cells[space] = kind + "!" * (kind[0] in "WSDCKP" and chance.random() < 0.3)
    if chance.random() < 0.5:
        cells[sites[0]] = "$"
    if mode != "competitive":
        cells = {space: "C" if tile == "Q" else tile for space, tile in cells.items()}
    for space, floors in towers.items():
        cells[space] = f"T{floors}"
    hero = chance.choice([*SPACES, *[None] * 3])
    if hero:
        cells[hero] = cells.get(hero, "") + "H"
    left = all_chiefs() if chiefs is None else chiefs
    for _ in range(chance.randint(2, 9)):
        free = [s for s in SPACES if cells.get(s, "L")[0] in "L<>^vX" and s not in towers]
        free = [space for space in free if space != hero]
        near = [space for space in free if hero and _towards(space, hero)]
        if not free:
            break
        place = chance.choice(near if near and chance.random() < 0.4 else free)
        for _ in range(chance.choice([1, 1, 1, 2, 3])):
            facing = chance.choice("UDLR")
            if hero and chance.random() < 0.6:
                facing = _towards(place, hero) or facing
            cells[place] = cells.get(place, "") + _skeleton(chance, facing, left)
    rows = [["-", *[cells.get((r, c), ".") for c in range(1, 6)], "-"] for r in range(1, 6)]
    forest = ["-"] * 5
    facing = "^" if mode == "cooperative" else "v"
    for lane in range(5):
        if chance.random() < 0.2:
            rows[lane][0] = f">{LANES['L'][lane]}"
        if chance.random() < 0.2:
            rows[lane][6] = f"<{LANES['R'][lane]}"
        if chance.random() < 0.2:
            forest[lane] = f"{facing}{LANES['T'][lane]}"
    rows.insert(5 if mode == "cooperative" else 0, forest)
    most = {"solo": 1, "cooperative": seats}.get(mode, 5)
    return "\n".join(map(" ".join, rows)) + f"\nhouses {chance.randint(1, most)}"


def _towards(space: tuple[int, int], hero: tuple[int, int]) -> str | None:
    """The direction of a hero who stands right beside it."""
    step = hero[0] - space[0], hero[1] - space[1]
    return {(-1, 0): "U", (1, 0): "D", (0, -1): "L", (0, 1): "R"}.get(step)


def _skeleton(chance: random.Random, facing: str, chiefs: list[tuple[str, str]]) -> str:
    symbol, home, chief = chance.choice("pyrbg"), chance.choice("LTR"), ""
    if chance.random() < 0.4 and chiefs:
        kind, home = chiefs.pop(chance.randrange(len(chiefs)))
        symbol, chief = CHIEFS[kind], f"*{kind}"
    return f"{SIGN[facing]}{symbol}@{home}{chief}" + "'" * (chance.random() < 0.12)
