"""What games export for core is what `GameClient` lists, no more and of no other type: ours and the
example's, each looked at where it is served, since core is beside it only there."""

import json
import re
import subprocess
from pathlib import Path

from .tracked import ROOT

CLIENTS = {folder.name: folder for folder in sorted((ROOT / "static/games").iterdir())}
CLIENTS["pig"] = ROOT / "examples/pig/boneyard_pig/client"

HELD = """import * as {game} from "./static/games/{game}/index.js";
const {game}_has: GameClient = {game};
const {game}_has_more: Exclude<keyof typeof {game}, keyof GameClient>[] = [];
const {game}_has_nothing_else: never[] = {game}_has_more;
export {{ {game}_has, {game}_has_nothing_else }};
"""

UNFIT = """
/** @param {HTMLElement} root @param {Table} table */
export const mount = (root, table) => ({ update: () => table.draw(root), destroy() {} });
export const PARTS = 3;
export const legacy = true;
"""


def held(folder: Path, clients: dict[str, Path]) -> str:
    """What the compiler has against them."""
    (folder / "static/games").mkdir(parents=True)
    shared = {f"static/{each.name}": each for each in (ROOT / "static").iterdir()}
    for name, target in {**shared, "types": ROOT / "types"}.items():
        if name != "static/games":
            (folder / name).symlink_to(target)
    for game, client in clients.items():
        (folder / "static/games" / game).symlink_to(client)
    (folder / "held.ts").write_text("".join(HELD.format(game=game) for game in clients), "utf-8")
    ours = re.sub(r"^ *//.*$", "", (ROOT / "tsconfig.json").read_text("utf-8"), flags=re.MULTILINE)
    config = json.loads(ours)
    config["compilerOptions"]["preserveSymlinks"] = True
    config["include"] = ["held.ts", "types/*.d.ts"]
    (folder / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    node, tsc = ROOT / ".venv/bin/node", ROOT / "node_modules/.bin/tsc"
    return subprocess.run(
        [node, tsc, "-p", folder], capture_output=True, text=True, check=False
    ).stdout


def test_every_client_exports_what_core_knows_and_nothing_else(tmp_path: Path) -> None:
    assert len(CLIENTS) > 2
    assert held(tmp_path, CLIENTS) == ""


def test_one_that_does_not_would_be_found(tmp_path: Path) -> None:
    planted = tmp_path / "planted"
    planted.mkdir()
    (planted / "index.js").write_text(UNFIT, "utf-8")
    said = held(tmp_path / "held", {"planted": planted})
    for wrong in ("'draw' does not exist on type 'Table'", "PARTS", '"legacy"'):
        assert wrong in said


def test_the_page_lists_the_same() -> None:
    types = (ROOT / "types/game.d.ts").read_text("utf-8")
    inside = types[types.index("interface GameClient {") : types.index("\n}")]
    typed = set(re.findall(r"^  (\w+)\??[(:]", inside, re.MULTILINE))
    page = (ROOT / "docs/client.md").read_text("utf-8")
    table = page[page.index("### What core reads of a game") :].split("\n###")[0]
    listed = set(re.findall(r"^\| `(\w+)", table, re.MULTILINE))
    assert listed == typed
    assert "mount" in typed
