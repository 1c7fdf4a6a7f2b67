"""Who runs Postgres. It refuses to be root, so root hands it to somebody without rights."""

import os
import pwd
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .trouble import PostgresTrouble

CANDIDATES = ("boneyard", "postgres", "nobody")
ENTER = 0o1
READ = 0o4


@dataclass(frozen=True, slots=True)
class Owner:
    uid: int
    gid: int
    name: str
    drop: bool
    """We are root and have to become this user for the server."""

    # what ``subprocess`` has to be told
    @property
    def user(self) -> int | None:
        return self.uid if self.drop else None

    @property
    def group(self) -> int | None:
        return self.gid if self.drop else None

    @property
    def groups(self) -> Sequence[int] | None:
        return [] if self.drop else None

    def make_folder(self, folder: Path) -> None:
        """Only the owner (and root) may enter."""
        folder.mkdir(mode=0o700, exist_ok=True)
        seen = folder.lstat()
        if not stat.S_ISDIR(seen.st_mode):  # in /tmp, anybody may have put a link there
            raise PostgresTrouble(f"{folder} is not a folder. Remove it.")
        if self.drop and seen.st_uid == 0:
            os.chown(folder, self.uid, self.gid)
        elif seen.st_uid != self.uid:
            raise PostgresTrouble(f"{folder} belongs to somebody else (uid {seen.st_uid}).")
        folder.chmod(0o700)

    def may(self, seen: os.stat_result, wanted: int) -> bool:
        """As the system decides it: only the first class that fits counts."""
        return seen.st_mode >> (3 * "ogu".index(self._class(seen))) & wanted == wanted

    def closed_folder(self, folder: Path) -> Path | None:
        """The first one on the way that the owner may not enter."""
        real = folder.resolve()
        for step in [*reversed(real.parents), real]:
            if not self.may(step.stat(), ENTER):
                return step
        return None

    def check_reach(self, folder: Path) -> None:
        """We open no permissions of folders that are not ours; we say which one is closed."""
        if self.drop and (closed := self.closed_folder(folder)):
            raise PostgresTrouble(
                f"Postgres runs as the user {self.name!r} (never as root), who can't enter "
                f"{closed}. Run: chmod {self._class(closed.stat())}+x {closed}, or set "
                "BONEYARD_DATA_DIR to a folder that everybody may enter."
            )

    def _class(self, seen: os.stat_result) -> str:
        """With the letters of chmod."""
        if seen.st_uid == self.uid:
            return "u"
        return "g" if seen.st_gid == self.gid else "o"


def find_owner(cluster: Path) -> Owner:
    uid = os.geteuid()
    if uid != 0:
        return Owner(uid, os.getegid(), str(uid), drop=False)
    if cluster.exists() and (seen := cluster.stat()).st_uid != 0:
        return Owner(seen.st_uid, seen.st_gid, _name(seen.st_uid), drop=True)
    for name in CANDIDATES:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        if entry.pw_uid != 0:
            return Owner(entry.pw_uid, entry.pw_gid, name, drop=True)
    raise PostgresTrouble(
        f"Postgres refuses to run as root, and none of the users {', '.join(CANDIDATES)} exists. "
        "Run Boneyard as an ordinary user, or set DATABASE_URL."
    )


def _name(uid: int) -> str:
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)
