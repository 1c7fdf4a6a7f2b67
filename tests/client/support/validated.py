"""What html-validate says about pages, as they are served and as they stand in the browser."""

import json
import subprocess

from app.paths import ROOT

Pages = dict[str, str]


def validated(*, served: Pages | None = None, drawn: Pages | None = None) -> dict[str, list[str]]:
    """By name what is wrong, for all in one call: Node and its modules take a second to begin."""
    asked = subprocess.run(
        [ROOT / ".venv/bin/node", "scripts/validate.js"],
        cwd=ROOT,
        input=json.dumps({"served": served or {}, "drawn": drawn or {}}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    found: dict[str, dict[str, list[str]]] = json.loads(asked.stdout)
    return {f"{name}, {how}": wrong for how, each in found.items() for name, wrong in each.items()}
