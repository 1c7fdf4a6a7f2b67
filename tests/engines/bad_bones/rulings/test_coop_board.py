"""The cooperative side of the board: section 2, rulings 2, 10, 63 and 64."""

from typing import Any

import pytest

from engines.bad_bones import engine, notation

from .table import COOPERATIVE, Table, first, marches, place


def _new(seats: int, seed: bytes = b"x", **options: Any) -> dict[str, Any]:
    state = engine.new(engine.Options(mode="cooperative", **options), seats, seed)
    view: dict[str, Any] = engine.public(state)
    return view


@pytest.mark.parametrize("seats", range(2, 7))
def test_section_2_four_towers_each_and_a_house_per_player(seats: int) -> None:
    """Ruling 63: common treasure exactly one; a wall, a catapult and a dragon per player."""
    view = _new(seats)
    boards = view["seats"]
    assert len(boards) == seats
    for seat in boards:
        assert seat["board"]["towers"] == {"2,3": 1, "3,2": 1, "3,4": 1, "4,3": 1}
        assert seat["board"]["houses"] == seats
        assert seat["board"]["floors"] == 4
        assert "supply" not in seat["board"]
    assert view["supply"] == {"W": seats, "C": seats, "D": seats, "$": 1}
    assert view["rounds"] == 10


def test_section_2_the_layout() -> None:
    layout = _new(2)["layout"]
    turn = {"R": "U", "L": "U"}
    ruins = ["2,3", "3,2", "3,4", "4,3"]
    assert layout["edges"] == "LBR"
    assert layout["arrows"] == dict.fromkeys(["1,3", "5,3", *ruins], turn)
    assert "".join(layout["bottom"]) == "pyrbg"
    assert "".join(layout["left"]) == "gbryp"
    assert "".join(layout["right"]) == "pyrbg"
    assert sorted(layout["towers"]) == ruins


