"""A wheel is all one needs: installed anywhere, it runs from any folder, with no checkout near."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.support.cluster import short_folder
from tests.app.support.people import Guest, over_http
from tests.app.support.player import Player, cookie_of
from tests.app.support.server import Server

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
        game = await play(server)
        exported = await asyncio.to_thread(installed.run, boneyard, "export", game)
    finally:
        await asyncio.to_thread(server.stop)
    (installed.elsewhere / "game.json").write_text(exported, "utf-8")
    assert installed.run(boneyard, "verify", "game.json").startswith("Verified: all ")


def test_games_without_a_server(installed: Installed) -> None:
    for game in ("bad_bones", "bone_wars"):
        said = installed.run(installed.boneyard, "simulate", game, "--games", "1")
        assert '"finished": 1' in said


async def play(server: Server) -> str:
    """Two people, one round together, by their browsers' ways. The game's id."""
    async with asyncio.timeout(60), over_http(base_url=server.url, headers={}) as page:
        for path in ("/", "/help/bad_bones", "/static/screens/room/room.js"):
            assert (await page.get(path)).status_code == 200
        guests = [await arrive(server, name) for name in ("Ada", "Ben")]
        code = await guests[0].new_room("bad_bones")
        await guests[0].do(
            code, "settings", seats=2, options={"mode": "cooperative", "rounds": 1}
        )  # fmt: skip
        await guests[1].do(code, "sit")
        for guest in guests:
            await guest.do(code, "ready", ready=True)
        await guests[0].do(code, "start")
        players = [
            Player(f"{server.ws_url}/ws/rooms/{code}", cookie_of(guest.client)) for guest in guests
        ]
        for player in players:
            await player.open()
            await player.until(lambda player: player.of("snapshot"), player)
        while chooser := next((player for player in players if player.decision), None):
            assert (await chooser.act())["type"] == "ack"
            for player in players:
                await player.until(lambda player: player.version >= chooser.version, player)
        await players[0].until(lambda: players[0].room["status"] == "over")
        for player, guest in zip(players, guests, strict=True):
            await player.close()
            await guest.client.aclose()
        return str(players[0].room["game"]["id"])


async def arrive(server: Server, name: str) -> Guest:
    client = over_http(base_url=server.url)
    return Guest(client, (await client.post("/api/me", json={"name": name})).json())
