"""Nothing lies about in the client that nobody uses (issue 10, 2.12)."""

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
