"""Rulings 1 and 5: the first skeletons, and a bag that runs short."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario

from ..play import PASS, QUIET, act, march, same, skeletons


@pytest.mark.parametrize("seats", range(2, 7))
def test_ruling_1_one_of_each_symbol_but_red(seats: int) -> None:
    for seed in range(20):
        view = engine.public(engine.new(engine.Options(), seats, bytes([seed])))
        for seat in view["seats"]:
            first = skeletons(seat["board"]).values()
            assert sorted(skeleton.symbol for skeleton in first) == ["b", "g", "p", "y"]
            assert all(skeleton.at[0] == skeleton.home for skeleton in first)
        assert view["bag"] == 180 - 4 * seats


def test_ruling_1_the_edge_is_drawn_at_random() -> None:
    homes = set()
    for seed in range(30):
        view = engine.public(engine.new(engine.Options(), 2, bytes([seed])))
        homes |= {s.home for s in skeletons(view["seats"][0]["board"]).values()}
    assert homes == {"L", "T", "R"}


def test_a_realm_at_the_start() -> None:
    board = engine.public(engine.new(engine.Options(), 3, b"x"))["seats"][2]["board"]
    assert (board["hero"], board["floors"], board["houses"]) == ("3,3", 4, 5)
    assert board["supply"] == {"W": 2, "C": 2, "D": 1, "$": 1}
    assert sum(board["points"].values()) == 46  # section 3: the score check


def test_ruling_5_a_short_bag_is_dealt_round_the_table() -> None:
    """175 tokens stand on the first board; the other five are dealt: three and two."""
    models = [f"{facing}{symbol}" for facing in "v><" for symbol in "pyrbg"]
    piles = [models[0] * 7, *[model * 12 for model in models[1:]]]
    crowded = "\n".join(
        [
            "- - - - -",
            f"- {' '.join(piles[:5])} -",
            f"- {' '.join(piles[5:10])} -",
            "- . . T4H . . -",
            f"- {' '.join(piles[10:])} -",
            "- . . . . . -",
            "houses 5",
        ]
    )
    view = engine.public(scenario(crowded, QUIET, phase="arrivals"))
    assert view["bag"] == 0
    arrived = [
        sum(s.at[0] in "LTR" for s in skeletons(seat["board"]).values()) for seat in view["seats"]
    ]
    assert arrived == [3, 2]


def test_arrivals_bring_three_each_and_the_cemetery() -> None:
    state = scenario(
        QUIET.replace("houses 5", "houses 5\ncemetery vr >b"), QUIET, phase="arrivals", round=4
    )
    view = engine.public(state)
    assert view["round"] == 5
    assert [len(seat["board"]["skeletons"]) for seat in view["seats"]] == [5, 3]
    at = [s.at for s in skeletons(view["seats"][0]["board"]).values()]
    assert at[:2] == ["T3", "L2"]


def test_side_changes_after_each_march() -> None:
    played = march(QUIET, side="black")
    assert played.told("round.started", "round", "side") == [(2, "white")]
    assert engine.public(played.state)["side"] == "white"


def test_who_arrives_waits_in_the_forest() -> None:
    state = scenario(QUIET, QUIET, phase="trap")
    engine.apply(state, 0, PASS)
    played = act(state, 1, PASS)
    same(played.board(), QUIET)
    assert {at[0] for at in played.told("skeleton.entered", "at")} <= set("LTR")
