"""A game that is in the middle, on a real server: its log is written before anybody looks."""

from hashlib import sha256

import asyncpg
import orjson

from engines.runtime.game import Game


async def write_log(url: str, code: str, game: Game) -> None:
    """The room's game, which has just begun, is this one from now on. ``url``: the database's."""
    connection = await asyncpg.connect(url)
    try:
        game_id = await connection.fetchval("SELECT game_id FROM rooms WHERE code = $1", code)
        await connection.execute("DELETE FROM jobs WHERE game_id = $1", game_id)
        await connection.execute(
            "UPDATE games SET seed = $2, seed_hash = $3, seq = $4, standing = NULL WHERE id = $1",
            game_id, game.seed, sha256(game.seed).hexdigest(), len(game.log),
        )  # fmt: skip
        await connection.executemany(
            "INSERT INTO actions (game_id, seq, seat, client_id, action)"
            " VALUES ($1, $2, $3, $4, $5)",
            [
                (game_id, n, entry.seat, f"begun-{n}", orjson.dumps(entry.action).decode())
                for n, entry in enumerate(game.log, 1)
            ],
        )
    finally:
        await connection.close()
