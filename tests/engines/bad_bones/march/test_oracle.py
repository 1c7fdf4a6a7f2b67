"""The march against a second, naive reading of the rules, on random boards in random order.

Ruling 21: in the basic game the order of the skeletons never changes the result.
"""

import random

import pytest

from engines.bad_bones import notation
from engines.bad_bones.notation import Board, Skeleton, Tile

from ..play import march, same

STEP = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
MIRROR = {"/": dict(zip("RLUD", "UDRL", strict=True)), "\\": dict(zip("RLUD", "DULR", strict=True))}
ARROWS = {
    (1, 3): {"R": "D", "L": "D"},
    (2, 3): {"R": "D", "L": "D"},
    (3, 2): {"D": "R", "U": "R"},
    (3, 4): {"D": "L", "U": "L"},
    (4, 3): {"R": "U", "L": "U"},
    (5, 3): {"R": "D", "L": "D"},
}
SPACES = [f"{row},{column}" for row in range(1, 6) for column in range(1, 6)]
SPOTS = {f"{edge}{lane}": facing for edge, facing in ("LR", "TD", "RL") for lane in range(1, 6)}


def _board(chance: random.Random) -> Board:
    board = Board(houses=5, towers={"3,3": 4}, hero=chance.choice(SPACES))
    sites = chance.sample([space for space in SPACES if space != "3,3"], 6)
    for space, trap in zip(sites, ["W", "W", "W", "C", "C", "$"], strict=True):
        face = chance.choice("/\\") if trap == "W" else None
        board.tiles[space] = Tile(trap, face, trap != "$" and chance.random() < 0.4)
    open_spaces = [s for s in SPACES if s not in {*board.tiles, "3,3", board.hero}]
    for _ in range(8):
        facing, symbol = chance.choice("UDLR"), chance.choice("pyrbg")
        skeleton = Skeleton(facing, symbol, chance.choice("LTR"), held=chance.random() < 0.2)
        board.skeletons.setdefault(chance.choice(open_spaces), []).append(skeleton)
    for spot in chance.sample(sorted(SPOTS), 3):
        board.skeletons[spot] = [Skeleton(SPOTS[spot], chance.choice("pyrbg"), spot[0])]
    return board


def _place(name: str) -> tuple[int, int]:
    if name[0] in "LTR":
        lane = int(name[1:])
        return {"L": (lane, 0), "T": (0, lane), "R": (lane, 6)}[name[0]]
    row, column = name.split(",")
    return int(row), int(column)


def _naive(board: Board, chance: random.Random) -> Board:
    after = Board(board.hero, board.houses, dict(board.towers), dict(board.tiles))
    tiles = {_place(space): tile for space, tile in board.tiles.items()}
    treasure = next(place for place, tile in tiles.items() if tile.trap == "$")
    hero = _place(board.hero or "")
    used: set[tuple[int, int]] = set()
    walkers = [(name, s) for name, pile in board.skeletons.items() for s in pile]
    chance.shuffle(walkers)
    for name, skeleton in walkers:
        place, facing = _place(name), skeleton.facing
        gone = False
        while not skeleton.held:
            came = facing
            place = (place[0] + STEP[facing][0], place[1] + STEP[facing][1])
            if place[0] == 6:
                after.houses -= 1
            if place == (3, 3):
                after.towers["3,3"] -= 1
            if not (1 <= place[0] <= 5 and 1 <= place[1] <= 5) or place in ((3, 3), hero):
                gone = True
            elif place in tiles and tiles[place].trap == "W":
                used.add(place)
                facing = MIRROR[tiles[place].face or ""][facing]
                continue
            elif place in tiles and tiles[place].trap == "C":
                used.add(place)
                gone = True
            elif place not in tiles:
                facing = ARROWS.get(place, {}).get(came, facing)
                for side, (down, right) in STEP.items():
                    if (place[0] + down, place[1] + right) == treasure:
                        facing = side
            break
        if not gone:
            at = name if skeleton.held else f"{place[0]},{place[1]}"
            pile = after.skeletons.setdefault(at, [])
            pile.append(Skeleton(facing, skeleton.symbol, skeleton.home))
    for row, column in used:
        at = f"{row},{column}"
        tile = after.tiles.pop(at)
        if not tile.worn:
            after.tiles[at] = Tile(tile.trap, tile.face, True)
    spot = f"{treasure[0]},{treasure[1]}"
    if spot in after.skeletons and board.hero != spot:
        del after.tiles[spot]
    return after


@pytest.mark.parametrize("seed", range(150))
def test_ruling_21_a_naive_march_in_any_order_comes_to_the_same(seed: int) -> None:
    chance = random.Random(seed)
    board = _board(chance)
    expected = _naive(board, chance)
    expected.towers["3,3"] = max(0, expected.towers["3,3"])
    expected.houses = max(0, expected.houses)
    same(march(notation.format(board)).board(), notation.format(expected))
