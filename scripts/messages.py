"""What is wrong with the texts: `make messages` prints it, and a test insists on nothing.

Keys are looked for as they are written: `t("home.title")` in Python, templates and scripts, and
`"prompt.hero.move"` as a plain string. A key may also be put together at run time
(`log.${event.type}`); then its beginning up to the first value counts.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from engines.runtime.messages import LANGUAGES, Catalogue, Text

ROOT = Path(__file__).parent.parent
SOURCES = {"app": "*.py", "engines": "*.py", "templates": "*.html", "static": "*.js"}
CALLED = re.compile(r"""\bt\(\s*(["'])([a-z0-9_.$*-]+)\1""", re.IGNORECASE)
QUOTED = re.compile(r"""(["'`])([a-z][a-z0-9_]*(?:\.[A-Za-z0-9_$*-]+)+)\1""")
STARTED = re.compile(r"""["'`]([a-z][a-z0-9_]*\.(?:[a-z0-9_]+\.)*)(?:\$?\{|["'] [+~]|["']\+)""")


def placeholders(text: Text) -> set[str]:
    forms = [text] if isinstance(text, str) else list(text.values())
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


def differing(catalogue: Catalogue) -> Iterator[str]:
    """Keys that one language lacks, or whose {values} differ between the languages."""
    first, *others = (catalogue.texts[lang] for lang in LANGUAGES)
    for lang, texts in zip(LANGUAGES[1:], others, strict=True):
        for key in sorted(first.keys() ^ texts.keys()):
            yield f"{key}: only in {LANGUAGES[0] if key in first else lang}"
        for key in sorted(first.keys() & texts.keys()):
            # the singular may leave the number out
            here, there = placeholders(first[key]), placeholders(texts[key])
            if here - {"count"} != there - {"count"}:
                yield f"{key}: other values in {lang}: {sorted(here ^ there)}"


def _sources() -> Iterator[str]:
    for folder, pattern in SOURCES.items():
        for file in sorted((ROOT / folder).rglob(pattern)):
            yield file.read_text("utf-8")


def catalogues() -> dict[str, Catalogue]:
    folders = [ROOT / "app/messages", *sorted((ROOT / "engines").glob("*/messages"))]
    return {str(folder.relative_to(ROOT)): Catalogue.load(folder) for folder in folders}


def problems() -> list[str]:
    found: list[str] = []
    known: set[str] = set()
    for name, catalogue in catalogues().items():
        found += [f"{name}: {what}" for what in differing(catalogue)]
        known |= catalogue.texts[LANGUAGES[0]].keys()

    called: set[str] = set()
    used: set[str] = set()
    beginnings: set[str] = set()
    for source in _sources():
        called |= {match[2] for match in CALLED.finditer(source)}
        used |= {match[2] for match in QUOTED.finditer(source)}
        beginnings |= {match[1] for match in STARTED.finditer(source)}
    found += [f"{key}: called for, but there is no such text" for key in sorted(called - known)]
    found += [
        f"{key}: nobody uses it"
        for key in sorted(known - called - used)
        if not key.startswith(tuple(beginnings))
    ]
    return found


def main() -> int:
    found = problems()
    print("\n".join(found) or "All texts are there, in every language.")  # noqa: T201 - a command
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
