"""A unit is chosen before its target: nobody sees that before the target is chosen, too (B5)."""

from engines.bones_and_banners import engine
from engines.conformance.seen import everything
from engines.contract import Action
from engines.runtime.game import Game


def order(game: Game, seat: int) -> Action:
    """Its first unit, with one die."""
    return next(a for a in engine.decisions(game.state)[seat].actions if a["type"] == "die.unit")


def at_the_dice() -> tuple[Game, int]:
    """A game in which a seat has passed a die, and the other one has the next."""
    for number in range(100):
        game = Game(engine, engine.Options(), 2, b"%d" % number)
        while engine.public(game.state)["phase"] in ("draft", "build"):
            seat, decision = next(iter(engine.decisions(game.state).items()))
            game.act(seat, decision.actions[0])
        seat = next(iter(engine.decisions(game.state)))
        game.act(seat, {"type": "die.pass"})
        if 1 - seat in engine.decisions(game.state):
            return game, seat
    raise AssertionError("no game in which the dice go back and forth")


def test_choosing_a_unit_changes_nothing_that_others_see() -> None:
    game, seat = at_the_dice()
    before = everything(engine, game.state, seat)
    assert game.act(1 - seat, order(game, 1 - seat)) == []
    assert everything(engine, game.state, seat) == before


def test_what_led_to_half_an_order_is_taken_back_with_it() -> None:
    game, seat = at_the_dice()
    game.act(1 - seat, order(game, 1 - seat))
    game.undo(seat)
    assert set(engine.decisions(game.state)) == {seat}
    again = Game.replay(engine, game.options, 2, game.seed, game.log)
    assert again.state_hash() == game.state_hash()
    game.act(seat, {"type": "die.pass"})
    assert engine.decisions(game.state)[1 - seat].kind == "die.act"


def test_a_whole_order_stands_between_the_other_seat_and_its_undo() -> None:
    game, seat = at_the_dice()
    game.act(1 - seat, order(game, 1 - seat))
    target = engine.decisions(game.state)[1 - seat].actions[0]
    game.act(1 - seat, target)
    assert not game.can_undo(seat)
    game.undo(1 - seat)
    assert engine.decisions(game.state)[1 - seat].kind == "unit.target"
    game.undo(1 - seat)
    assert engine.decisions(game.state)[1 - seat].kind == "die.act"
