"""What is imported is declared, and no range admits a version that we know to be faulty."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .tracked import ROOT, tracked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RUNNING = [Requirement(line) for line in PROJECT["dependencies"]]
DEVELOPING = [Requirement(line) for line in PROJECT["optional-dependencies"]["dev"]]
OURS = {"app", "engines", "bench", "scripts", "tests", "boneyard_pig"}

FAULTY = {
    "fastapi": "0.132.0",  # does not go with a good starlette
    "httptools": "0.6.1",  # its llhttp can be made to see two requests in one (CVE-2024-27982)
    "jinja2": "3.1.5",  # its sandbox can be left (CVE-2025-27516)
    "orjson": "3.11.5",  # deeply nested data ends the process
    "sqlalchemy": "2.0.99",  # wraps the driver's errors otherwise, and is not tested
    "uvicorn": "0.53.99",  # a socket that we close with a reason is told another one
    "starlette": "1.3.0",  # requests that cost the server much more than the sender
}
"""The last version of each that must not be installed."""


def imported(folders: set[str]) -> dict[str, str]:
    """Package by package the first file that imports it."""
    found: dict[str, str] = {}
    for name in tracked():
        if not name.endswith(".py") or name.split("/")[0] not in folders:
            continue
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                modules = [node.module or ""]
            else:
                continue
            for module in modules:
                found.setdefault(module.split(".")[0], name)
    return {top: name for top, name in found.items() if top not in sys.stdlib_module_names | OURS}


@pytest.mark.parametrize(
    ("folders", "declared"),
    [
        ({"app", "engines", "migrations"}, RUNNING),
        ({"tests", "bench", "scripts"}, RUNNING + DEVELOPING),
    ],
    ids=["running", "developing"],
)
def test_every_import_is_declared(folders: set[str], declared: list[Requirement]) -> None:
    names = {canonicalize_name(requirement.name) for requirement in declared}
    owners = packages_distributions()
    found = imported(folders)
    assert found
    missing = {
        top: file
        for top, file in found.items()
        if not {canonicalize_name(owner) for owner in owners.get(top, [])} & names
    }
    assert missing == {}


@pytest.mark.parametrize("name", FAULTY)
def test_no_range_admits_a_faulty_version(name: str) -> None:
    ranges = [requirement.specifier for requirement in RUNNING if requirement.name == name]
    assert ranges
    assert not any(FAULTY[name] in versions for versions in ranges)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_intel_macs_have_a_wheel_of_argon2(lock: str) -> None:
    """The bindings have none since 26; all others had one when they were locked."""
    text = (ROOT / lock).read_text("utf-8")
    lines = map(Requirement, re.findall(r"^argon2-cffi-bindings==.*(?= \\)", text, re.MULTILINE))
    mac = {"sys_platform": "darwin", "platform_machine": "x86_64"}
    pinned = [line for line in lines if line.marker is None or line.marker.evaluate(mac)]
    assert len(pinned) == 1
    assert "25.1.0" in pinned[0].specifier
