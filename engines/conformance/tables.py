"""Options and numbers of seats."""

from ..contract import Engine
from .case import Violation
from .cases import option_sets


def check_options(engine: Engine) -> None:
    """Options survive JSON, and every number of seats is either allowed or refused."""
    covered: set[int] = set()
    for options in option_sets(engine):
        stored = options.model_dump(mode="json")
        if engine.Options(**stored) != options:
            raise Violation(f"{engine.id}: {stored} comes back as other options.")
        allowed = set(engine.seats_for(options))
        covered |= allowed
        if not allowed <= set(engine.seats):
            raise Violation(f"{engine.id}: {stored} allows seats that the engine does not.")
        for seats in {0, *engine.seats, max(engine.seats) + 1} - allowed:
            try:
                engine.new(options, seats, b"")
            except ValueError:
                continue
            raise Violation(f"{engine.id}: {stored} is not for {seats}, but a game began.")
    if covered != set(engine.seats):
        raise Violation(f"{engine.id}: seats {sorted(covered)} are played, not {engine.seats}.")
