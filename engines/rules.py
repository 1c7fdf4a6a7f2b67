"""By which rules a game is played: those it began with, as long as its engine still knows them."""

from .contract import Engine, KnowsOlderRules


def engine_of(engine: Engine, version: int) -> Engine | None:
    """The engine that plays by that version of the rules, or ``None`` where it is forgotten (or
    not known yet)."""
    if version == engine.rules_version:
        return engine
    return engine.older_rules.get(version) if isinstance(engine, KnowsOlderRules) else None


def changes(before: int, after: int) -> list[str]:
    """The texts that say what has changed from one version to another, the oldest first.

    >>> changes(1, 3)
    ['rules.changed.2', 'rules.changed.3']
    """
    return [f"rules.changed.{version}" for version in range(before + 1, after + 1)]
