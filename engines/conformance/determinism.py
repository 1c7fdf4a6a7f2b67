"""The same seed, options and actions give the same game, here and everywhere."""

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

import orjson

from ..contract import Engine
from .case import Case, Violation
from .seen import everything


def check_determinism(case: Case) -> None:
    """Played again, from a log that has been through JSON, every state and event is the same."""
    again = case.start()
    for game, seat, action in case.walk():
        case.require(game.state_hash() == again.state_hash(), "The same actions led elsewhere.")
        stored = orjson.loads(orjson.dumps(action, option=orjson.OPT_SORT_KEYS))
        expected = game.clone().act(seat, action)
        case.require(again.act(seat, stored) == expected, "The same action told other events.")


def check_fresh_process(cases: Sequence[Case]) -> None:
    """Another process, in which sets and dicts of strings hash differently, plays the same."""
    jobs = [
        {
            "engine": where(case.engine),
            "options": case.options.model_dump(mode="json"),
            "seats": case.seats,
            "seed": case.seed.hex(),
        }
        for case in cases
    ]
    here = [fingerprints(case) for case in cases]
    for hash_seed in ("1", "2"):
        answer = subprocess.run(
            [sys.executable, "-m", "engines.conformance.elsewhere"],
            input=orjson.dumps(jobs),
            capture_output=True,
            check=False,
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
        )
        if answer.returncode:
            raise Violation(f"Another process could not play it:\n{answer.stderr.decode()}")
        for case, expected, found in zip(cases, here, orjson.loads(answer.stdout), strict=True):
            case.require(found == expected, "Another process played another game.")


def fingerprints(case: Case) -> str:
    """One hash for all that the game shows and keeps, and the choices that it offered."""
    sums = sha256()
    for game, seat, action in case.walk():
        sums.update(case.engine.dump(game.state))
        sums.update(everything(case.engine, game.state, seat))
        sums.update(orjson.dumps([seat, action]))
    sums.update(case.end().state_hash().encode())
    return sums.hexdigest()


def where(engine: Engine) -> str:
    """``module:name`` of an engine, for another process to import."""
    modules = [name for name in sys.modules if name != "__main__"]
    for module in [type(engine).__module__, *modules]:
        for name, value in list(vars(sys.modules[module] or sys).items()):
            if value is engine:
                return f"{module}:{name}"
    raise Violation(f"{engine.id} is not a module-level object, so nobody can import it.")


def find(path: str) -> Any:
    module, name = path.split(":")
    return getattr(import_module(module), name)
