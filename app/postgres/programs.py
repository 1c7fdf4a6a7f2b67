"""The programs where the user who runs them can reach them.

Root's checkout often lies in a home that nobody else may enter, and Postgres never runs as root.
So what it needs is copied into the data folder, once for each version of the package.
"""

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from errno import EACCES
from hashlib import sha256
from pathlib import Path

from .binaries import Binaries
from .create import run_as
from .owner import ENTER, READ, Owner
from .trouble import PostgresTrouble, in_words

FOR_BUILDING = ("pgxs", "pkgconfig", "__pycache__")


def within_reach(found: Binaries, owner: Owner, data_dir: Path) -> Binaries:
    """The caller holds the lock on the folder, and nothing runs there."""
    copies = data_dir / "programs"
    if not owner.drop or (_reaches(owner, found) and _runs(owner, found)):
        shutil.rmtree(copies, ignore_errors=True)
        return found
    if not found.in_wheel:
        raise PostgresTrouble(
            f"Postgres runs as the user {owner.name!r} (never as root), who can't run the programs "
            f"in {found.folder}. Install Postgres for everybody, or set DATABASE_URL."
        )
    site = _site(found)
    fingerprint = _fingerprint(found)
    copy = copies / f"{found.major}-{fingerprint}"
    copied = replace(found, folder=copy / found.folder.relative_to(site))
    if _fingerprint(copied) != fingerprint:
        shutil.rmtree(copies, ignore_errors=True)
        try:
            _copy(found, copies / "new")
            (copies / "new").rename(copy)
        except OSError as error:
            shutil.rmtree(copies, ignore_errors=True)
            raise in_words(data_dir, error) from error
    if not _runs(owner, copied):
        shutil.rmtree(copies, ignore_errors=True)
        raise PostgresTrouble(
            f"The disk with {data_dir} forbids programs (it is mounted noexec), and the user "
            f"{owner.name!r}, who runs Postgres, can't reach those in {found.folder}. Set "
            "BONEYARD_DATA_DIR to a folder on another disk, or move Boneyard to a folder that "
            "everybody may enter, such as /opt."
        )
    return copied


def _site(found: Binaries) -> Path:
    """Where the package is installed: its programs find their libraries from there."""
    return found.folder.parents[2]


def _needed(found: Binaries) -> Iterator[Path]:
    """Files and folders, each folder before what is in it."""
    install, package = found.folder.parents[:2]
    libraries = package.with_name(f"{package.name}.libs")  # Linux; the next one macOS
    tops = (found.folder, install / "lib", install / "share", libraries, package / ".dylibs")
    for top in tops:
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(set(folders) - set(FOR_BUILDING))
            yield Path(folder)
            yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".a"))


def _reaches(owner: Owner, found: Binaries) -> bool:
    if not found.in_wheel:
        return owner.closed_folder(found.folder) is None
    if owner.closed_folder(_site(found)):
        return False
    for path in _needed(found):
        seen = path.stat()
        program = path.is_dir() or path.parent == found.folder
        if not owner.may(seen, READ | ENTER if program else READ):
            return False
        if path.is_symlink() and owner.closed_folder(path.resolve().parent):
            return False  # into a cache in root's home, say
    return True


def _runs(owner: Owner, binaries: Binaries) -> bool:
    """The last word has the system: there are more ways to forbid it than permissions."""
    try:
        answer = run_as(owner, [binaries.program("initdb"), "--version"])
    except OSError as error:
        if error.errno == EACCES:
            return False
        raise PostgresTrouble(
            f"Postgres never runs as root, and root can't become the user {owner.name!r} here "
            f"({error.strerror}). Run Boneyard as an ordinary user, or set DATABASE_URL."
        ) from None
    if answer.returncode:
        raise PostgresTrouble(f"Postgres can't be run here: {answer.stderr.strip()}")
    return True


def _fingerprint(found: Binaries) -> str:
    told = sha256()
    site = _site(found)
    for path in _needed(found):
        if path.is_file():
            seen = path.stat()
            line = f"{path.relative_to(site)} {seen.st_size} {int(seen.st_mtime)}\n"
            told.update(line.encode())
    return told.hexdigest()[:12]


def _copy(found: Binaries, target: Path) -> None:
    """It stays root's: whoever runs the programs can't change them. The umask has no say."""
    site = _site(found)
    for path in _needed(found):
        copy = target / path.relative_to(site)
        if path.is_dir():
            copy.mkdir(parents=True, exist_ok=True)
            continue
        seen = path.stat()
        shutil.copyfile(path, copy)
        os.utime(copy, (seen.st_atime, int(seen.st_mtime)))
        copy.chmod(0o755 if seen.st_mode & 0o100 else 0o644)
    for folder in (target.parent, *(Path(made[0]) for made in os.walk(target))):
        folder.chmod(0o755)
