"""The files of the project itself, without what happens to lie beside them."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_OURS = (".git", ".venv", "node_modules", ".cache", "__pycache__", ".env")


def tracked() -> list[str]:
    """Those that git knows; where there is no git (an unpacked archive), all but the usual rest."""
    asked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    names = asked.stdout.split("\0") if asked.returncode == 0 else _found()
    return [name for name in names if name and (ROOT / name).is_file()]


def _found() -> list[str]:
    files = (file.relative_to(ROOT) for file in ROOT.rglob("*"))
    return [file.as_posix() for file in files if not set(file.parts) & set(NOT_OURS)]


def copy_tracked(folder: Path) -> Path:
    for name in tracked():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return folder
