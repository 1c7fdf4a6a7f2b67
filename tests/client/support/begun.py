"""A game that is in the middle, on the real server: its log is written before anybody looks.

So a test of the server's part (a reload, an undo) need not play there first, nor hope that chance
brings it there.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from app.postgres.embedded import Embedded
from engines import registry
from engines.runtime.game import Game
from engines.runtime.record import Record
from tests.app.support.begun import write_log
from tests.app.support.server import Server

from .visitor import Visitor

FIXTURES = Path(__file__).parents[2] / "fixtures"


def begun(engine: str, name: str, until: Callable[[Game], bool]) -> tuple[Record, Game]:
    """A recorded game, and the same played until that is so."""
    record = Record.from_json((FIXTURES / engine / f"{name}.json").read_bytes())
    rules = registry.get(engine)
    options = rules.Options.model_validate(record.options)
    game = Game(rules, options, record.seats, record.seed)
    for entry in record.log:
        if until(game):
            return record, game
        game.play(entry)
    raise AssertionError("it was never so in that game")


def sit_down_at(server: Server, visitor: Visitor, seat: int, record: Record, game: Game) -> None:
    """The visitor sits on that seat of the game, bots on the others."""
    code = _start(visitor, seat, record)
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
        apart.submit(asyncio.run, write_log(Embedded(server.data_dir).url, code, game)).result()
    visitor.page.goto(f"{visitor.url}/r/{code}")
    visitor.sees("table")


def _start(visitor: Visitor, seat: int, record: Record) -> str:
    post = visitor.call
    post("/me", name=visitor.name)
    code = post("/rooms", engine=record.engine)["code"]
    post(f"/rooms/{code}/settings", options=record.options, seats=record.seats)
    if seat:
        post(f"/rooms/{code}/sit", seat=seat)
    for other in set(range(record.seats)) - {seat}:
        post(f"/rooms/{code}/bot", seat=other, bot="random")
    post(f"/rooms/{code}/ready", ready=True)
    post(f"/rooms/{code}/start")
    return str(code)
