"""Within a game each folder imports only those below it."""

from collections.abc import Sequence

from tests.project.imports import imports


def upward_imports(game: str, layers: Sequence[set[str]]) -> list[tuple[str, str]]:
    """Pairs of modules, the importing one first. ``layers``: folders and files, from the top; those
    of one layer may know each other. Every one that there is has to have its place."""
    height = {name: number for number, names in enumerate(layers) for name in names}
    graph = {module: names for module, names in imports(game, ever=True).items() if module != game}

    def layer(module: str) -> int:
        return height[module.removeprefix(game).split(".")[1]]

    placed = {module.removeprefix(game).split(".")[1] for module in graph}
    assert placed == height.keys()
    return [
        (module, name)
        for module, names in graph.items()
        for name in sorted(names - {game})
        if layer(name) < layer(module)
    ]
