"""``make release`` in a repository of its own, with a short stand-in for the wheel's tests."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest

from .tracked import ROOT, copy_tracked

STAND_IN = """import os
from pathlib import Path


def test_the_wheel_that_is_released() -> None:
    assert Path(os.environ["BONEYARD_WHEEL"]).is_file()
    assert {passes}
"""
CHANGES = "# Changelog\n\n## [Unreleased]\n\n{}\n## [0.0.1] - 2026-01-01\n- Old.\n"
SECTION = "## [9.8.7] - 2026-12-24\n### Added\n- A game.\n"


class Repository:
    def __init__(self, folder: Path) -> None:
        self.folder = copy_tracked(folder)
        (folder / ".venv").symlink_to(ROOT / ".venv")
        self.git("init", "--quiet", "--initial-branch", "main")
        (folder / ".git/info/exclude").write_text(".venv\n", "utf-8")
        self.commit({"tests/conftest.py": ""})

    def git(self, *command: str) -> str:
        return self.run("git", *command).stdout

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        who = {"NAME": "Ada", "EMAIL": "ada@example.org"}
        env = {f"GIT_{role}_{key}": who[key] for role in ("AUTHOR", "COMMITTER") for key in who}
        return subprocess.run(
            command, cwd=self.folder, env=os.environ | env, check=check, text=True,
            capture_output=True,
        )  # fmt: skip

    def commit(
        self, files: Mapping[str, str] | None = None, *, section: str = SECTION, passes: bool = True
    ) -> None:
        always = {
            "CHANGELOG.md": CHANGES.format(section),
            "tests/project/test_wheel.py": STAND_IN.format(passes=passes),
        }
        for name, text in (always | dict(files or {})).items():
            (self.folder / name).write_text(text, "utf-8")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Prepare")

    def release(self, version: str = "9.8.7") -> subprocess.CompletedProcess[str]:
        made = ["make", "--no-print-directory", "-o", ".venv/.ready-dev"]
        return self.run(*made, "release", f"VERSION={version}", check=False)

    def wheels(self) -> list[str]:
        return [file.name for file in self.folder.glob("dist/*")]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    return Repository(tmp_path_factory.mktemp("release") / "boneyard")


@pytest.fixture
def repository(made: Repository) -> Repository:
    """As it was at first: the repository is made once, since it has a thousand files."""
    made.git("checkout", "--quiet", "-B", "main")
    made.git("clean", "--quiet", "--force", "-d", "-x", "--exclude", ".venv")
    made.commit()
    return made


def refused(repository: Repository, version: str = "9.8.7") -> str:
    """What is said; nothing has changed."""
    before = repository.git("rev-parse", "HEAD"), repository.git("status", "--porcelain")
    done = repository.release(version)
    assert done.returncode != 0
    after = repository.git("rev-parse", "HEAD"), repository.git("status", "--porcelain")
    assert (after, repository.git("tag"), repository.wheels()) == (before, "", [])
    return done.stdout + done.stderr


def test_version_commit_tag_and_wheel(repository: Repository) -> None:
    done = repository.release()
    assert done.returncode == 0, done.stdout + done.stderr
    try:
        assert repository.git("status", "--porcelain") == ""
        assert repository.git("log", "-1", "--format=%s").strip() == "Release 9.8.7"
        changed = repository.git("show", "--format=", "--name-only", "v9.8.7^{}").split()
        assert changed == ["pyproject.toml"]
        assert repository.git("cat-file", "-t", "v9.8.7").strip() == "tag"
        (wheel,) = repository.wheels()
        with ZipFile(repository.folder / "dist" / wheel) as opened:
            said = opened.read("boneyard-9.8.7.dist-info/METADATA").decode()
        assert "\nVersion: 9.8.7\n" in said
        assert "There is a tag v9.8.7 already" in repository.release().stderr
    finally:
        repository.git("tag", "--delete", "v9.8.7")


def test_what_is_not_ignored_has_to_be_committed(repository: Repository) -> None:
    (repository.folder / "static" / "notes.txt").touch()
    assert "Commit or remove your changes" in refused(repository)


def test_only_main_is_released(repository: Repository) -> None:
    repository.git("checkout", "--quiet", "-B", "aside")
    assert "on the branch main" in refused(repository)


@pytest.mark.parametrize("version", ["", "9.8", "v9.8.7", "9.8.7rc1"])
def test_a_version_is_three_numbers(repository: Repository, version: str) -> None:
    assert "Which version?" in refused(repository, version)


@pytest.mark.parametrize(
    "section",
    ["", "## [9.8.7]\n- No day.\n", "## [9.8.7] - 2026-12-24\n### Added\n"],
    ids=["none", "no day", "nothing in it"],
)
def test_the_changelog_comes_first(repository: Repository, section: str) -> None:
    repository.commit(section=section)
    assert "CHANGELOG.md has no section '## [9.8.7]" in refused(repository)


def test_a_wheel_that_fails_leaves_nothing(repository: Repository) -> None:
    repository.commit(passes=False)
    assert "Nothing was released." in refused(repository)
