"""The end of the game, points and places."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario

from ..play import PASS, QUIET, march

EXAMPLE = """
   -  -  -  -  -
-  .  .  .  .  .  -
-  .  .  .  D! .  -
-  .  .  T2 .  .  -
-  C! .  .  .  .  -
-  .  .  .  .  H  -
houses 2
"""


def test_ruling_60_the_scoring_example_of_the_rulebook() -> None:
    state = scenario(EXAMPLE, QUIET, supply=[{"W": 1}, {}])
    points = engine.public(state)["seats"][0]["board"]["points"]
    assert points == {"tower": 8, "village": 6, "traps": 5}
    assert sum(points.values()) == 19


@pytest.mark.parametrize(
    ("tile", "stars"), [("W/", 2), ("W\\!", 1), ("C", 2), ("C!", 1), ("D", 3), ("D!", 2), ("$", 4)]
)
def test_section_3_stars(tile: str, stars: int) -> None:
    board = QUIET.replace("T4H .", f"T4H {tile}")
    state = scenario(board, QUIET, supply=[{}, {}])
    assert engine.public(state)["seats"][0]["board"]["points"]["traps"] == stars


DOOMED = """
   -  -  -  -  -
-  .  .  .  .  .  -
-  .  .  vr .  .  -
-  .  .  T1H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 5
"""


def test_ruling_58_the_game_ends_after_the_march_and_nobody_arrives() -> None:
    played = march(DOOMED, seats=3)
    kinds = [event.type for event in played.events]
    assert kinds[-2:] == ["seat.out", "game.over"]
    assert "skeletons.entered" not in kinds
    assert engine.decisions(played.state) == {}
    view = engine.public(played.state)
    assert (view["phase"], view["over"], view["round"]) == ("over", True, 1)
    assert [seat["out"] for seat in view["seats"]] == [True, False, False]
    assert view["history"] == [{"floors": [0, 4, 4], "houses": [5, 5, 5]}]


def test_only_those_who_are_not_out_score() -> None:
    result = engine.result(march(DOOMED).state)
    assert result is not None
    assert result.places == [None, 1]
    assert result.points == [0, 46]
    assert result.parts[0] == {"tower": 0, "village": 0, "traps": 0}
    assert result.winners == [1]
    assert result.reason.key == "result.fallen"


def test_a_burnt_village_is_the_end_as_well() -> None:
    village = DOOMED.replace("vr .", ". .").replace(
        "-  .  .  .  .  .  -\nhouses 5", "-  vp  .  .  .  .  -\nhouses 1"
    )
    played = march(village)
    assert played.told("seat.out", "seat", "cause") == [(0, "village")]
    assert played.told("game.over", "winners") == [[1]]


def test_ruling_59_all_out_at_once_nobody_wins() -> None:
    played = march(DOOMED, others=(DOOMED,))
    result = engine.result(played.state)
    assert result is not None
    assert (result.places, result.winners) == ([None, None], [])
    assert played.told("game.over", "winners", "cause") == [([], "all_fallen")]


def _rivals(*boards: tuple[int, int, dict[str, int]]) -> list[int]:
    texts = [
        QUIET.replace("T4H", f"T{floors}H").replace("houses 5", f"houses {houses}")
        for floors, houses, _ in boards
    ]
    state = scenario(DOOMED, *texts, phase="trap", supply=[{}, *[supply for *_, supply in boards]])
    for seat in list(engine.decisions(state)):
        engine.apply(state, seat, PASS)
    result = engine.result(state)
    assert result is not None
    assert [place for place in result.places[1:] if place == 1] == [1] * len(result.winners)
    return result.winners


def test_ruling_59_the_taller_tower_breaks_a_tie() -> None:
    # 4 + 15 + 2 against 12 + 9: 21 each
    assert _rivals((1, 5, {"W": 1}), (3, 3, {})) == [2]


def test_ruling_59_then_it_is_shared() -> None:
    assert _rivals((2, 3, {"W": 1}), (2, 3, {"C": 1})) == [1, 2]


def test_places_of_those_behind() -> None:
    state = march(DOOMED, others=(QUIET, QUIET, QUIET.replace("T4H", "T2H")), seats=4).state
    result = engine.result(state)
    assert result is not None
    assert result.places == [None, 1, 1, 3]


def test_history_grows_by_a_round() -> None:
    played = march(QUIET, round=3)
    assert len(engine.public(played.state)["history"]) == 3
