"""Walls."""

import pytest

from ..play import QUIET, march, same

MIRRORS = [
    ("/", "R", "U"), ("/", "L", "D"), ("/", "U", "R"), ("/", "D", "L"),
    ("\\", "R", "D"), ("\\", "L", "U"), ("\\", "U", "L"), ("\\", "D", "R"),
]  # fmt: skip
SIGN = {"U": "^", "D": "v", "L": "<", "R": ">"}
STEP = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


def _grid(cells: dict[tuple[int, int], str]) -> str:
    rows = [
        "- " + " ".join(cells.get((row, column), ".") for column in range(1, 6)) + " -"
        for row in range(1, 6)
    ]
    return "\n".join(["- - - - -", *rows, "houses 5"])


@pytest.mark.parametrize(("face", "came", "goes"), MIRRORS)
def test_section_6_wall_mirrors(face: str, came: str, goes: str) -> None:
    wall = (4, 4)
    down, right = STEP[came]
    start = (wall[0] - down, wall[1] - right)
    down, right = STEP[goes]
    end = (wall[0] + down, wall[1] + right)
    tower = {(3, 3): "T4H"}
    played = march(_grid(tower | {wall: f"W{face}", start: f"{SIGN[came]}y@T"}))
    facing = played.told("skeleton.moved", "facing")[0]
    # (3,4) and (4,3) have arrows, which turn who follows them
    turned = {((3, 4), "U"): "L", ((4, 3), "L"): "U"}.get((end, goes), goes)
    assert facing == turned
    same(played.board(), _grid(tower | {wall: f"W{face}!", end: f"{SIGN[turned]}y@T"}))


def test_ruling_26_wall_after_wall() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  >b W\\ .  .  .  -
    -  .  W\\ .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  W\\! .  .  .  -
    -  .  W\\! vb@L .  .  -
    houses 5
    """
    played = march(before)
    same(played.board(), after)
    assert played.told("skeleton.moved", "path") == [["4,1", "4,2", "5,2", "5,3"]]


def test_a_wall_may_send_out_of_the_board_and_into_the_village() -> None:
    before = """
       -  -  -  -  -
    - >g W/  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    - >p W\\ .  .  .  -
    houses 5
    """
    played = march(before)
    assert played.told("skeleton.moved", "path", "end") == [
        (["1,1", "1,2", "T2"], "sent"),
        (["5,1", "5,2"], "village"),
    ]


def test_a_wall_may_send_into_the_tower_and_to_the_hero() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  H  .  -
    -  .  .  .  W\\ <y -
    -  .  .  T4 .  .  -
    - >b  W/ .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    tower = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  . vb  .  .  .  -
    -  . W\\ T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before)
    assert played.told("skeleton.moved", "path", "end")[0] == (["2,5", "2,4", "1,4"], "slain")
    played = march(tower)
    assert played.told("skeleton.moved", "path", "end") == [(["2,2", "3,2", "3,3"], "tower")]


def test_ruling_31_a_skeleton_caught_in_a_ring_of_walls_stays() -> None:
    """Walls alone can't loop for who comes from outside; this one sets out from within."""
    before = """
       -  -  -  -  -
    - W/>g W\\ .  .  .  -
    - W\\ W/ .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    - W/!>g W\\! .  .  .  -
    - W\\! W/! .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(march(before).board(), after)


def test_ruling_41_a_damaged_trap_works_all_phase_and_leaves() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  >b W/! .  .  .  -
    -  .  ^y .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  . >b  T4H .  .  -
    -  .  .  ^y@T .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before)
    same(played.board(), after)
    assert played.told("trap.destroyed", "trap", "at") == [("W", "4,2")]
    assert played.told("trap.damaged") == []


def test_an_unused_wall_stays_as_it_is() -> None:
    quiet = QUIET.replace("T4H .", "T4H W/")
    same(march(quiet).board(), quiet)
