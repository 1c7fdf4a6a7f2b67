"""Where static files lie: ours in one folder, an installed game's in the folder ``client`` of its
package, and neutral pictures for a game that brings none."""

from collections.abc import Iterator
from pathlib import Path

from app.paths import STATIC
from engines import registry
from engines.runtime.package import client_of

NEUTRAL = "core/neutral"
"""Its pictures have the names that a game's have."""


def find(name: str) -> Path | None:
    """The file with that name below ``/static/``, and nothing beside the folder it belongs to."""
    game, inside = _of_game(name)
    folder = _brought().get(game)
    found = _within(STATIC, name) if folder is None else _within(folder, inside)
    if found is None and game in _games() and "/" not in inside:
        return _within(STATIC / NEUTRAL, inside)
    return found


def every() -> Iterator[tuple[str, Path]]:
    """All names and files, in a fixed order."""
    folders = {"": STATIC} | {f"games/{game}/": folder for game, folder in _brought().items()}
    for before, folder in folders.items():
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                yield f"{before}{file.relative_to(folder).as_posix()}", file


def _of_game(name: str) -> tuple[str, str]:
    """
    >>> _of_game("games/chess/board/king.svg"), _of_game("core/icons.svg")
    (('chess', 'board/king.svg'), ('', ''))
    """
    top, _, rest = name.partition("/")
    game, _, inside = rest.partition("/")
    return (game, inside) if top == "games" else ("", "")


def _games() -> set[str]:
    return {engine.id for engine in registry.all()}


def _brought() -> dict[str, Path]:
    """By game, the folders of those that lie in packages of their own."""
    found = ((engine.id, client_of(engine)) for engine in registry.all())
    return {game: folder for game, folder in found if folder is not None}


def _within(folder: Path, name: str) -> Path | None:
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # too long, or nothing that a file could be called
        return None
