"""The folders of the engine import downwards."""

from tests.engines.folders import upward_imports

LAYERS = (
    {"testing"},
    {"notation"},
    {"engine"},
    {"invariants"},
    {"views"},
    {"bots"},
    {"rules"},
    {"phases"},
    {"windows"},
    {"contests"},
    {"combat"},
    {"feats"},
    {"units"},
    {"hands"},
    {"turn"},
    {"state"},
    {"cards"},
    {"options", "texts"},
)


def test_each_folder_imports_only_those_below_it() -> None:
    assert upward_imports("engines.bones_and_banners", LAYERS) == []
