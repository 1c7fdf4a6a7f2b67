"""Where the project's files are: at the top of a checkout, or inside the package in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CARRIED = _PACKAGE / "files"
"""Only in a wheel, which puts the folders there (see ``pyproject.toml``)."""

ROOT = _CARRIED if _CARRIED.is_dir() else _PACKAGE.parent
TEMPLATES = ROOT / "templates"
STATIC = ROOT / "static"
MIGRATIONS = ROOT / "migrations"
MESSAGES = _PACKAGE / "messages"
