"""How a game stands, in a few words: kept in its row with every line of the log, so that the home
page need not play the log to know whether a game waits for somebody."""

from typing import Any

from engines.contract import Engine
from engines.runtime.game import Game

from .frames import Shown


def standing(game: Game, shown: Shown, seq: int, frozen: str | None = None) -> dict[str, Any]:
    """``turn`` is for the seats themselves: each may be told only whether it is among them."""
    turn = [] if frozen else shown.to_choose(range(game.seats))
    kept = {"seq": seq, "rules": game.engine.rules_version, "turn": turn}
    if frozen:
        kept["frozen"] = frozen
    # what most games have, and a row has place for
    return kept | {key: shown.public.view[key] for key in ("round",) if key in shown.public.view}


def is_current(kept: dict[str, Any] | None, engine: Engine, seq: int) -> bool:
    """Not if an older server has played on since, or the rules have changed."""
    return kept is not None and (kept["seq"], kept["rules"]) == (seq, engine.rules_version)
