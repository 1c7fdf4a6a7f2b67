"""``scripts/setup`` with a Python that lacks what it needs, as Debian's does at first."""

import subprocess
from pathlib import Path

import pytest

from .tracked import ROOT

PYTHON = """#!/bin/sh
case "$*" in
    --version) echo "Python 3.12.3" ;;
    "-m venv .venv")
        echo made >> made
        mkdir -p .venv/bin
        cp pip-or-not .venv/bin/python
        grep -q "exit 0" pip-or-not ;;
esac
"""
WITHOUT_PIP = "#!/bin/sh\necho 'No module named pip' >&2\nexit 1\n"
WITH_PIP = '#!/bin/sh\necho "$@" >> asked\nexit 0\n'


class Machine:
    """``scripts/setup`` in a folder of its own, with a stand-in for Python."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._program("python", PYTHON)

    def _program(self, name: str, text: str) -> None:
        file = self.folder / name
        file.write_text(text, "utf-8")
        file.chmod(0o755)

    def setup(self, venv: str) -> subprocess.CompletedProcess[str]:
        self._program("pip-or-not", venv)
        command = [str(ROOT / "scripts" / "setup"), "./python", "requirements.lock"]
        return subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, check=False
        )  # fmt: skip

    def lines(self, name: str) -> list[str]:
        return (self.folder / name).read_text("utf-8").splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_what_is_missing_is_named_and_nothing_half_made_stays(machine: Machine) -> None:
    done = machine.setup(WITHOUT_PIP)
    assert done.returncode == 1
    assert "apt install python3-venv" in done.stderr
    assert not (machine.folder / ".venv").exists()


def test_a_venv_left_half_made_is_made_anew(machine: Machine) -> None:
    half_made = machine.folder / ".venv" / "bin"
    half_made.mkdir(parents=True)
    (half_made / "python").write_text(WITHOUT_PIP, "utf-8")
    (half_made / "python").chmod(0o755)
    assert machine.setup(WITH_PIP).returncode == 0
    assert machine.lines("made") == ["made"]
    assert machine.lines("asked")[-1].endswith("--editable .")


def test_a_venv_whose_python_is_gone_is_made_anew(machine: Machine) -> None:
    (machine.folder / ".venv" / "bin").mkdir(parents=True)
    (machine.folder / ".venv" / "bin" / "python").symlink_to("/usr/bin/python3.2")
    assert machine.setup(WITH_PIP).returncode == 0
    assert machine.lines("made") == ["made"]


def test_a_whole_venv_is_kept(machine: Machine) -> None:
    assert machine.setup(WITH_PIP).returncode == 0
    assert machine.setup(WITH_PIP).returncode == 0
    assert machine.lines("made") == ["made"]
