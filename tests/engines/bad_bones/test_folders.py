"""The folders of the engine import downwards."""

from tests.project.imports import imports

GAME = "engines.bad_bones"
LAYERS = (
    {"testing"},
    {"engine"},
    {"bots"},
    {"notation", "views"},
    {"choices"},
    {"phases"},
    {"march"},
    {"traps"},
    {"weapons"},
    {"skeletons"},
    {"options", "state"},
    {"texts"},
)
"""Those of one line may know each other."""


def folder(module: str) -> str:
    return module.removeprefix(GAME).split(".")[1]


def test_each_folder_imports_only_those_below_it() -> None:
    height = {name: number for number, names in enumerate(LAYERS) for name in names}
    graph = {module: names for module, names in imports(GAME, ever=True).items() if module != GAME}
    assert {folder(module) for module in graph} == height.keys()
    upwards = [
        (module, name)
        for module, names in graph.items()
        for name in sorted(names - {GAME})
        if height[folder(name)] < height[folder(module)]
    ]
    assert upwards == []
