"""The forecast: what the coming march does, as far as no choice is involved."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from engines.bad_bones.views.moves import moves

from ..march.test_movement import EXITS
from ..play import QUIET, hero, place
from ..traps.test_dragon import COMING, LANDING

BOARD = """
      -     -    -     -     -
 -    .     .     .     .     .   -
 -    .     .    vr     .     .   -
 -    .     .    T4     .     .   -
 -    H    <b     .    W/    >y  -
 -    .     .     $    <b    vp   -
houses 5
"""


def _ends(view: dict[str, object]) -> list[str]:
    return [path["end"] for path in view["forecast"]["paths"].values()]  # type: ignore[index]  # JSON


def test_everything_that_is_certain() -> None:
    view = engine.private(scenario(BOARD, QUIET), 0)
    paths = view["forecast"].pop("paths")
    assert view["forecast"] == {
        "floors": 1,
        "houses": 1,
        "slain": 1,
        "sent": 1,
        "choices": 0,
        "stolen": True,
        "doomed": False,
    }
    by_start = {path["path"][0]: path for path in paths.values()}
    assert by_start["2,3"] == {"path": ["2,3", "3,3"], "facing": "D", "end": "tower"}
    assert by_start["4,2"] == {"path": ["4,2", "4,1"], "facing": "L", "end": "slain"}
    assert by_start["4,5"] == {"path": ["4,5", "R4"], "facing": "R", "end": "sent", "target": 1}
    assert by_start["5,4"] == {"path": ["5,4", "5,3"], "facing": "L", "end": "treasure"}
    assert by_start["5,5"] == {"path": ["5,5"], "facing": "D", "end": "village"}


def test_choices_end_what_is_known() -> None:
    view = engine.private(scenario(COMING, QUIET), 0)["forecast"]
    assert view["choices"] == 1
    assert [path["end"] for path in view["paths"].values()] == ["choice"]
    assert [path["path"] for path in view["paths"].values()] == [["2,2", "2,3"]]


def test_a_target_to_be_chosen_is_null() -> None:
    view = engine.private(scenario(EXITS, QUIET, QUIET), 0)["forecast"]
    assert sorted(path["target"] is None for path in view["paths"].values()) == [False, False, True]
    assert (view["choices"], view["sent"]) == (1, 3)


def test_a_catapult_asks_once_for_all_its_victims() -> None:
    board = COMING.replace(">b D", ">b>y C")
    view = engine.private(scenario(board, QUIET, QUIET), 0)["forecast"]
    assert (view["choices"], view["sent"]) == (1, 2)


def test_preview_shows_the_action_done_and_changes_nothing() -> None:
    state = scenario(BOARD, QUIET)
    before = engine.dump(state)
    view = engine.preview(state, 0, hero("5,2"))
    assert view["board"]["hero"] == "5,2"
    assert view["forecast"]["slain"] == 0
    assert engine.dump(state) == before
    traps = scenario(BOARD, QUIET, phase="trap")
    view = engine.preview(traps, 0, place("D", "2,3"))
    assert view["board"]["tiles"]["2,3"]["worn"] is True
    assert view["forecast"]["choices"] == 1
    assert view["forecast"]["floors"] == 0


def test_preview_of_the_last_ready_seat_reveals_nothing() -> None:
    state = scenario(BOARD, QUIET, phase="trap")
    engine.apply(state, 1, {"type": "trap.pass"})
    view = engine.preview(state, 0, {"type": "trap.pass"})
    assert view["ready"] is True
    assert view["forecast"]["floors"] == 1
    assert len(view["board"]["skeletons"]) == 5


def test_preview_alone_stops_before_the_draw() -> None:
    solo = BOARD.replace("T4", "T1").replace("houses 5", "houses 1")
    state = scenario(solo, phase="trap")
    view = engine.preview(state, 0, {"type": "trap.pass"})
    assert len(view["board"]["skeletons"]) == 5
    assert state.round == 1


def test_while_a_landing_goes_on() -> None:
    state = scenario(LANDING, QUIET, phase="trap")
    engine.apply(state, 0, place("D", "2,3"))
    view = engine.private(state, 0)
    assert _ends(view) == ["choice", "choice"]
    assert view["forecast"]["choices"] == 2


def test_during_the_march_only_what_is_still_to_come() -> None:
    state = scenario(EXITS.replace("<y", "^y<y"), QUIET, QUIET, phase="march")
    view = engine.private(state, 0)["forecast"]
    assert [path["end"] for path in view["paths"].values()] == ["sent", "rest", "sent", "sent"]


def test_the_forecast_comes_true() -> None:
    state = scenario(BOARD, QUIET, phase="trap")
    forecast = engine.private(state, 0)["forecast"]["paths"]
    engine.apply(state, 1, {"type": "trap.pass"})
    told = engine.apply(state, 0, {"type": "trap.pass"})
    moved = {
        str(token): {"path": path, "facing": facing, "end": end}
        for token, path, facing, end in moves(event for event in told if event.audience is None)
    }
    (sent,) = [event.values for event in told if event.type == "skeleton.sent"]
    moved[str(sent["skeleton"])]["target"] = sent["target"]
    assert moved == forecast


TOGETHER = """
-  .  .             .   .    .  -
-  .  >g*friendly   T1  .    .  -
-  .  T1            .   .    H  -
-  .  >p            T1  .    .  -
-  .  .             .   .    .  -
   -  -  -  -  -
houses 2
"""


def test_section_10_the_forecast_says_what_becomes_of_each_tower() -> None:
    """The friend rebuilds the ruin on 3,4, the other fells the tower on 4,3: together nothing."""
    calm = TOGETHER.replace(">g*friendly", ".").replace(">p", ".")
    forecast = engine.private(scenario(TOGETHER, calm), 0)["forecast"]
    assert forecast["towers"] == {"3,4": 1, "4,3": -1}
    assert forecast["floors"] == -sum(forecast["towers"].values()) == 0
    assert "fatal" not in forecast


BURNING = QUIET.replace("-  .  .  .  .  .  -\nh", "-  vp .  .  .  .  -\nh")


@pytest.mark.parametrize(
    ("board", "fatal"),
    [
        (QUIET.replace("T4H .", "T1H <r"), True),
        (QUIET.replace("T4H .", "T2H <r"), False),
        (QUIET.replace("T4H .", "T2H <r@R*pyro"), True),
        (QUIET.replace("T4H .", "T4H <r@T*emperor"), True),
        (BURNING.replace("houses 5", "houses 1"), True),
        (BURNING.replace("houses 5", "houses 2"), False),
    ],
)  # fmt: skip
def test_section_10_a_fatal_forecast_says_so(board: str, fatal: bool) -> None:
    view = engine.private(scenario(board, QUIET), 0)
    assert view["forecast"].get("fatal", False) is fatal
    assert ("you would fall" in engine.describe(view, "en")) is fatal
    assert ("vous tomberiez" in engine.describe(view, "fr")) is fatal
