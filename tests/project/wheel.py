"""Boneyard as people install it: a wheel of the tracked files, in an environment of its own."""

import os
import subprocess
import sys
import sysconfig
import venv
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

from .tracked import copy_tracked, tracked

INSIDE = {
    "app": "",
    "engines": "",
    "migrations": "app/files/",
    "static": "app/files/",
    "templates": "app/files/",
}
"""Where a folder of the checkout lies in the wheel."""


def wanted() -> set[str]:
    """Every file that runs, by its name in the wheel."""
    tops = ((name.split("/")[0], name) for name in tracked())
    return {INSIDE[top] + name for top, name in tops if top in INSIDE}


def contents(wheel: Path) -> set[str]:
    with ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def metadata(wheel: Path) -> Message:
    return message_from_bytes(_of_dist_info(wheel, "METADATA"))


def licence(wheel: Path, name: str) -> bytes:
    return _of_dist_info(wheel, f"licenses/{name}")


def _of_dist_info(wheel: Path, name: str) -> bytes:
    with ZipFile(wheel) as opened:
        (found,) = (each for each in opened.namelist() if each.endswith(f".dist-info/{name}"))
        return opened.read(found)


def build(source: Path, into: Path) -> Path:
    """What ``pip install .`` does first. Without isolation, as that would ask the network."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--no-build-isolation", "-w", into, source], check=True)
    (wheel,) = into.glob("*.whl")
    return wheel


class Installed:
    """The dependencies are those of the tests, but the checkout is not to be found from here:
    a folder that is named in a ``.pth`` file is searched, its own ``.pth`` files are not read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        given = os.environ.get("BONEYARD_WHEEL")  # the one that is about to be released
        self.wheel = (
            Path(given) if given else build(copy_tracked(folder / "source"), folder / "wheel")
        )
        self.elsewhere = folder / "somewhere else"
        self.elsewhere.mkdir()
        made = self.environment = folder / "été, à 100 %"
        venv.create(made, symlinks=True)
        self.python = made / "bin" / "python"
        self.add(self.wheel)
        site = sysconfig.get_path("purelib", vars={"base": str(made)})
        folders = {sysconfig.get_path(name) for name in ("purelib", "platlib")}
        (Path(site) / "dependencies.pth").write_text("\n".join(sorted(folders)) + "\n", "utf-8")
        self.boneyard = str(made / "bin" / "boneyard")
        self.data = folder / "data"
        self.env = {"PYTHONPATH": "", "DATABASE_URL": "", "BONEYARD_DATA_DIR": str(self.data)}

    def add(self, *wheels: Path) -> None:
        """Without the network, and without asking what they depend on: it is there."""
        install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline"]
        install += ["--no-cache", "--no-deps", "--python", str(self.python), *map(str, wheels)]
        subprocess.run(install, check=True)

    def run(self, *command: str) -> str:
        env = os.environ | self.env
        done = subprocess.run(
            command, cwd=self.elsewhere, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout
