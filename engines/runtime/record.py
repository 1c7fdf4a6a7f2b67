"""A whole game as a file: what ``boneyard export`` writes and ``boneyard verify`` plays again.

The log alone does not prove itself: one action may be swapped for another legal one that happens
to lead to the same result. So a record carries two hashes beside the seed's: ``state_hash``, of
the very last state, and ``proof``, a chain over everything in the file (each line of the log is
hashed together with the hash of all before it). Whoever changes anything without redoing the
chain is found out from the file alone; who redoes it ends with another ``proof`` than the one
that the players' own copies of the file carry.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict

from .. import registry
from ..contract import Engine, IllegalAction
from . import rules
from .game import Entry, Game

FORMAT: Literal["boneyard-game-1"] = "boneyard-game-1"


class BadRecord(ValueError):
    """The file is not a record of a game, or the game was not played like this."""


class _Line(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    seat: int
    action: dict[str, Any] | None


class _File(BaseModel):
    """What a file has to look like before anything in it is believed."""

    model_config = ConfigDict(strict=True, extra="forbid")

    format: Literal["boneyard-game-1"]
    engine: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seed: str
    seed_hash: str
    players: list[dict[str, Any]]
    log: list[_Line]
    result: dict[str, Any] | None
    state_hash: str
    proof: str


@dataclass(frozen=True, slots=True)
class Record:
    engine: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seed: bytes
    seed_hash: str
    """SHA-256 of the seed in hex, published when the game began."""
    players: list[dict[str, Any]]
    """Per seat, for people to read: ``{"name": "Ada", "bot": null}``."""
    log: list[Entry]
    result: dict[str, Any] | None
    """``Result.json()``, or ``None`` while the game was not over."""
    state_hash: str
    """``Game.state_hash()`` after the last line of the log."""
    proof: str

    @classmethod
    def of(
        cls,
        game: Game,
        players: Sequence[dict[str, Any]] = (),
        rules_version: int | None = None,
    ) -> "Record":
        """``rules_version``: the one it was played by, if it was only played again by this one."""
        result = game.engine.result(game.state)
        values: dict[str, Any] = {
            "engine": game.engine.id,
            "rules_version": rules_version or game.engine.rules_version,
            "options": game.options.model_dump(mode="json"),
            "seats": game.seats,
            "seed_hash": sha256(game.seed).hexdigest(),
            "players": list(players) or [{"name": f"Seat {n}"} for n in range(game.seats)],
            "result": result.json() if result else None,
            "state_hash": game.state_hash(),
        }
        log = game.log.copy()
        return cls(**values, seed=game.seed, log=log, proof=_proof(values, log))

    def to_json(self) -> str:
        """The file: one line of the log per line of text, so that two records can be compared."""
        head = {"format": FORMAT, **self._values(), "seed": self.seed.hex(), "proof": self.proof}
        lines = ",\n  ".join(orjson.dumps(_line(entry)).decode() for entry in self.log)
        text = orjson.dumps(head, option=orjson.OPT_INDENT_2).decode().removesuffix("\n}")
        return f'{text},\n  "log": [\n  {lines}\n  ]\n}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        try:
            file = _File.model_validate_json(text)
            seed = bytes.fromhex(file.seed)
        except ValueError as error:
            raise BadRecord("This file is not a recorded game.") from error
        values = file.model_dump(exclude={"format", "seed", "log"})
        log = [Entry(line.seat, line.action) for line in file.log]
        return cls(**values, seed=seed, log=log)

    def start(self) -> Game:
        """The game before its first action."""
        engine = self._engine()
        if self.rules_version > engine.rules_version:
            raise BadRecord(
                f"The game was played under version {self.rules_version} of the rules, and this is "
                f"version {engine.rules_version}. Update Boneyard and try again."
            )
        engine = rules.playable_as(engine, self.rules_version)
        try:
            return Game(engine, engine.Options(**self.options), self.seats, self.seed)
        except ValueError as error:
            raise BadRecord("The options do not fit the game.") from error

    def replay(self, at: int | None = None) -> Game:
        """The game after ``at`` lines of the log, or after all of them."""
        game = self.start()
        for number, entry in enumerate(self.log[:at], 1):
            try:
                game.play(entry)
            except IllegalAction as error:
                said = f"Line {number} of the log was refused: {error.text}"
                raise self._otherwise(game, said) from error
            except Exception as error:
                if game.engine.rules_version == self.rules_version:
                    raise
                raise self._otherwise(game, f"Line {number} can't be played.") from error
        return game

    def verify(self) -> Game:
        """Plays the whole game again; raises ``BadRecord`` if anything is not as it says."""
        if sha256(self.seed).hexdigest() != self.seed_hash:
            raise BadRecord("The seed is not the one whose hash was published at the start.")
        game = self.replay()
        played = Record.of(game, self.players)
        if played.result != self.result:
            raise self._otherwise(game, "The log leads to another result than the file says.")
        if played.state_hash != self.state_hash:
            raise self._otherwise(game, "The log leads to another position than the file says.")
        if _proof(self._values(), self.log) != self.proof:
            raise BadRecord("The file was changed after the game: its hashes do not fit.")
        return game

    def _otherwise(self, game: Game, what: str) -> BadRecord:
        """What went wrong may be the rules' doing, which have changed since."""
        now = game.engine.rules_version
        if now == self.rules_version:
            return BadRecord(what)
        return BadRecord(
            f"{what} But the game was played under version {self.rules_version} of the rules, and "
            f"this is version {now}: check it with the Boneyard that it was played on."
        )

    def _engine(self) -> Engine:
        try:
            return registry.get(self.engine)
        except registry.UnknownEngine as error:
            raise BadRecord(str(error)) from error

    def _values(self) -> dict[str, Any]:
        return {
            "engine": self.engine,
            "rules_version": self.rules_version,
            "options": self.options,
            "seats": self.seats,
            "seed_hash": self.seed_hash,
            "players": self.players,
            "result": self.result,
            "state_hash": self.state_hash,
        }


def _line(entry: Entry) -> dict[str, Any]:
    return {"seat": entry.seat, "action": entry.action}


def _proof(values: dict[str, Any], log: Sequence[Entry]) -> str:
    # Sorted keys: a database or an editor may give the same JSON back in another order.
    link = sha256(orjson.dumps(values, option=orjson.OPT_SORT_KEYS))
    for entry in log:
        line = orjson.dumps(_line(entry), option=orjson.OPT_SORT_KEYS)
        link = sha256(link.digest() + line)
    return link.hexdigest()
