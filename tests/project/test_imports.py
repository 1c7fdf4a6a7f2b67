"""Who may import whom, where import-linter would have to name the games: they are found by the
registry, so that one more needs no line here."""

import pytest

from engines import registry

from .imports import cycles, imports

GAMES = {".".join(type(engine).__module__.split(".")[:2]) for engine in registry.all()}
SHARED = ("engines.conformance", "engines.contract", "engines.runtime")


def below(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def arrows(source: str, targets: set[str]) -> list[tuple[str, str]]:
    return [
        (module, name)
        for module, names in imports("app", "engines", ever=True).items()
        if below(module, source)
        for name in sorted(names)
        if any(below(name, target) for target in targets)
    ]


def test_there_are_games_to_look_at() -> None:
    assert len(GAMES) > 1
    assert all(game.startswith("engines.") and arrows(game, {game}) for game in GAMES)


@pytest.mark.parametrize("source", ["app", *SHARED])
def test_no_game_is_imported_by_name(source: str) -> None:
    assert arrows(source, GAMES) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_knows_neither_another_game_nor_the_server(game: str) -> None:
    assert arrows(game, GAMES - {game} | {"app"}) == []


def test_no_modules_import_each_other() -> None:
    assert cycles(imports("app", "engines")) == []


def test_a_cycle_would_be_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str]()}
    assert cycles(graph) == [["a", "b", "c"]]
