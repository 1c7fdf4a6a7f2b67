"""The folders of the engine import downwards."""

from tests.engines.folders import upward_imports

LAYERS = (
    {"testing"},
    {"engine"},
    {"invariants"},
    {"views"},
    {"bots"},
    {"theodore"},
    {"steps"},
    {"phases"},
    {"rewards"},
    {"fits"},
    {"turn"},
    {"state"},
    {"options", "texts"},
)


def test_each_folder_imports_only_those_below_it() -> None:
    assert upward_imports("engines.bone_wars", LAYERS) == []
