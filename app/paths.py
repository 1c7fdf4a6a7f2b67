"""Where the project's files are: the server runs from its checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "templates"
STATIC = ROOT / "static"
MIGRATIONS = ROOT / "migrations"
MESSAGES = ROOT / "app" / "messages"
