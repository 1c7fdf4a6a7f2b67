"""The image is made of what is needed, and of nothing that lies about."""

import shutil
import subprocess
from pathlib import Path

import pytest

from .dockerignore import DockerIgnore
from .tracked import ROOT, copy_tracked, tracked
from .wheel import build, contents, wanted

PLANTED = [
    ".env",
    ".env.local",
    "app/.env",
    "static/.DS_Store",
    ".git/config",
    ".venv/bin/python",
    "node_modules/typescript/package.json",
    ".cache/ms-playwright/chrome",
    "app/__pycache__/main.cpython-313.pyc",
    "backup.dump",
    "data/postgres/PG_VERSION",
    "docker-compose.override.yml",
    "notes.txt",
]


@pytest.fixture
def context(tmp_path: Path) -> Path:
    """A checkout in which people have worked."""
    folder = copy_tracked(tmp_path / "context")
    for name in PLANTED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("POSTGRES_PASSWORD=secret", "utf-8")
    return folder


def test_nothing_secret_and_nothing_untracked_gets_in(context: Path) -> None:
    admitted = set(DockerIgnore(ROOT / ".dockerignore").admitted(context))
    assert admitted
    assert not admitted & set(PLANTED)
    assert admitted <= set(tracked())
    assert not [name for name in admitted if name.startswith(("tests/", "bench/", "docs/"))]


def test_what_gets_in_is_enough_for_the_whole_server(context: Path, tmp_path: Path) -> None:
    ignore = DockerIgnore(ROOT / ".dockerignore")
    assert ignore.admits("requirements.lock")
    source = tmp_path / "source"
    for name in ignore.admitted(context):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(context / name, source / name)
    assert contents(build(source, tmp_path / "wheel")) == wanted()


def test_git_does_not_take_the_file_with_the_password(tmp_path: Path) -> None:
    git = shutil.which("git")
    assert git
    shutil.copy(ROOT / ".gitignore", tmp_path)
    (tmp_path / ".env").touch()
    subprocess.run([git, "init", "--quiet"], cwd=tmp_path, check=True)
    asked = subprocess.run([git, "check-ignore", ".env"], cwd=tmp_path, check=False)
    assert asked.returncode == 0
