"""A wheel is all one needs: installed anywhere, it runs from any folder, with no checkout near."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import registry
from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from .played import opened, play
from .tracked import ROOT
from .wheel import Installed, contents, licence, metadata, wanted


@pytest.fixture(scope="module")
def installed() -> Iterator[Installed]:
    folder = short_folder()
    yield Installed(folder)
    shutil.rmtree(folder)


def test_it_holds_every_file_that_runs(installed: Installed) -> None:
    assert contents(installed.wheel) == wanted()


def test_it_brings_its_licence(installed: Installed) -> None:
    said = metadata(installed.wheel)
    assert said["License-Expression"] == "Apache-2.0"
    assert said.get_all("License-File") == ["LICENSE", "NOTICE"]
    for name in ("LICENSE", "NOTICE"):
        assert licence(installed.wheel, name) == (ROOT / name).read_bytes()


def test_it_knows_nothing_of_the_checkout(installed: Installed) -> None:
    code = "import app, engines; print(app.__file__, engines.__file__, sep='\\n')"
    for file in installed.run(str(installed.python), "-c", code).splitlines():
        assert Path(file).is_relative_to(installed.environment)


async def test_a_game_from_the_first_start_to_its_proof(installed: Installed) -> None:
    boneyard = installed.boneyard
    server = Server(
        installed.data, env=installed.env, program=[boneyard], cwd=installed.elsewhere
    )  # fmt: skip
    await asyncio.to_thread(server.start)
    try:
        assert "at head" in await asyncio.to_thread(installed.run, boneyard, "migrate")
        await opened(server, "/", "/help/bad_bones", "/static/screens/room/room.js")
        game = await play(server, "bad_bones", options={"mode": "cooperative", "rounds": 1})
        exported = await asyncio.to_thread(installed.run, boneyard, "export", game)
    finally:
        await asyncio.to_thread(server.stop)
    (installed.elsewhere / "game.json").write_text(exported, "utf-8")
    assert installed.run(boneyard, "verify", "game.json").startswith("Verified: all ")


def test_games_without_a_server(installed: Installed) -> None:
    for engine in registry.all():
        said = installed.run(installed.boneyard, "simulate", engine.id, "--games", "1")
        assert '"finished": 1' in said
