"""What GitHub would run and show is never run here: the gate that reads it has to hold."""

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

from .tracked import ROOT, tracked

WORKFLOW = ".github/workflows/ci.yml"
FORM = ".github/ISSUE_TEMPLATE/bug.yml"

PLANTED = {
    "an unknown key": (WORKFLOW, "timeout-minutes:", "timeout-minuts:", "timeout-minuts"),
    "more rights than needed": (WORKFLOW, "permissions: {}", "permissions: write-all", "write-all"),
    "an action by its tag": (
        WORKFLOW,
        "1af3b93b6815bc44a9784bd300feb67ff0d1eeb3",
        "v6",
        "unpinned",
    ),
    "a form without a field's kind": (FORM, "type: textarea", "kind: textarea", "kind"),
}
"""In which file what is replaced by what, and a word of what is said of it."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in tracked():
        if name.startswith(".github/") or name == "Makefile":
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    return tmp_path


def gate(checkout: Path) -> subprocess.CompletedProcess[str]:
    command = ["make", "--no-print-directory", "-o", ".venv/.ready-dev", "github"]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


def test_all_is_well_formed(checkout: Path) -> None:
    done = gate(checkout)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("mistake", PLANTED)
def test_planted_mistakes_are_found(checkout: Path, mistake: str) -> None:
    name, well, wrong, said = PLANTED[mistake]
    text = (checkout / name).read_text("utf-8")
    assert well in text
    (checkout / name).write_text(text.replace(well, wrong, 1), "utf-8")
    done = gate(checkout)
    assert done.returncode != 0
    assert said in done.stdout + done.stderr


def test_the_oldest_python_is_among_those_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    matrix = yaml.safe_load((ROOT / WORKFLOW).read_text("utf-8"))["jobs"]["test"]["strategy"]
    oldest = project["requires-python"].removeprefix(">=")
    assert oldest in matrix["matrix"]["python"]
