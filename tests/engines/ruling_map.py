"""Which tests show which ruling: read off the tests' names and docstrings.

A game's own ``ruling_map.py`` says which rulings there are and how their numbers are written.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

REPOSITORY = Path(__file__).parents[2]


class Test(NamedTuple):
    path: Path
    name: str
    rulings: frozenset[str]
    says: str


@dataclass(frozen=True)
class RulingMap:
    here: Path
    """The folder of the game's tests."""
    titles: Mapping[str, str]
    number: str
    """A regular expression for the number of a ruling."""
    prefix: re.Pattern[str]
    """Of a test's name: its numbers are group 1 (if it has any), group 2 is what the test says."""
    spelled: Callable[[str], str]
    """Turns the numbers of a name into text: ``"33_and_12_33_"`` into ``"33 and 12.33"``."""
    page_path: Path
    head: tuple[str, ...]
    """The first lines of the page."""

    def tests(self) -> Iterator[Test]:
        for path in sorted(self.here.rglob("test_*.py")):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    text = ast.get_docstring(node) or ""
                    named = {*self.of_name(node.name), *self.of_text(text)}
                    rulings = frozenset(named & self.titles.keys())
                    yield Test(path, node.name, rulings, self._says(node.name))

    def _says(self, name: str) -> str:
        found = self.prefix.match(name)
        return (found[2] if found else name.removeprefix("test_")).replace("_", " ")

    def of_name(self, name: str) -> Iterator[str]:
        found = self.prefix.match(name)
        if found and found[1]:
            yield from self.of_text("ruling " + self.spelled(found[1]))

    def of_text(self, text: str) -> Iterator[str]:
        """Numbers after the word ruling: ``5``, ``46, 47 and 7``, ``11 to 13``."""
        one = self.number
        listed = rf"\brulings? ({one}(?:(?:, | and | to |, and ){one})*)"
        for found in re.finditer(listed, " ".join(text.split()), re.IGNORECASE):
            numbers = re.findall(rf"{one}| to ", found[1])
            for index, number in enumerate(numbers):
                if number != " to ":
                    yield number
                elif numbers[index - 1].isdigit() and numbers[index + 1].isdigit():
                    yield from map(str, range(int(numbers[index - 1]), int(numbers[index + 1])))

    @cached_property
    def by_ruling(self) -> dict[str, list[Test]]:
        found = list(self.tests())
        return {
            ruling: [test for test in found if ruling in test.rulings] for ruling in self.titles
        }

    def page(self) -> str:
        lines = list(self.head)
        for ruling, shown in self.by_ruling.items():
            lines += ["", f"## {ruling} {self.titles[ruling]}"]
            for path in dict.fromkeys(test.path for test in shown):
                link = f"[{path.name}](../{path.relative_to(REPOSITORY)})"
                says = "; ".join(test.says for test in shown if test.path == path)
                lines.append(f"- {link}: {says}")
        return "\n".join(lines) + "\n"
