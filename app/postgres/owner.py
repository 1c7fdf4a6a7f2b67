"""Who runs Postgres. It refuses to be root, so root hands it to somebody without rights."""

import os
import pwd
from dataclasses import dataclass
from pathlib import Path

from .trouble import PostgresTrouble

CANDIDATES = ("boneyard", "postgres", "nobody")


@dataclass(frozen=True, slots=True)
class Owner:
    uid: int
    gid: int
    name: str
    drop: bool
    """We are root and have to become this user for the server."""

    def make_folder(self, folder: Path) -> None:
        """Only the owner (and root) may enter."""
        folder.mkdir(mode=0o700, exist_ok=True)
        seen = folder.lstat()
        if self.drop and seen.st_uid == 0:
            os.chown(folder, self.uid, self.gid)
        elif seen.st_uid != self.uid:
            raise PostgresTrouble(f"{folder} belongs to somebody else (uid {seen.st_uid}).")
        folder.chmod(0o700)

    def check_reach(self, folder: Path) -> None:
        """We open no permissions of folders that are not ours; we say which one is closed."""
        if not self.drop:
            return
        for parent in [folder, *folder.parents]:
            seen = parent.stat()
            if not seen.st_mode & 0o001 and seen.st_uid != self.uid:
                raise PostgresTrouble(
                    f"Postgres runs as the user {self.name!r} (never as root), who can't enter "
                    f"{parent}. Set BONEYARD_DATA_DIR to a folder that everybody may enter, such "
                    f"as /var/lib/boneyard, or run: chmod o+x {parent}"
                )


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
