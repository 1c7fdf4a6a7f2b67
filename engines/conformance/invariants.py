"""What an engine says of its own positions."""

from .case import Case


def check_invariants(case: Case) -> None:
    """What the engine itself says must always hold, holds after every action."""
    for game, _, _ in case.walk():
        case.engine.check(game.state)
    case.engine.check(case.end().state)
