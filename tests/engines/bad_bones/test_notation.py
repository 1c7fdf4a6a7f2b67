"""Section 11 and rulings 12.1 to 12.3: boards as text."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.bad_bones import engine, notation
from engines.bad_bones.notation import Board, Skeleton, Tile
from engines.bad_bones.testing import scenario

from .play import QUIET
from .play import skeletons as shown

EXAMPLE = """
      -     -    vr     -     -
 -    .     .     .     .     .   -
>b    .   >pvg   W/     .     .   -
 -    .     .    T4     .     .   -
 -    H    C!     .     D     .  <b
 -    .     .     $     .     .   -
houses 5
"""

skeletons = st.builds(
    Skeleton,
    facing=st.sampled_from("UDLR"),
    symbol=st.sampled_from("pyrbg"),
    home=st.sampled_from("TLR"),
    chief=st.sampled_from([None, None, *notation.CHIEFS]),
    held=st.booleans(),
)
tiles = st.builds(
    lambda trap, worn: Tile(trap[0], trap[1:] or None, worn),
    st.sampled_from(["W/", "W\\", "C", "D", "$", "B", "X", "Q", "K", "Lw", "Lb", "S", "P"]),
    st.booleans(),
)
spaces = st.sampled_from([f"{row},{column}" for row in range(1, 6) for column in range(1, 6)])
piles = st.lists(skeletons, min_size=1, max_size=4)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    cooperative = draw(st.booleans())
    edges = "LRB" if cooperative else "LRT"
    spots = st.sampled_from([f"{edge}{lane}" for edge in edges for lane in range(1, 6)])
    places = st.one_of(spaces, spots, st.just("cemetery"))
    return Board(
        hero=draw(st.none() | spaces),
        houses=draw(st.integers(0, 30)),
        towers=draw(st.dictionaries(spaces, st.integers(0, 4), max_size=4)),
        tiles=draw(st.dictionaries(spaces, tiles, max_size=8)),
        skeletons=draw(st.dictionaries(places, piles, max_size=10)),
        cooperative=cooperative,
    )


@given(boards())
def test_section_11_round_trip(board: Board) -> None:
    text = notation.format(board)
    assert notation.parse(text) == board
    assert notation.format(notation.parse(text)) == text


def test_section_11_the_example() -> None:
    board = notation.parse(EXAMPLE)
    assert board.hero == "4,1"
    assert board.towers == {"3,3": 4}
    assert board.tiles == {
        "2,3": Tile("W", "/"),
        "4,2": Tile("C", worn=True),
        "4,4": Tile("D"),
        "5,3": Tile("$"),
    }
    assert board.skeletons["2,2"] == [Skeleton("R", "p", "L"), Skeleton("D", "g", "T")]


def test_ruling_12_2_one_or_two_backslashes() -> None:
    one = notation.parse(EXAMPLE.replace("W/", "W\\"))
    two = notation.parse(EXAMPLE.replace("W/", "W\\\\"))
    assert one == two
    assert one.tiles["2,3"].face == "\\"


def test_ruling_12_2_piles_are_multisets_but_keep_their_order() -> None:
    one, two = notation.parse(EXAMPLE), notation.parse(EXAMPLE.replace(">pvg", "vg>p"))
    assert one == two
    assert "vg>p" in notation.format(two)
    assert one != notation.parse(EXAMPLE.replace(">pvg", ">p>pvg"))


@pytest.mark.parametrize(("sign", "home"), [("v", "T"), ("^", "T"), (">", "L"), ("<", "R")])
def test_ruling_12_2_default_home_edges(sign: str, home: str) -> None:
    board = notation.parse(EXAMPLE.replace(">pvg", f"{sign}y"))
    assert board.skeletons["2,2"][0].home == home


def test_ruling_12_2_cemetery() -> None:
    board = notation.parse(EXAMPLE + "cemetery vr >b <y\n")
    assert [skeleton.home for skeleton in board.skeletons["cemetery"]] == ["T", "L", "R"]


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "houses 5",
        EXAMPLE.replace("houses 5", ""),
        EXAMPLE.replace("houses 5", "houses"),
        EXAMPLE.replace(">pvg", "pvg"),
        EXAMPLE.replace(">pvg", ">pvz"),
        EXAMPLE.replace(">pvg", "HH"),
        EXAMPLE.replace(">pvg", ">p*king"),
        EXAMPLE.replace("W/", "W"),
        EXAMPLE.replace("W/", "C/"),
        EXAMPLE.replace("W/", "H"),
        EXAMPLE.replace(">b ", "H ", 1),
        EXAMPLE + "graveyard vr",
    ],
)
def test_what_is_no_board_is_refused(broken: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        notation.parse(broken)


def test_ruling_12_3_the_supply_is_the_kit_without_what_lies_there() -> None:
    view = engine.public(scenario(EXAMPLE, QUIET))
    assert view["seats"][0]["board"]["supply"] == {"W": 1, "C": 1}
    many = EXAMPLE.replace(">b    .", ">b    D")
    assert engine.public(scenario(many, QUIET))["seats"][0]["board"]["supply"] == {"W": 1, "C": 1}
    assert view["bag"] == 180 - 5


@pytest.mark.parametrize(
    "impossible",
    [
        EXAMPLE.replace(">pvg", "vg" * 13),
        EXAMPLE.replace(">pvg", ">p*pyro"),
        EXAMPLE.replace("W/", "$!"),
        EXAMPLE.replace("T4", "."),
        EXAMPLE.replace("T4", "T4").replace(" .    T4", "T1    T4"),
        EXAMPLE.replace(">b ", "^b ", 1),
        EXAMPLE + "cemetery ^r",
    ],
)
def test_ruling_12_3_what_does_not_exist_is_refused(impossible: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        scenario(impossible, QUIET)


def test_ruling_12_3_twelve_of_a_model_on_all_boards_together() -> None:
    seven = EXAMPLE.replace(">pvg", "vg" * 7)
    with pytest.raises(ValueError, match="no such token"):
        scenario(seven, seven)


def test_ruling_12_3_phases_options_and_sides() -> None:
    assert engine.public(scenario(EXAMPLE, QUIET, phase="trap"))["phase"] == "trap"
    assert engine.public(scenario(EXAMPLE, QUIET, side="black", round=7))["side"] == "black"
    assert engine.public(scenario(EXAMPLE))["mode"] == "solo"
    assert engine.public(scenario(EXAMPLE, QUIET, phase="arrivals"))["round"] == 2
    impossible: list[dict[str, Any]] = [
        {"phase": "night"},
        {"side": "red"},
        {"supply": [{}]},
        {"supply": [{"Z": 1}, {}]},
    ]
    for wrong in impossible:
        with pytest.raises(ValueError, match=r"."):
            scenario(EXAMPLE, QUIET, **wrong)
    with pytest.raises(ValueError, match=r"."):
        scenario(*[QUIET] * 7)


def test_ruling_12_2_a_forest_spot_may_hold_another_symbol() -> None:
    state = scenario(EXAMPLE.replace(">b ", ">g ", 1), QUIET)
    assert any(
        s.at == "L2" and s.symbol == "g"
        for s in shown(engine.public(state)["seats"][0]["board"]).values()
    )


def test_views_read_back_as_notation() -> None:
    state = scenario(EXAMPLE, QUIET)
    assert notation.of_view(engine.public(state)["seats"][0]["board"]) == notation.parse(EXAMPLE)


def test_the_boards_of_a_state_can_be_written_down() -> None:
    text = """
       -   -   vr  -   -
    -  .   .   .   .   .   -
    >b .  >p   W/  .   .   -
    -  .   .   T4  .   .   -
    -  H   C!  .   D   .   <b
    -  .   .   $   .   .   -
    houses 5
    cemetery vy
    """
    state = scenario(text, text)
    assert notation.parse(notation.format(state.boards[0])) == notation.parse(text)
