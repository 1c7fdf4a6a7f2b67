"""Taking back: what it leaves, and where it ends."""

from ..runtime.game import Game, NothingToUndo
from ..runtime.rng import Rng
from .case import Case
from .choices import choice
from .minds import changing_minds


def check_undo(case: Case) -> None:
    """What is taken back was never done, what others sealed stays, and the barrier holds."""
    engine, rng = case.engine, case.rng("undo")
    for game, seat, action in case.walk():
        case.require(len(game.state.undoable) == case.seats, "undoable has not one per seat.")
        for asked, decision in engine.decisions(game.state).items():
            case.require(
                decision.undo == game.can_undo(asked), f"decision.undo lies to seat {asked}."
            )
        played = game.clone()
        played.act(seat, action)
        if played.state.barrier != game.state.barrier:
            case.require(played.state.barrier > game.state.barrier, "The barrier went down.")
            _nobody_can(case, played)
            continue
        case.require(played.can_undo(seat), f"Nothing happened, but seat {seat} can't undo.")
        _taken_back(case, game, played, seat)
        _others_stay(case, game, played, seat, rng)
    _random_game_with_undos(case, rng)


def _nobody_can(case: Case, game: Game) -> None:
    before = game.state_hash()
    for seat in range(case.seats):
        case.require(not game.can_undo(seat), f"Seat {seat} may undo what has been shown.")
    for seat in (*range(case.seats), -1, case.seats):
        try:
            game.undo(seat)
        except NothingToUndo:
            case.require(game.state_hash() == before, "A refused undo changed the state.")
        else:
            case.fail(f"Seat {seat} took something back from behind the barrier.")


def _taken_back(case: Case, before: Game, played: Game, seat: int) -> None:
    undone = played.clone()
    undone.undo(seat)
    dump = case.engine.dump
    case.require(
        dump(undone.state) == dump(before.state),
        f"Seat {seat} took its action back: not as before.",
    )
    again = Game.replay(case.engine, case.options, case.seats, case.seed, undone.log)
    case.require(again.state_hash() == undone.state_hash(), "A log with an undo plays elsewhere.")


def _others_stay(case: Case, before: Game, played: Game, seat: int, rng: Rng) -> None:
    """Another seat does something in between; if I may still take mine back, that leaves it.

    What was sealed is never in the way; what was done openly is, unless the engine says that the
    two are independent."""
    decisions = case.engine.decisions(played.state)
    for other, decision in decisions.items():
        if other == seat or other not in case.engine.decisions(before.state):
            continue
        theirs = rng.choice(decision.actions)
        both, only = played.clone(), before.clone()
        events = both.act(other, theirs)
        if both.state.barrier != played.state.barrier:
            continue
        sealed = all(event.audience is not None for event in events)
        case.require(
            both.can_undo(seat) or not sealed,
            f"Seat {other} sealed something, and seat {seat} can't undo any more.",
        )
        if not both.can_undo(seat):
            continue
        both_decision = choice(case.engine.decisions(both.state).get(other))
        both.undo(seat)
        only.act(other, theirs)
        case.require(both.state == only.state, f"Seat {seat}'s undo touched seat {other}.")
        now = choice(case.engine.decisions(both.state).get(other))
        if sealed:
            case.require(now == both_decision, f"Seat {seat}'s undo changed seat {other}'s choice.")


def _random_game_with_undos(case: Case, rng: Rng) -> None:
    """Its log, played again, leads to the same end, and so does what stands of it."""
    game = case.start()
    for position in changing_minds(case, rng):
        game = position
    again = Game.replay(case.engine, case.options, case.seats, case.seed, game.log)
    case.require(again.state_hash() == game.state_hash(), "A log with undos plays elsewhere.")
    standing = [game.log[line] for line in game.standing]
    without = Game.replay(case.engine, case.options, case.seats, case.seed, standing)
    case.require(without.state_hash() == game.state_hash(), "What stands of a log plays elsewhere.")
