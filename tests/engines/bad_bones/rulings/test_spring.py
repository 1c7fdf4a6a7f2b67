"""Springs: ruling 30."""

import pytest

from .table import Table, marches


def test_section_6_two_spaces_on_in_the_same_direction() -> None:
    """The space between is ignored; a used spring flips, a damaged one leaves."""
    table = marches(
        """
        .   .   .    .  .   |  .   .   .    .    .
        .   .   .    .  .   |  .   .   .    .    .
        .   .   T4H  .  .   |  .   .   T4H  .    .
        >b  S   .    .  .   |  .   S!  .    >b   .
        >p  S!  .    .  .   |  .   .   .    >p   .
        """
    )
    assert table.way("4,1", "b") == (["4,1", "4,2", "4,4"], "rest")


@pytest.mark.parametrize(
    ("cells", "spot", "seat"),
    [
        ({"2,2": "<b", "2,1": "S"}, "L2", 1),  # the first space ahead is off the board
        ({"2,3": "<b", "2,2": "S"}, "L2", 1),  # the second one is
        ({"2,4": ">b", "2,5": "S"}, "R2", 2),
        ({"2,3": ">b", "2,4": "S"}, "R2", 2),
    ],
)
def test_ruling_30_at_the_edge_it_leaves_by_that_side(
    cells: dict[str, str], spot: str, seat: int
) -> None:
    """Ruling 6: through the forest on the left to the next seat, on the right to the one before."""
    table = Table(_grid(cells), seats=3).march()
    assert table.told("skeleton.sent", "target", "by") == [(seat, "forest")]
    path = [*cells, spot]
    assert table.way(path[0], "b") == (path, "sent")


@pytest.mark.parametrize("cells", [{"2,2": "^b", "1,2": "S"}, {"3,2": "^b", "2,2": "S"}])
def test_ruling_30_at_the_top_it_leaves_by_the_top_forest(cells: dict[str, str]) -> None:
    table = Table(_grid(cells), seats=3).march()
    assert table.offered("seat", "exit.target") == [1, 2]
    table.answer(2)
    assert table.told("skeleton.sent", "target", "by") == [(2, "forest")]


@pytest.mark.parametrize("cells", [{"4,2": "vb", "5,2": "S"}, {"3,2": "vb", "4,2": "S"}])
def test_ruling_30_at_the_bottom_it_burns_a_house(cells: dict[str, str]) -> None:
    table = Table(_grid(cells)).march()
    assert table.after().houses == 4
    assert table.way(next(iter(cells)), "b")[1] == "village"


def _grid(cells: dict[str, str]) -> str:
    cells = {"3,3": "T4", "1,5": "H"} | cells
    rows = ((cells.get(f"{row},{column}", ".") for column in range(1, 6)) for row in range(1, 6))
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.parametrize("between", ["H", "K", "K!", "W/", "C", "D", "B", "Lw", "S", "P", "Q", "X"])
def test_ruling_30_flying_over_anything_does_nothing(between: str) -> None:
    """Nobody is asked, nothing wears, the hero does not reach it."""
    table = Table(_grid({"4,1": ">b", "4,2": "S", "4,3": between, "1,5": "."}), seats=3).march()
    table.looks(_grid({"4,2": "S!", "4,3": between, "4,4": ">b", "1,5": "."}))


def test_ruling_30_flying_over_the_tower_does_nothing() -> None:
    marches(
        """
        .   .  .    .   .   |  .   .   .    .    .
        .   .  .    .   .   |  .   .   .    .    .
        >r  S  T4   .   .   |  .   S!  T4   >r   .
        .   .  .    .   H   |  .   .   .    .    H
        .   .  .    .   .   |  .   .   .    .    .
        """
    )


def test_ruling_30_flying_over_the_treasure_does_not_steal_it_but_who_ends_beside_it_looks() -> (
    None
):
    """Ruling 35: the treasure beats the spring's facing."""
    marches(
        """
        .   .  .    .   .   |  .   .   .    .     .
        .   .  .    .   .   |  .   .   .    .     .
        .   .  T4H  .   .   |  .   .   T4H  .     .
        >b  S  $    .   .   |  .   S!  $    <b@L  .
        .   .  .    .   .   |  .   .   .    .     .
        """
    )


