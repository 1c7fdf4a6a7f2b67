"""Makes a new cluster."""

import os
import shutil
import subprocess
from pathlib import Path

from .binaries import Binaries
from .owner import Owner
from .trouble import PostgresTrouble, disk_full, is_full

USER = "boneyard"


def create_cluster(cluster: Path, binaries: Binaries, owner: Owner) -> None:
    """Under another name first: a half-made cluster is never taken for a whole one."""
    half_made = cluster.with_name("postgres.new")
    shutil.rmtree(half_made, ignore_errors=True)
    owner.make_folder(half_made)
    command = [binaries.program("initdb"), "--pgdata", str(half_made), "--username", USER]
    # "trust" trusts who can open the socket: the owner and root, by the folder's permissions
    command += ["--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-instructions"]
    made = run_as(owner, command)
    if made.returncode:
        if is_full(cluster.parent, made.stderr):
            raise disk_full(cluster.parent)
        raise PostgresTrouble(f"initdb failed in {half_made}: {made.stderr.strip()}")
    half_made.rename(cluster)


def run_as(owner: Owner, command: list[str]) -> subprocess.CompletedProcess[str]:
    """One of Postgres's programs, to its end, as the user whom the data belongs to."""
    return subprocess.run(  # noqa: S603 - a program we found ourselves
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
        env=clean_environment(),
        user=owner.user,
        group=owner.group,
        extra_groups=owner.groups,
    )


def clean_environment() -> dict[str, str]:
    """No PGDATA, PGPORT or the like of the person's own may reach it."""
    kept = ("PATH", "TZ", "LD_LIBRARY_PATH", "TMPDIR")
    return {"LC_ALL": "C", **{name: os.environ[name] for name in kept if name in os.environ}}
