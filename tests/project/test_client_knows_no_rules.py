"""The games' pages draw what the engines say: what would work a rule out again is not there.

That what the engines say is right is tested by ``tests/engines/*/views``.
"""

import re

from .tracked import ROOT

WORKED_OUT = {
    "who uses a space, by the number of players": r"\bmin_players\b",
    "whether there is room": r"length (?:<|>=?) \S*\.(?:limit|capacity)\b",
    "whether it can be paid for": r"\bcosts?(?:\[[^\]]*\])? > ",
    "which slot is next": r"slots\.findIndex",
    "how many times an envelope pays": r"archive\[[^\]]*\]\.length \+ 1",
    "which bones fit": r"endsWith\(\"_any\"\)",
    "whose cemetery is behind a forest": r"\(seat [-+] 1(?: \+ seats)?\) % seats;",
    "how many camps are placed": r"camps\.(?:movement|archive) [-+]",
    "whether a weapon is had": r"some\(isWeapon\)",
}


def test_no_rule_is_worked_out_on_a_page() -> None:
    scripts = sorted((ROOT / "static" / "games").rglob("*.js"))
    assert scripts
    found = [
        f"{file.relative_to(ROOT)}:{number}: {what}"
        for file in scripts
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for what, pattern in WORKED_OUT.items()
        if re.search(pattern, line)
    ]
    assert found == []