def test_ruling_30_landing_on_tower_and_hero() -> None:
    table = marches(
        """
            -  -   -    -  -        |      -   -   -    -  -
        -   .  .   .    .  .  -     |  -   .   .   .    .  .  -
        >b  S  .   H    .  .  -     |  -   S!  .   H    .  .  -
        >r  S  .   T4   .  .  -     |  -   S!  .   T3   .  .  -
        -   .  .   .    .  .  -     |  -   .   .   .    .  .  -
        -   .  .   .    .  .  -     |  -   .   .   .    .  .  -
        """
    )
    assert table.told("skeleton.slain", "at") == ["2,3"]
    assert table.way("L3", "r") == (["L3", "3,1", "3,3"], "tower")


def test_ruling_30_landing_on_an_arrow_it_turns_if_the_arrow_matches() -> None:
    """Ruling 22: the last step is the flight."""
    marches(
        """
            -  vy  -    vb  -        |      -   -   -    -     -
        >g  .  S   .    .   .  -     |  -   >g  S!  .    vb    .  -
        >b  S  .   .    .   .  -     |  -   S!  .   vb@L .     .  -
        -   .  .   T4H  .   .  -     |  -   .   >y@T T4H .     .  -
        >y  S  .   .    .   .  -     |  -   S!  .   ^y@L .     .  -
        -   .  .   .    .   .  -     |  -   .   .   .    .     .  -
        """
    )


@pytest.mark.parametrize(
    ("tile", "worn", "end"),
    [
        ("C", "C!", "sent"),
        ("B", "X", "destroyed"),
        ("P", "P!", "home"),
        ("K", "K!", "destroyed"),
        ("Q", None, "hearse"),
    ],
)
def test_ruling_30_landing_on_a_trap_has_its_full_effect(
    tile: str, worn: str | None, end: str
) -> None:
    table = Table(_grid({"4,1": ">b", "4,2": "S", "4,4": tile})).march()
    assert table.way("4,1", "b")[1] == end
    lying = table.after().tiles
    shown = lying["4,4"].trap + "!" * lying["4,4"].worn if "4,4" in lying else None
    assert shown == worn


def test_ruling_30_landing_on_wall_labyrinth_treasure_and_dragon() -> None:
    marches(
        """
        .   .  .    .    .   |  .   .   .    .      .
        .   .  .    .    .   |  .   .   .    .      .
        .   .  T4H  .    .   |  .   .   T4H  .      .
        >b  S  .    W\\  .   |  .   S!  .    W\\!   .
        >p  S  .    Lb   .   |  .   S!  .  Lb>pvb@L .
        """
    )
    marches(
        """
        .   .  .    .    .   |  .   .   .    .      .
        .   .  .    .    .   |  .   .   .    .      .
        .   .  T4H  .    .   |  .   .   T4H  .      .
        >b  S  .    D    .   |  .   S!  .    D!     >b
        >p  S  .    $    .   |  .   S!  .    >p     .
        """,
        "R",
    )


def test_ruling_30_spring_to_spring_jumps_again() -> None:
    """Also over the edge; a spring that comes from a wall throws in the new direction."""
    table = Table(
        """
            -  -   -    -  -
        -   .  .   .    .  .  -
        -   .  .   .    .  .  -
        -   .  .   T4H  .  .  -
        >y  S  .   S    .  .  -
        -   .  .   .    .  .  -
        """
    ).march()
    assert table.way("L4", "y") == (["L4", "4,1", "4,3", "4,5"], "rest")
    marches(
        """
        >g  W\\  .    .  .   |  .   W\\! .     .  .
        .   S    .    .  .   |  .   S!   .     .  .
        .   .    T4H  .  .   |  .   .    T4H   .  .
        .   .    .    .  .   |  .   vg@L .     .  .
        .   .    .    .  .   |  .   .    .     .  .
        """
    )
