"""The interface draws with its own icons only, and has all that it draws with."""

import re

from .tracked import ROOT

CALLED = re.compile(r"(?<![.\w])(?:icon|command|link|toggle|pick|use)\(\s*\"([a-z0-9-]+)\"")
"""The first word given to whatever makes an icon; not ``classList.toggle("open")``."""


def test_every_icon_of_the_interface_is_there() -> None:
    drawn = set(
        re.findall(r'<symbol id="([\w-]+)"', (ROOT / "static/core/icons.svg").read_text("utf-8"))
    )
    named = {
        (name, str(file.relative_to(ROOT)))
        for folder in ("static/core", "static/screens")
        for file in (ROOT / folder).rglob("*.js")
        for name in CALLED.findall(file.read_text("utf-8"))
    }
    assert len(named) > 20
    assert {(name, file) for name, file in named if not {name, f"i-{name}"} & drawn} == set()
