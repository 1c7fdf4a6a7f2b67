"""Lock files pin every package by its hash, and name nobody's address."""

import re
from pathlib import Path

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