def test_ruling_2_four_different_symbols_red_allowed() -> None:
    """Top tokens wait below and face up."""
    seen = set()
    for seed in range(40):
        view = _new(2, bytes([seed]))
        layout, boards = view["layout"], view["seats"]
        for seat in boards:
            models = [
                layout["models"][int(t) // layout["copies"]] for t in seat["board"]["skeletons"]
            ]
            assert len({model[0] for model in models}) == len(models) == 4
            seen |= {model[0] for model in models}
            for token, text in seat["board"]["skeletons"].items():
                home = layout["models"][int(token) // layout["copies"]][1]
                assert (text[0], text[-1]) == {"L": ("L", "R"), "R": ("R", "L"), "T": ("B", "U")}[
                    home
                ]
    assert seen == set("pyrbg")


def test_section_2_the_hero_starts_on_a_tower_of_choice() -> None:
    state = engine.new(engine.Options(mode="cooperative"), 2, b"start")
    assert engine.public(state)["phase"] == "start"
    for seat, at in ((0, "3,2"), (1, "4,3")):
        decision = engine.decisions(state)[seat]
        assert decision.kind == "hero.start"
        assert sorted(a["at"] for a in decision.actions) == ["2,3", "3,2", "3,4", "4,3"]
        engine.apply(state, seat, {"type": "hero.start", "at": at})
    view = engine.public(state)
    assert [seat["board"]["hero"] for seat in view["seats"]] == ["3,2", "4,3"]
    assert view["phase"] == "hero"


@pytest.mark.parametrize(
    ("spot", "skeleton", "end", "steps"),
    [
        ("L1", ">g", "village", 4), ("R1", "<p", "village", 4),
        ("B1", "^p", "village", 6), ("B5", "^g", "village", 6),
        ("L2", ">b", "tower", 3), ("L3", ">r", "tower", 2), ("L4", ">y", "tower", 3),
        ("R2", "<y", "tower", 3), ("R3", "<r", "tower", 2), ("R4", "<b", "tower", 3),
        ("B2", "^y", "tower", 3), ("B3", "^r", "tower", 2), ("B4", "^b", "tower", 3),
        ("L5", ">p", "tower", 4), ("R5", "<g", "tower", 4),
    ],
)  # fmt: skip
def test_section_2_lane_destinations(spot: str, skeleton: str, end: str, steps: int) -> None:
    """11 lanes lead to a tower, 4 to the capital, as in section 2's proposal."""
    bare = COOPERATIVE.replace("H", "")
    rows = [["-", *row.split(), "-"] for row in bare.strip().splitlines()]
    rows.append(["-"] * 5)
    if spot[0] == "B":
        rows[5][int(spot[1]) - 1] = skeleton
    else:
        rows[int(spot[1]) - 1][0 if spot[0] == "L" else 6] = skeleton
    picture = "\n".join(" ".join(row) for row in rows)
    ends: list[str] = []
    for _ in range(steps):
        assert ends == []
        table = Table(picture, mode="cooperative").march()
        ends = [e.values["end"] for e in table.events if "end" in e.values]
        picture = notation.format(table.after())
    assert ends == [end]


def test_section_2_leaving_at_the_top_burns_a_house_of_the_capital() -> None:
    table = Table(COOPERATIVE.replace(".  .  .    .   .", "^y .  .    .   .", 1),
                  mode="cooperative", seats=3).march()  # fmt: skip
    assert [table.after(seat).houses for seat in range(3)] == [2, 2, 2]
    assert table.told("house.burnt", "left") == [2]


def test_section_2_leaving_at_the_bottom_goes_to_another_player_of_choice() -> None:
    """Sides as ever: left the next seat, right the one before (6)."""
    table = Table(
        """
        .   .   .    .   .
        <y  .   T1H  .   >b
        .   T1  .    T1  .
        .   .   T1   .   .
        .   vp  .    .   .
        """,
        mode="cooperative",
        seats=4,
    ).march()
    assert table.offered("seat", "exit.target") == [1, 2, 3]
    table.answer(2)
    sent = dict(table.told("skeleton.sent", "skeleton", "target"))
    assert sent == {
        table.token("2,1", "y"): 1, table.token("2,5", "b"): 3, table.token("5,2", "p"): 2
    }  # fmt: skip


def test_ruling_63_catapults_throw_to_any_other_player() -> None:
    table = Table(COOPERATIVE.replace(".  .  .    .   .", ">y C  .    .   .", 1),
                  mode="cooperative", seats=4).march()  # fmt: skip
    assert table.offered("seat", "exit.target") == [1, 2, 3]


def test_ruling_39_a_portal_sends_top_tokens_to_the_bottom() -> None:
    marches(
        """
        -   .   >y@T  P    .   .   -   |   -   .   .   P!   .   .   -
        -   .   .     T1H  .   .   -   |   -   .   .   T1H  .   .   -
        -   .   T1    .    T1  .   -   |   -   .   T1  .    T1  .   -
        -   .   .     T1   .   .   -   |   -   .   .   T1   .   .   -
        -   .   .     .    .   .   -   |   -   .   .   .    .   .   -
            -   -     -    -   -       |       -   ^y  -    -   -
        """,
        mode="cooperative",
    )


def test_ruling_63_a_tower_stops_exactly_one_skeleton() -> None:
    """By choice of the player; the others end on the ruin and obey its arrow if it matches."""
    before = """
    .   .    .    .   .
    .   .    T1H  .   .
    .   T1   .    T1  .
    .   >p   T1   <y  .
    .   .    ^b   .   .
    """
    table = Table(before, mode="cooperative").march()
    table.looks(
        """
        .   .    .        .   .
        .   .    T1H      .   .
        .   T1   .        T1  .
        .   .    ^y@R^b   .   .
        .   .    .        .   .
        """
    )


def test_ruling_63_the_player_chooses_which() -> None:
    table = Table(
        """
        .   .    .    .   .
        .   .    T1H  .   .
        .   T1   .    T1  .
        .   >p   T1   <y  .
        .   .    ^b   .   .
        """,
        mode="cooperative",
    ).march(first("5,3", "b"))
    table.looks(
        """
        .   .    .            .   .
        .   .    T1H          .   .
        .   T1   .            T1  .
        .   .    ^p@L^y@R     .   .
        .   .    .            .   .
        """
    )


def test_ruling_10_the_hero_on_a_tower_that_falls_stands_on_a_ruin_and_kills() -> None:
    """Ruling 10: no effect on the attacker; later arrivals of the phase are killed."""
    table = marches(
        """
        .   .    .    .   .   |   .   .    .    .   .
        .   .    T1   .   .   |   .   .    T1   .   .
        .   T1   .    T1  .   |   .   T1   .    T1  .
        .   >p   T1H  <y  .   |   .   .    H    .   .
        .   .    ^b   .   .   |   .   .    .    .   .
        """,
        mode="cooperative",
    )
    assert len(table.told("skeleton.slain")) == 2


def test_ruling_63_traps_may_be_placed_on_ruins_but_not_on_towers() -> None:
    """Ruling 11: nor under a hero on a tower."""
    table = Table(
        """
        .   .    .    .   .
        .   .    T1H  .   .
        .   .    .    T1  .
        .   .    T1   .   .
        .   .    .    .   .
        """,
        mode="cooperative",
    )
    sites = set(table.offered("at", "trap"))
    assert "3,2" in sites
    assert not {"2,3", "3,4", "4,3"} & sites
    table.act(place("W", "3,2", "/"))
    assert table.board().tiles["3,2"].trap == "W"


def test_ruling_14_a_tile_covers_the_ruins_arrow() -> None:
    marches(
        """
        .   .    .    .   .   |   .   .     .    .   .
        .   .    T1H  .   .   |   .   .     T1H  .   .
        >r  Lw   .    T1  .   |   .   Lw>r  .    T1  .
        .   .    T1   .   .   |   .   .     T1   .   .
        .   .    .    .   .   |   .   .     .    .   .
        """,
        mode="cooperative",
    )


def test_section_2_vertical_movers_walk_on_over_a_ruin() -> None:
    marches(
        """
        .   .    .    .   .   |   .   .     .    .   .
        .   vy   T1H  .   .   |   .   .     T1H  .   .
        .   .    .    T1  .   |   .   vy    .    T1  .
        .   .    T1   .   .   |   .   .     T1   .   .
        .   >p   .    .   .   |   .   .     ^p@L .   .
        """,
        mode="cooperative",
    )


def test_ruling_64_leaving_at_the_top_with_no_house_left_the_game_is_lost() -> None:
    """Rulings 64 and 63: judged at the end of phase 3; the second one changes nothing."""
    table = Table(
        """
        ^y  ^p   .    .   .
        .   .    T1H  .   .
        .   T1   .    T1  .
        .   .    T1   .   .
        .   .    .    .   .
        houses 1
        """,
        mode="cooperative",
    ).march()
    assert table.after().houses == 0
    assert table.told("house.burnt", "left") == [0]
    result = engine.result(table.state)
    assert result is not None
    assert (result.winners, result.reason.key) == ([], "result.lost_capital")


def test_ruling_63_lost_when_a_player_has_lost_the_last_tower() -> None:
    table = Table(
        """
        .   .    .    .   .
        .   .    .    .   .
        .   .    .    .   .
        .   >p   T1H  .   .
        >r  .    .    .   .
        """,
        mode="cooperative",
    ).march()
    assert table.after().skeletons.keys() == {"5,2"}, "the phase is played to its end"
    result = engine.result(table.state)
    assert result is not None
    assert (result.winners, result.reason.key) == ([], "result.lost_towers")
    assert table.told("skeletons.entered") == []
