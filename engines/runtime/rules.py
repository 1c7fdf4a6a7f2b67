"""By which rules a game is played: those it began with, as long as its engine still knows them."""

from ..contract import Engine


def playable_as(engine: Engine, version: int) -> Engine:
    """The engine that a game of that version is tried with: its own, else the oldest that is
    newer; of a version that is yet to come, the newest."""
    known = {**engine.older_rules, engine.rules_version: engine}
    return known[min((each for each in known if each >= version), default=engine.rules_version)]


def changes(before: int, after: int) -> list[str]:
    """The texts that say what has changed from one version to another, the oldest first.

    >>> changes(1, 3)
    ['rules.changed.2', 'rules.changed.3']
    """
    return [f"rules.changed.{version}" for version in range(before + 1, after + 1)]
