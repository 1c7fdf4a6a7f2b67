"""The gates of the client's code hold: each mistake makes the command fail that is there for it."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.client.support.validated import validated

from .tracked import ROOT, tracked

LOOKED_AT = ("static/", "types/", "tests/client/", "biome.jsonc", "tsconfig.json", "package.json")
TOOLS = ("biome", "tsc", "node --test")


def commands() -> dict[str, str]:
    """What ``make lint client`` runs, tool by tool."""
    dry = ["make", "--dry-run", "--always-make", "--no-print-directory"]
    ready = ["-o", ".venv/.ready-dev", "-o", "node_modules/.ready"]
    asked = subprocess.run(
        [*dry, *ready, "lint", "client"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = asked.stdout.splitlines()
    return {tool: line for tool in TOOLS for line in lines if tool in line}


class Checkout:
    """The client's code in a folder of its own, with the tools of the real one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in tracked():
            if name.startswith(LOOKED_AT):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)
        for name in (".venv", "node_modules"):
            (folder / name).symlink_to(ROOT / name)
        self.commands = commands()

    def run(self, tool: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-c", self.commands[tool]],
            cwd=self.folder, capture_output=True, text=True, check=False,
        )  # fmt: skip


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("checkout"))


PLANTED = {
    "tsc": {
        "static/core/planted.js": (
            "/** @param {Action} action */\nexport const planted = (action) => action.type * 2;\n",
            "TS2362",
        )
    },
    "biome": {
        "static/core/planted.js": (
            "export function planted(left, right) {\n  return left == right;\n}\n",
            "planted.js:2:15 lint/suspicious/noDoubleEquals",
        ),
        "static/core/ugly.js": ("export const ugly = {a: 1}\n", "ugly.js format"),
        "static/core/ui/planted.css": (
            ".planted { color: red; color: blue; }\n",
            "planted.css:1:24 lint/suspicious/noDuplicateProperties",
        ),
    },
    "node --test": {
        "tests/client/planted.test.js": (
            'import { test } from "node:test";\n\ntest("planted", () => assert.fail());\n',
            "planted",
        )
    },
}
"""File by file what is wrong with it, and how the tool says so."""


@pytest.mark.parametrize("tool", TOOLS)
def test_planted_mistakes_are_found(checkout: Checkout, tool: str) -> None:
    for file, (text, _) in PLANTED[tool].items():
        (checkout.folder / file).write_text(text, "utf-8")
    try:
        done = checkout.run(tool)
    finally:
        for file in PLANTED[tool]:
            (checkout.folder / file).unlink()
    assert done.returncode != 0
    for _, said in PLANTED[tool].values():
        assert said in done.stdout + done.stderr


def test_an_invalid_page_is_found_served_and_drawn() -> None:
    page = '<!doctype html>\n<html lang="en">\n<head><title>Planted</title></head>\n'
    page += "<body><main><h1>Planted</h1>{}</main></body>\n</html>\n"
    wrong = page.format("<button type='button'><div>a block</div></button>")
    found = validated(
        served={"well": page.format(""), "wrong": wrong}, drawn={"well": page, "wrong": wrong}
    )
    assert set(found) == {"wrong, served", "wrong, drawn"}
    assert all("element-permitted-content" in " ".join(each) for each in found.values())


def test_make_test_runs_them() -> None:
    assert set(commands()) == set(TOOLS)
    rules = (ROOT / "Makefile").read_text("utf-8")
    assert "\ntest: checked " in rules
    assert "--output-sync lint client\n" in rules
