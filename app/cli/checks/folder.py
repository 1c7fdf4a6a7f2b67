"""The data folder: may we write there, can the database's own user enter, is there room."""

import os
import shutil
import sys
from pathlib import Path

from app.postgres.trouble import PostgresTrouble
from app.settings import Settings

from .finding import Finding

ABOUT = "data folder"
NEEDED = 500 * 1024 * 1024
"""Bytes: the database keeps a journal of its own besides the games."""


def check_folder(settings: Settings) -> Finding:
    folder = settings.data_dir.absolute()
    if settings.database_url:
        return Finding(ABOUT, True, "none needed: the database is that of DATABASE_URL")
    try:
        there = _nearest(folder)
        problem = _closed(folder, there)
        free = shutil.disk_usage(there).free
    except OSError as error:
        problem, free = f"{folder} can't be looked at ({error.strerror}).", 0
    if problem:
        return Finding(ABOUT, False, problem)
    room = f"{free / 1e9:.1f} GB free"
    if free < NEEDED:
        least = f"{NEEDED / 1e9:.1f} GB"
        return Finding(
            ABOUT,
            False,
            f"{folder}: only {room}. Make room (at least {least}), or set BONEYARD_DATA_DIR to a "
            "folder on another disk and move the data there.",
        )
    if there != folder:
        return Finding(ABOUT, True, f"{folder}: the first start makes it ({room})")
    return Finding(ABOUT, True, f"{folder} ({room})")


def _nearest(folder: Path) -> Path:
    """The folder, or what is there of its way."""
    return next(parent for parent in (folder, *folder.parents) if parent.exists())


def _closed(folder: Path, there: Path) -> str:
    if not there.is_dir():
        return f"{there} is not a folder. Set BONEYARD_DATA_DIR to another one."
    if not os.access(there, os.W_OK | os.X_OK):
        return (
            f"{there} can't be written to by this user. Run doctor as the user who runs the "
            "server, or set BONEYARD_DATA_DIR to a folder of your own."
        )
    if sys.platform != "win32":
        from app.postgres.owner import find_owner

        try:
            find_owner(folder / "postgres").check_reach(there)
        except PostgresTrouble as trouble:
            return str(trouble)
    return ""
