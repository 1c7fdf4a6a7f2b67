"""What serves every game names none: a third one is added without touching it (issue 11)."""

import re

from engines import registry

from .tracked import ROOT

SHARED = ("static/core", "static/kit", "static/screens", "types")


def test_no_game_is_named_in_what_all_games_share() -> None:
    names = [re.escape(engine.id).replace("_", "[ _-]?") for engine in registry.all()]
    assert names
    named = re.compile("|".join(names), re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for folder in SHARED
        for file in sorted((ROOT / folder).rglob("*"))
        if file.is_file()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []
