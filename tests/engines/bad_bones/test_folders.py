"""The folders of the engine import downwards."""

from tests.engines.folders import upward_imports

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


def test_each_folder_imports_only_those_below_it() -> None:
    assert upward_imports("engines.bad_bones", LAYERS) == []
