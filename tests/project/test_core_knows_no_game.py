"""What serves every game names none: a third one is added without touching it (issue 11)."""

import re

import pytest

from engines import registry
from engines.runtime import messages
from engines.runtime.messages import LANGUAGES

from .tracked import ROOT, tracked

SHARED = (
    "app/",
    "templates/",
    "static/core/",
    "static/kit/",
    "static/screens/",
    "types/",
    "pyproject.toml",
)
LATER = "bones & banners"
"""Not registered yet, and named by nobody before it is."""


def names() -> set[str]:
    found = {LATER}
    for engine in registry.all():
        found.add(engine.id)
        found |= {messages.of(engine).text(lang, "game.name") for lang in LANGUAGES}
    return found


def pattern(name: str) -> str:
    """Also as one word, with hyphens, or with *and* for the sign.

    >>> all(re.fullmatch(pattern("a & b"), it) for it in ("a & b", "a_and_b", "a-&amp;-b", "aandb"))
    True
    """
    words = re.split(r"[\s_]+", name)
    joined = r"[\s_-]?".join(
        "(?:&(?:amp;)?|and)" if word == "&" else re.escape(word) for word in words
    )
    return rf"(?<![^\W_]){joined}(?![^\W_])"


NAMED = re.compile("|".join(sorted(map(pattern, names()))), re.IGNORECASE)


def test_no_game_is_named_in_what_all_games_share() -> None:
    files = [name for name in tracked() if name.startswith(SHARED)]
    assert len(files) > 200
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in files
        if (ROOT / name).is_file()
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        if NAMED.search(f"{name} {line}")
    ]
    assert found == []


@pytest.mark.parametrize(
    "text", ["bad_bones", "BadBones", "games/bone-wars/", "Bones &amp; Banners"]
)
def test_a_name_would_be_found(text: str) -> None:
    assert NAMED.search(f'import x from "{text}";')
