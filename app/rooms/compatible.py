"""The one place that decides by which rules a stored game is played, and why it can't be.

A game of this version's rules goes on. One of an older version goes on as it began, if the engine
still knows how; else under the next rules that it knows, if they lead through its log to the same
states (``app.live.game.opening`` finds out). A game that is newer than this server is only looked
at.
"""

from engines import registry
from engines.contract import Engine
from engines.runtime.rules import playable_as

CHANGED = "rules_changed"
"""The log does not lead where it led when it was played."""
NEWER = "rules_newer"
"""A newer version of this server has played it: nothing is written here."""
GONE = "engine_gone"
"""There is no such engine any more."""


class EngineGone(Exception):
    """The rules of this game are not on this server."""


def engine_for(name: str, version: int) -> Engine:
    """Whose rules a game of that version is played by; of a newer one, the best there is."""
    try:
        engine = registry.get(name)
    except registry.UnknownEngine:
        raise EngineGone(name) from None
    return playable_as(engine, version)


def is_newer(name: str, version: int) -> bool:
    return version > registry.get(name).rules_version


def why_frozen(name: str, version: int, noted: str | None) -> str | None:
    """Why a game that is not over can't be played on, without playing it: ``noted`` is what was
    found out when it was opened last."""
    try:
        return NEWER if is_newer(name, version) else noted
    except registry.UnknownEngine:
        return GONE
