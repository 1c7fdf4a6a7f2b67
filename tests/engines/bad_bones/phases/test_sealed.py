"""Ruling 7: phases are chosen in secret and shown together."""

from engines.bad_bones import engine
from engines.runtime.game import Game

from ..march.test_movement import EXITS
from ..play import PASS, answer, hero, march, place
from ..traps.test_dragon import LANDING


def _game(seats: int = 3) -> Game:
    return Game(engine, engine.Options(), seats, b"sealed")


def test_ruling_7_others_see_only_that_a_seat_is_ready() -> None:
    game = _game()
    before = engine.public(game.state)
    events = game.act(1, hero("2,2"))
    assert {event.audience for event in events} == {1}
    after = engine.public(game.state)
    assert (before.pop("choosing"), after.pop("choosing")) == ([0, 1, 2], [0, 2])
    assert after == before
    assert engine.private(game.state, 1)["board"]["hero"] == "2,2"
    assert engine.private(game.state, 0)["board"]["hero"] == "3,3"


def test_the_phase_is_shown_word_for_word_when_the_last_is_ready() -> None:
    game = _game()
    told = [event.json() for seat in (2, 0) for event in game.act(seat, hero("2,2"))]
    beats: list[list[dict[str, object]]] = []
    last = game.act(
        1, hero("4,4"), on_beat=lambda events: beats.append([event.json() for event in events])
    )
    shown = [event.json() for event in last if event.audience is None]
    assert all(event in shown for event in told)
    own = [event.json() for event in last if event.audience == 1]
    assert own
    assert all(event in shown for event in own)
    assert [event for beat in beats for event in beat] == [event.json() for event in last]
    assert shown[-1] == {"type": "phase.started", "phase": "trap"}
    assert [seat["board"]["hero"] for seat in engine.public(game.state)["seats"]] == [
        "2,2",
        "4,4",
        "2,2",
    ]


def test_the_order_of_choosing_makes_no_difference() -> None:
    one, other = _game(), _game()
    for seat in (0, 1, 2):
        one.act(seat, hero("2,2"))
    for seat in (2, 1, 0):
        other.act(seat, hero("2,2"))
    assert engine.dump(one.state) == engine.dump(other.state)


def test_undo_until_the_last_one_is_ready() -> None:
    game = _game()
    first = engine.decisions(game.state)[0].id
    game.act(0, hero("2,2"))
    game.act(1, hero("2,2"))
    assert 0 not in engine.decisions(game.state)
    assert game.can_undo(0)
    events = game.undo(0)
    assert [event.audience for event in events] == [0]
    assert engine.decisions(game.state)[0].id == first
    game.act(0, hero("4,4"))
    game.act(2, hero("2,2"))
    assert not any(game.can_undo(seat) for seat in range(3))
    assert engine.public(game.state)["seats"][0]["board"]["hero"] == "4,4"


def test_a_landing_can_be_taken_back_step_by_step() -> None:
    state = march(LANDING, place("D", "2,3"), seats=2).state
    assert engine.decisions(state)[0].undo is True
    assert state.undoable == [1, 1]
    engine.apply(state, 0, answer(state, 0, "U"))
    assert state.undoable == [2, 1]
    engine.apply(state, 0, answer(state, 0, "U"))
    assert state.undoable == [0, 0]


def test_nothing_of_a_landing_shows_before_the_phase_does() -> None:
    state = march(LANDING, PASS, seats=2).state
    assert engine.public(state)["round"] == 2
    state = march(LANDING, place("D", "2,3"), seats=2).state
    view = engine.public(state)
    assert view["seats"][0]["board"]["tiles"] == {}
    assert view["bag"] == 178
    engine.apply(state, 0, answer(state, 0, "D"))
    assert engine.public(state)["seats"][0] == view["seats"][0]
    assert engine.public(state)["bag"] == 178
    assert engine.private(state, 0)["board"]["floors"] == 3


def test_in_the_march_each_seat_sees_its_own_board_while_another_chooses() -> None:
    other = EXITS.replace("^b", "vb")
    state = march(EXITS, seats=3, others=(other,)).state
    assert list(engine.decisions(state)) == [0]
    assert len(engine.public(state)["seats"][1]["board"]["skeletons"]) == 3
    assert len(engine.private(state, 1)["board"]["skeletons"]) == 1


def test_decision_ids_do_not_change_by_what_others_do() -> None:
    game = _game()
    ids = {seat: decision.id for seat, decision in engine.decisions(game.state).items()}
    game.act(0, hero("2,2"))
    now = engine.decisions(game.state)
    assert {seat: decision.id for seat, decision in now.items()} == {1: ids[1], 2: ids[2]}
    reloaded = engine.load(engine.dump(game.state))
    assert engine.decisions(reloaded)[1].id == ids[1]
