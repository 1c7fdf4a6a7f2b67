"""Who may take back what, told as short plays of the toy."""

import pytest

from engines.contract import Action, Decision
from engines.runtime.game import Game, NothingToUndo
from engines.runtime.story import Story
from tests.conformance.toy import State, Toy, Variants, engine


def game(sealed: bool = True, seats: int = 3) -> Game:
    return Game(engine, Variants(sealed=sealed), seats, b"undo")


def choose(game: Game, seat: int, index: int = 0) -> None:
    decision = game.engine.decisions(game.state)[seat]
    game.act(seat, decision.actions[index])


def test_nothing_done_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo):
        game().undo(0)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_can_undo_nothing(seat: int) -> None:
    played = game()
    choose(played, 2)
    with pytest.raises(NothingToUndo):
        played.undo(seat)


def test_sealed_steps_are_taken_back_one_by_one() -> None:
    played = game()
    start = played.state_hash()
    choose(played, 0)
    one_step = played.state_hash()
    choose(played, 0)
    played.undo(0)
    assert played.state_hash() == one_step
    played.undo(0)
    assert played.state_hash() == start
    assert not played.can_undo(0)


def test_what_others_sealed_meanwhile_stays() -> None:
    played, without = game(), game()
    choose(played, 0)
    for either in (played, without):
        choose(either, 1, 2)
        choose(either, 1)
    played.undo(0)
    assert played.state == without.state
    assert played.can_undo(1)


def test_the_owner_alone_is_told_of_a_sealed_undo() -> None:
    played = game()
    choose(played, 0)
    (event,) = played.undo(0)
    assert (event.type, event.audience) == ("undone", 0)


def test_what_was_shown_stays() -> None:
    played = game()
    for seat in (0, 1, 2):
        choose(played, seat)
        choose(played, seat)
    assert played.state.round == 2
    assert not any(played.can_undo(seat) for seat in range(3))
    with pytest.raises(NothingToUndo):
        played.undo(2)


def test_an_open_action_can_be_taken_back_until_somebody_else_acts_openly() -> None:
    played = game(sealed=False)
    choose(played, 0)  # shows a card of a hidden hand: a barrier
    choose(played, 1)  # likewise
    assert not played.can_undo(1)
    choose(played, 0)  # the stance: open, but nothing hidden was in it
    assert played.can_undo(0)
    choose(played, 1)
    assert not played.can_undo(0)
    assert played.can_undo(1)
    (event,) = played.undo(1)
    assert event.audience is None
    assert played.can_undo(0)


class InTurn(Toy):
    """One after the other: the next one seals card and stance once the first is ready."""

    id = "in_turn"

    def decisions(self, state: State) -> dict[int, Decision]:
        return dict(list(super().decisions(state).items())[:1])

    def choose(self, state: State, seat: int, action: Action, story: Story) -> None:
        super().choose(state, seat, action, story)
        if state.ready(seat):
            story.tell("ready", seat=seat)


def test_half_a_choice_goes_with_what_led_to_it() -> None:
    played = Game(InTurn(), Variants(), 2, b"undo")
    choose(played, 0)
    choose(played, 0)  # ready: now it is the other's turn
    choose(played, 1)  # a card: nobody sees that
    assert played.can_undo(0)
    played.undo(0)
    assert set(played.engine.decisions(played.state)) == {0}
    assert played.state.cards[1] is None
    again = Game.replay(played.engine, played.options, 2, b"undo", played.log)
    assert again.state_hash() == played.state_hash()
