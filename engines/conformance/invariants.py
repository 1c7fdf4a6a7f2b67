"""An engine may offer ``check(state)``, which raises where something can't be."""

from .case import Case


def check_invariants(case: Case) -> None:
    """What the engine itself says must always hold, holds after every action."""
    check = getattr(case.engine, "check", None)
    if check is None:
        return
    for game, _, _ in case.walk():
        check(game.state)
    check(case.end().state)
