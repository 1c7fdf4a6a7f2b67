"""Which tests show which ruling: read off the tests' names and docstrings.

python -m tests.engines.bad_bones.ruling_map > docs/rulings.md
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
PAGE = REPOSITORY / "docs" / "rulings.md"

TITLES = {
    "1": "Four skeletons at the start, no red one",
    "2": "Cooperative start: four symbols, red too",
    "3": "No chiefs at the start",
    "4": "Symbols and edges of the chiefs",
    "5": "A bag that runs short",
    "6": "Neighbours; two players; alone",
    "7": "Sealed choices; nothing crosses boards within a phase",
    "8": "The hero's step",
    "9": "The hero triggers nothing",
    "10": "The hero on a tower",
    "11": "Traps under the hero",
    "12": "One action in the trap phase",
    "13": "Taking back what skeletons stand on or look at",
    "14": "Tiles cover arrows",
    "15": "Placing a labyrinth",
    "16": "A dragon lands",
    "17": "A dragon on an empty space",
    "18": "Chains in phase 2",
    "19": "A bomb dropped on skeletons",
    "20": "Common traps: first come, and the lock",
    "21": "Order of the march",
    "22": "Arrows look at the last step",
    "23": "Dragon against arrow",
    "24": "Any number on a space",
    "25": "Nothing below nothing",
    "26": "Wall after wall",
    "27": "Walls before a barricade",
    "28": "Springs and barricades",
    "29": "Barricades before forests and under heroes",
    "30": "Springs",
    "31": "Loops",
    "32": "Where a dragon may send",
    "33": "From dragon to dragon",
    "34": "Targets of catapults and exits",
    "35": "The treasure's allure",
    "36": "Treasure and dragon",
    "37": "Theft",
    "38": "Hearses",
    "39": "Portals",
    "40": "Colours of a labyrinth",
    "41": "Damaged traps work all phase",
    "42": "The third kill of a phase",
    "43": "When a weapon is offered",
    "44": "A weapon's kills do not count",
    "45": "Sword and teleport staff",
    "46": "Morning star",
    "47": "Ice staff",
    "48": "Death staff",
    "49": "Weapons and coins in the cooperative game",
    "50": "Pyro chief",
    "51": "Friendly chief",
    "52": "Spectral chief",
    "53": "Necromancer",
    "54": "Saboteur",
    "55": "Emperor",
    "56": "Instructor and group",
    "57": "Its own destination first",
    "58": "The end comes after the march",
    "59": "All out at once; ties",
    "60": "What scores",
    "61": "The market",
    "62": "Solo",
    "63": "Cooperative game",
    "64": "A capital without houses",
    "12.1": "The mark of those that do not march",
    "12.2": "What the notation writes",
    "12.3": "Scenarios",
    "12.4": "Decisions and their fields",
    "12.6": "The order of what a step meets",
    "12.7": "The capital is counted in seat order",
    "12.10": "A group under whose feet the tower falls",
    "12.16": "What flipping means; back onto a landed dragon",
    "12.18": "The end of phase 2",
    "12.21": "Reading order",
    "12.29": "The hero on a barricade",
    "12.31": "Every trap of a move counts",
    "12.32": "Sides that are closed",
    "12.33": "A landing counts as repelling",
    "12.38": "A hearse leaves only with cargo",
    "12.43": "The whole move first, then the weapon",
    "12.46": "A ruin is no trap, a source may be one",
    "12.47": "Frozen twice",
    "12.48": "Death staff and saboteur",
    "12.51": "No ruin to rebuild",
    "12.54": "What a saboteur has triggered",
    "12.55": "What the emperor does as he arrives or falls",
    "12.56": "Who is in a group, and how it goes",
    "12.62": "When solo and cooperative games are won",
}

_NUMBER = r"(?:12\.\d+|\d+)"
_IN_TEXT = re.compile(
    rf"\brulings? ({_NUMBER}(?:(?:, | and | to |, and ){_NUMBER})*)", re.IGNORECASE
)
_IN_NAME = re.compile(r"^test_(?:rulings?|sections?)_((?:\d+_|and_|to_)+)(.*)")


class Test(NamedTuple):
    path: Path
    name: str
    rulings: frozenset[str]

    @property
    def says(self) -> str:
        found = _IN_NAME.match(self.name)
        return (found[2] if found else self.name.removeprefix("test_")).replace("_", " ")


def tests() -> Iterator[Test]:
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = {*_of_name(node.name), *_of_text(ast.get_docstring(node) or "")}
                yield Test(path, node.name, frozenset(named & TITLES.keys()))


def _of_name(name: str) -> Iterator[str]:
    """``test_rulings_33_and_12_33_…``: 33 and 12.33; ``12_`` alone is ruling 12."""
    found = _IN_NAME.match(name)
    if found and name.startswith("test_ruling"):
        words = re.sub(
            r"\b12_(?=\d)", "12.", found[1].replace("_and_", " and ").replace("_to_", " to ")
        )
        yield from _of_text("ruling " + words.strip("_").replace("_", " "))


def _of_text(text: str) -> Iterator[str]:
    for found in _IN_TEXT.finditer(" ".join(text.split())):
        numbers = re.findall(rf"{_NUMBER}| to ", found[1])
        for index, number in enumerate(numbers):
            if number != " to ":
                yield number
            else:
                first, last = numbers[index - 1], numbers[index + 1]
                if "." not in first + last:
                    yield from map(str, range(int(first), int(last)))


@cache
def ruling_map() -> dict[str, list[Test]]:
    found = list(tests())
    return {ruling: [test for test in found if ruling in test.rulings] for ruling in TITLES}


def page() -> str:
    lines = [
        "# Rulings and the tests that show them",
        "",
        "Numbers are those of the rules we play by (12.n: precise wordings). This page is written",
        "by `python -m tests.engines.bad_bones.ruling_map`; a test fails if a ruling has no test.",
    ]
    for ruling, shown in ruling_map().items():
        lines += ["", f"## {ruling} {TITLES[ruling]}"]
        for path in dict.fromkeys(test.path for test in shown):
            link = f"[{path.name}](../{path.relative_to(REPOSITORY)})"
            says = "; ".join(test.says for test in shown if test.path == path)
            lines.append(f"- {link}: {says}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
