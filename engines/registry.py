"""Finds engines: the packages beside this file, and installed ones by their entry point.

A package plugs itself in by a module-level ``engine``; nothing else names it.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import cast

from .contract import Engine

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
    import engines

    packages = [
        import_module(f"engines.{module.name}")
        for module in iter_modules(engines.__path__)
        if module.ispkg and module.name not in NO_GAMES
    ]
    found = [package.engine for package in packages if hasattr(package, "engine")]
    # an entry point may name the package, or the engine in it
    loaded = [point.load() for point in entry_points(group=GROUP)]
    found += [getattr(target, "engine", target) for target in loaded]
    listed = [cast(Engine, engine) for engine in found]
    return {engine.id: engine for engine in sorted(listed, key=lambda engine: engine.id)}


def all() -> list[Engine]:  # noqa: A001 - design.md names it so
    return list(_engines().values())


def get(name: str) -> Engine:
    try:
        return _engines()[name]
    except KeyError:
        raise UnknownEngine(name, list(_engines())) from None
