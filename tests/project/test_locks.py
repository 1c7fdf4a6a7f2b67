"""Lock files pin every package by its hash, and name nobody's address."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_lock_pins_by_hash_and_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all("--hash=sha256:" in package for package in packages)
    assert "://" not in text


def test_the_running_packages_are_those_of_the_tests() -> None:
    """What is tested is what runs: every pin of the small lock stands in the large one."""
    small, large = (
        set(re.findall(r"^[a-z0-9-]+==\S+", (ROOT / lock).read_text("utf-8"), re.MULTILINE))
        for lock in ("requirements.lock", "requirements-dev.lock")
    )
    assert small
    assert small <= large


def npm_packages() -> dict[str, dict[str, Any]]:
    """By name, without the project itself, which npm keeps under none."""
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    return {
        name.removeprefix("node_modules/"): package
        for name, package in lock["packages"].items()
        if name
    }


def test_npm_packages_are_pinned_by_hash_and_name_no_host() -> None:
    assert npm_packages()
    assert all(package["integrity"].startswith("sha512-") for package in npm_packages().values())
    for file in ("package.json", "package-lock.json", ".npmrc", "biome.jsonc"):
        assert "://" not in (ROOT / file).read_text("utf-8"), file


def test_the_tools_are_named_with_one_version_each() -> None:
    asked = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    assert asked
    locked = npm_packages()
    assert asked == {name: locked[name]["version"] for name in asked}


@pytest.mark.parametrize("tool", ["@biomejs/biome", "typescript"])
@pytest.mark.parametrize("cpu", ["arm64", "x64"])
@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_tools_made_for_one_machine_are_locked_for_all(tool: str, cpu: str, system: str) -> None:
    """npm leaves out without a word what a registry does not have for this version."""
    packages = npm_packages()
    made_for = [
        packages[name]
        for name in packages[tool]["optionalDependencies"]
        if name in packages and {system} == set(packages[name]["os"])
    ]
    assert any(package["cpu"] == [cpu] for package in made_for)
