"""Which of our modules imports which."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from .tracked import ROOT

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def imports(*packages: str, ever: bool = False) -> dict[str, set[str]]:
    """Of each module below these packages: which others of them it imports when it is imported
    itself; or ``ever``, in a function or for the type checker too."""
    found = every if ever else at_import
    modules = {name_of(file): file for package in packages for file in files(package)}
    return {
        module: {
            name
            for named in found(ast.parse(file.read_text("utf-8")).body)
            for name in targets(named, module, file.name == "__init__.py", modules)
        }
        - {module}
        for module, file in modules.items()
    }


def files(package: str) -> list[Path]:
    return sorted(ROOT.joinpath(*package.split(".")).rglob("*.py"))


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def every(nodes: Iterable[ast.AST]) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in nodes:
        for inside in ast.walk(node):
            if isinstance(inside, ast.Import | ast.ImportFrom):
                yield inside


def at_import(nodes: Iterable[ast.AST]) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from at_import(node.orelse)
        elif not isinstance(node, FUNCTIONS):
            yield from at_import(ast.iter_child_nodes(node))


def targets(
    node: ast.Import | ast.ImportFrom, module: str, is_package: bool, modules: Mapping[str, Path]
) -> set[str]:
    if isinstance(node, ast.Import):
        named = {alias.name for alias in node.names}
    else:
        above = module.split(".")[: (1 if is_package else 0) - node.level or None]
        source = ".".join([*above, node.module or ""]).strip(".") if node.level else node.module
        within = {f"{source}.{alias.name}" for alias in node.names}
        # a name may be a module of the package, or something in the package's own module
        named = within & modules.keys() or {str(source)}
    return named & modules.keys()


def cycles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules that reach each other."""
    reached = {module: reach(graph, module) for module in graph}
    tied = {
        frozenset({module, *(other for other in reached[module] if module in reached[other])})
        for module in graph
        if module in reached[module]
    }
    return sorted(sorted(group) for group in tied)


def reach(graph: Mapping[str, set[str]], module: str) -> set[str]:
    seen: set[str] = set()
    waiting = [*graph[module]]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph[name]
    return seen
