"""The page that walks through the smallest game tells the truth about it."""

import json
import re
import subprocess
from pathlib import Path

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


def test_its_client_fits_the_types_of_ours(tmp_path: Path) -> None:
    """It is checked where it is served: core is beside it only there."""
    (tmp_path / "static/games").mkdir(parents=True)
    for name, target in {
        "static/core": ROOT / "static/core", "static/games/pig": CLIENT, "types": ROOT / "types"
    }.items():  # fmt: skip
        (tmp_path / name).symlink_to(target)
    ours = re.sub(r"^ *//.*$", "", (ROOT / "tsconfig.json").read_text("utf-8"), flags=re.MULTILINE)
    config = json.loads(ours)
    config["compilerOptions"]["preserveSymlinks"] = True
    config["include"] = ["static/games/pig/*.js", "types/*.d.ts"]
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    node, tsc = ROOT / ".venv/bin/node", ROOT / "node_modules/.bin/tsc"
    done = subprocess.run([node, tsc, "-p", tmp_path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
