"""Finds engines: the packages beside this file, and installed ones by their entry point.

A package plugs itself in by a module-level ``engine``; nothing else names it. One that comes from
elsewhere and can't be used is left out, with a line in the log: the others play on.
"""

import logging
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from .contract import Engine
from .runtime.complete import Incomplete, insist

log = logging.getLogger(__name__)

GROUP = "boneyard.engines"

NO_GAMES = ("conformance", "contract", "runtime")
"""The packages beside this file that all games share."""


class UnknownEngine(KeyError):
    """There is no engine of that name."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"There is no game called {self.name!r}. There are: {', '.join(self.known)}."


@cache
def _engines() -> dict[str, Engine]:
    found = {engine.id: engine for engine in _ours()}
    for point in sorted(entry_points(group=GROUP), key=_package_first):
        try:
            engine = _load(point)
            if engine.id in found:
                raise Incomplete(f"there is another game with the id {engine.id!r}")
        except (Exception, SystemExit) as error:  # it is others' code: anything may go wrong
            log.warning("%s is left out: %s", _called(point), _why(error))
        else:
            found[engine.id] = engine
    return dict(sorted(found.items()))


def _ours() -> Iterator[Engine]:
    """One of these that fails is a fault of ours, and nothing is done without it."""
    import engines

    for module in iter_modules(engines.__path__):
        if module.ispkg and module.name not in NO_GAMES:
            package = import_module(f"engines.{module.name}")
            if hasattr(package, "engine"):
                yield package.engine


def _load(point: EntryPoint) -> Engine:
    """An entry point may name the package, or the engine in it."""
    target = point.load()
    return insist(getattr(target, "engine", target))


def _package_first(point: EntryPoint) -> tuple[str, str]:
    """Of two that want the same id, the same one has it on every machine."""
    package = getattr(point, "dist", None)  # one that isn't read from a package has none
    return (package.name if package else "", getattr(point, "name", ""))


def _called(point: EntryPoint) -> str:
    package, name = _package_first(point)
    return f"The game {name} of the package {package}"


def _why(error: BaseException) -> str:
    """In one line."""
    said = " ".join(str(error).split())
    return said if isinstance(error, Incomplete) else f"{type(error).__name__}: {said}"


def all() -> list[Engine]:  # noqa: A001 - design.md names it so
    return list(_engines().values())


def get(name: str) -> Engine:
    try:
        return _engines()[name]
    except KeyError:
        raise UnknownEngine(name, list(_engines())) from None
