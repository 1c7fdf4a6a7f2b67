"""The page that walks through the smallest game tells the truth about it."""

import re

from app.paths import ROOT

PACKAGE = ROOT / "examples/pig/boneyard_pig"
CLIENT = PACKAGE / "client"
PIG = (PACKAGE / "__init__.py").read_text("utf-8")
PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")


def test_what_is_quoted_stands_in_the_game() -> None:
    quoted = re.findall(r"```python\n(.*?)\n```", PAGE, re.DOTALL)
    assert len(quoted) > 5
    for lines in quoted:
        assert lines in PIG


def test_a_whole_game_is_short() -> None:
    assert len(PIG.splitlines()) < 120
    assert len((CLIENT / "index.js").read_text("utf-8").splitlines()) < 100


def test_the_files_that_are_named_are_there() -> None:
    named = re.findall(r"`((?:engines|tests|examples|docs)/[\w./]+\w)`", PAGE)
    assert named
    for name in named:
        assert (ROOT / name).exists(), name
