"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def with_examples() -> list[str]:
    return [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for folder in ("engines", "app", "scripts")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if ">>>" in file.read_text("utf-8")
    ]


@pytest.mark.parametrize("module", with_examples())
def test_docstring_examples(module: str) -> None:
    outcome = doctest.testmod(import_module(module))
    assert outcome.attempted
    assert not outcome.failed
