"""Nothing lies about that nobody uses (issue 10, 2.12)."""

import ast
import re
from collections.abc import Iterator

from .tracked import ROOT

STATIC = ROOT / "static"


def read(*kinds: str) -> Iterator[tuple[str, str]]:
    """Name and text of each file of these kinds, without comments where CSS is."""
    for folder in (STATIC, ROOT / "templates"):
        for file in sorted(folder.rglob("*")):
            if file.suffix in kinds:
                text = file.read_text("utf-8")
                if file.suffix == ".css":
                    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
                yield str(file.relative_to(ROOT)), text


def test_every_custom_property_is_used() -> None:
    """Also by a name that is put together: ``var(--seat-${avatar}-line)``."""
    everything = "\n".join(text for _, text in read(".css", ".js", ".svg", ".html"))
    used = set(re.findall(r"var\(\s*(--[\w-]+)(?![\w${-])", everything))
    used |= set(re.findall(r"getPropertyValue\(\s*[\"'](--[\w-]+)", everything))
    made = [
        re.compile(re.sub(r"\\\$\\\{[^}]*\\\}", r"[\\w]+", re.escape(name)))
        for name in re.findall(r"var\(\s*(--[\w-]*\$\{[^}]*\}[\w-]*)", everything)
    ]
    assert made
    styles = "\n".join(text for _, text in read(".css"))
    defined = set(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", styles))
    unused = {name for name in defined - used if not any(each.fullmatch(name) for each in made)}
    assert unused == set()


EXPORTED = re.compile(r"^export (?:async )?(?:const|let|function\*?|class) (\w+)", re.MULTILINE)
BROUGHT = re.compile(r"\b(?:import|const|let) \{([^}]*)\}")
"""``import { a, b as c } from …``, ``const { a } = await import(…)``"""


def test_every_export_is_imported() -> None:
    """By another module, by name or out of the whole module (``import * as``)."""
    modules = dict(read(".js"))
    brought = {
        file: {word for names in BROUGHT.findall(text) for word in re.findall(r"\w+", names)}
        | set(re.findall(r"\.(\w+)", text))
        for file, text in modules.items()
    }
    unused = [
        f"{file}: {name}"
        for file, text in modules.items()
        for name in EXPORTED.findall(text)
        if not any(name in names for other, names in brought.items() if other != file)
    ]
    assert unused == []


TRACKS = re.compile(r"[a-z]\d")
"""Which side of a tile a road leaves by, put together of two names."""


def test_every_class_in_a_style_is_given_to_something() -> None:
    """Also one that is put together: ``part-${name}``, ``of-${seats}``."""
    everything = "\n".join(text for _, text in read(".js", ".svg", ".html"))
    given = set(re.findall(r"[\w-]+", everything))
    begun = re.findall(r"([\w-]+-)\$\{", everything)
    styles = "\n".join(text for _, text in read(".css"))
    selectors = re.findall(r"([^{};]*)\{", styles)
    named = {name for each in selectors for name in re.findall(r"\.([A-Za-z][\w-]*)", each)}
    unused = {name for name in named - given if not name.startswith(tuple(begun))}
    assert {name for name in unused if not TRACKS.fullmatch(name)} == set()


OF_LIBRARIES = {
    "model_config", "type_annotation_map", "handle_ping", "should_exit", "keep_alive",
    "disconnected",
}  # fmt: skip
"""What pydantic, SQLAlchemy, uvicorn and websockets look for by themselves."""
FOR_OTHERS = {"scenario", "application", "born", "died", "my_turn", "pitch"}
"""For tests, for uvicorn's command, and what only pages read."""


def test_every_python_name_is_used() -> None:
    """Functions, constants, fields and attributes that are set and never looked at."""
    set_, used = set[str](), set[str]()
    for folder in ("app", "engines", "migrations", "bench"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if folder in ("app", "engines"):
                    set_ |= given_by(node)
                used |= looked_at(node)
    unused = {name for name in set_ - used if not name.startswith("__")}
    assert unused == OF_LIBRARIES | FOR_OTHERS


def given_by(node: ast.AST) -> set[str]:
    """Not what a decorator takes."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return set() if node.decorator_list else {node.name}
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return {name for target in targets if (name := called(target)) != "_"} - {""}
    return set()


def looked_at(node: ast.AST) -> set[str]:
    if isinstance(node, ast.alias):
        return {node.name}
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}  # by its name: __all__, getattr, a field of a view
    return {called(node)} if isinstance(getattr(node, "ctx", None), ast.Load) else set()


def called(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""
