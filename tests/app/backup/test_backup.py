"""A backup is made while people play, and brings everything back when all is lost."""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import asyncpg
import pytest

from app.backup.programs import BackupTrouble
from app.backup.restore import restore as restored
from app.backup.save import save
from app.backup.seal import is_whole
from app.db.migrate import migrate
from app.db.models import Base
from app.paths import ROOT

from ..conftest import StartServer
from ..live.test_kill import new_game
from ..support.cluster import Cluster
from ..support.player import Player, cookie_of, until_among
from ..support.server import Server


def boneyard(
    *arguments: str, env: dict[str, str], stdin: bytes | None = None
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "app.cli.main", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | env, input=stdin, capture_output=True, check=False
    )


CapturedBytes = pytest.CaptureFixture[bytes]


class Table:
    """People who choose at random, one after another."""

    def __init__(self, server: Server, code: str, cookies: list[str]) -> None:
        self._chance = random.Random(7)
        address = f"{server.ws_url}/ws/rooms/{code}"
        self.players = [Player(address, cookie) for cookie in cookies]

    async def open(self) -> "Table":
        for player in self.players:
            await player.open()
            await player.until(lambda player: player.of("snapshot"), player)
        return self

    async def play(self, actions: int) -> int:
        """So many, or until the game is over; how many."""
        for done in range(actions):
            choosing = [player for player in self.players if player.decision]
            if not choosing:
                await until_among(self.players, self._somebody_chooses)
                choosing = [player for player in self.players if player.decision]
            if not choosing:
                return done
            player = self._chance.choice(choosing)
            await player.act(self._chance.choice(player.choice["actions"]))
        return actions

    def _somebody_chooses(self) -> bool:
        over = self.players[0].room["status"] == "over"
        return over or any(player.decision for player in self.players)

    async def close(self) -> None:
        for player in self.players:
            await player.close()


async def test_all_is_lost_and_comes_back(start_server: StartServer, tmp_path: Path) -> None:
    server = await asyncio.to_thread(
        lambda: start_server(embedded=True, env={"BONEYARD_BOT_DELAY": "0"})
    )
    code, clients = await new_game(server)
    cookies = [cookie_of(client) for client in clients]
    table = await Table(server, code, cookies).open()
    kept = tmp_path / "kept.backup"
    backing_up = asyncio.create_task(
        asyncio.to_thread(boneyard, "backup", str(kept), env=server.env)
    )
    assert await table.play(6) == 6
    made = await backing_up
    assert made.returncode == 0, made.stderr
    assert kept.stat().st_mode & 0o077 == 0
    assert await table.play(6) == 6
    await table.close()

    await asyncio.to_thread(server.stop)
    shutil.rmtree(server.data_dir)
    await asyncio.to_thread(server.restart)
    assert (await clients[0].get("/api/me")).json() is None
    back = await asyncio.to_thread(boneyard, "restore", str(kept), env=server.env)
    assert back.returncode == 0, back.stderr

    # the server that ran meanwhile goes on with it, also when it holds other tables already
    table = await Table(server, code, cookies).open()
    assert await table.play(6) == 6
    again = await asyncio.to_thread(boneyard, "restore", str(kept), env=server.env)
    assert (again.returncode, b"--replace" in again.stderr) == (1, True)
    again = await asyncio.to_thread(
        boneyard, "restore", "--replace", "-", env=server.env, stdin=kept.read_bytes()
    )
    assert again.returncode == 0, again.stderr
    for player in table.players:
        assert await player.until_closed() == 4012
    table = await Table(server, code, cookies).open()
    await table.play(10_000)
    await table.close()

    room = (await clients[0].get(f"/api/rooms/{code}")).json()
    assert room["status"] == "over"
    record = (await clients[0].get(f"/api/games/{room['game']['id']}/export")).content
    checked = await asyncio.to_thread(boneyard, "verify", "-", env={}, stdin=record)
    assert checked.returncode == 0, checked.stderr
    for client in clients:
        await client.aclose()


@pytest.fixture
def other_url(cluster: Cluster) -> str:
    return cluster.new_database()


async def change(url: str, *commands: str) -> None:
    connection = await asyncpg.connect(url)
    for command in commands:
        await connection.execute(command)
    await connection.close()


async def people(url: str) -> list[str]:
    connection = await asyncpg.connect(url)
    names = [row["name"] for row in await connection.fetch("SELECT name FROM people ORDER BY id")]
    await connection.close()
    return names


ADA = (
    "INSERT INTO people (id, name, avatar) VALUES ('p_1', E'Ada\\n\\\\. of\\tLovelace', 'fox')",
    "INSERT INTO rooms (id, code, secret, name, engine, options, status, host_id, listed,"
    " spectators) VALUES ('r_1', 'AAAAAA', 's', 'R', 'toy', '{}', 'lobby', 'p_1', false, true)",
)


async def backup(url: str, file: Path) -> None:
    await asyncio.to_thread(save, url, str(file))


async def restore(url: str, file: Path) -> str:
    """What it complained of."""
    try:
        await asyncio.to_thread(restored, url, str(file), replace=False)
    except BackupTrouble as trouble:
        return str(trouble)
    return ""


class TestRefused:
    async def test_damaged(self, database_url: str, other_url: str, tmp_path: Path) -> None:
        await change(database_url, *ADA)
        await backup(database_url, kept := tmp_path / "kept")
        await change(other_url, "INSERT INTO people (id, name, avatar) VALUES ('p_2', 'Bob', 'x')")
        whole = kept.read_bytes()
        middle = len(whole) // 2
        for broken in (whole[:-1], whole[:middle] + b"x" + whole[middle + 1 :], whole[:middle]):
            kept.write_bytes(broken)
            said = await restore(other_url, kept)
            assert await people(other_url) == ["Bob"], "Postgres' own programs would not mind"
            assert "not whole" in said
        kept.write_bytes(whole)
        assert await restore(other_url, kept) == ""
        assert await people(other_url) == ["Ada\n\\. of\tLovelace"]

    async def test_newer(self, database_url: str, other_url: str, tmp_path: Path) -> None:
        await change(database_url, "UPDATE alembic_version SET version_num = '9999'")
        await backup(database_url, kept := tmp_path / "kept")
        assert "newer version" in await restore(other_url, kept)

    async def test_something_else(self, database_url: str, other_url: str, tmp_path: Path) -> None:
        await change(database_url, "DROP TABLE alembic_version")
        await backup(database_url, kept := tmp_path / "kept")
        assert "no rooms and games" in await restore(other_url, kept)
        kept.write_text("Dear diary")
        assert "not a backup of Boneyard" in await restore(other_url, kept)
        assert "no file" in await restore(other_url, tmp_path / "nowhere")


async def test_what_fails_in_the_middle_is_not_done_at_all(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    """Somebody keeps a table there that is called like one of our indexes, which come last."""
    await change(database_url, *ADA)
    await backup(database_url, kept := tmp_path / "kept")
    index = next(index.name for table in Base.metadata.sorted_tables for index in table.indexes)
    await change(
        other_url,
        "INSERT INTO people (id, name, avatar) VALUES ('p_2', 'Bob', 'x')",
        f"DROP INDEX {index}",
        f"CREATE TABLE {index} (n int)",
    )
    said = await restore(other_url, kept)
    assert await people(other_url) == ["Bob"], said
    assert "nothing has changed" in said
    assert f'"{index}" already exists' in said


async def test_an_older_schema_is_brought_to_this_one(
    cluster: Cluster, other_url: str, tmp_path: Path
) -> None:
    old = cluster.url("postgres").replace("/postgres?", "/older?")
    await change(cluster.url("postgres"), "CREATE DATABASE older")
    try:
        await migrate(old, "0001")
        await change(old, *ADA)
        await backup(old, kept := tmp_path / "kept")
        assert await restore(other_url, kept) == ""
        await change(other_url, "SELECT 1 FROM proposals", "SELECT 1 FROM rooms")
        assert len(await people(other_url)) == 1
    finally:
        await change(cluster.url("postgres"), "DROP DATABASE older WITH (FORCE)")


async def test_through_a_pipe(database_url: str, other_url: str) -> None:
    await change(database_url, *ADA)
    made = await asyncio.to_thread(boneyard, "backup", "-", env={"DATABASE_URL": database_url})
    assert made.returncode == 0, made.stderr
    back = await asyncio.to_thread(
        boneyard, "restore", "-", env={"DATABASE_URL": other_url}, stdin=made.stdout
    )
    assert back.returncode == 0, back.stderr
    assert len(await people(other_url)) == 1


BROKEN_OFF = "#!/bin/sh\necho half of it\necho 'server closed the connection' >&2\nexit 1\n"


@pytest.mark.parametrize("file", ["-", "kept"])
def test_what_broke_off_is_not_taken_for_whole(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: CapturedBytes
) -> None:
    """Nobody can call back what has gone through a pipe."""
    (tmp_path / "pg_dump").write_text(BROKEN_OFF)
    (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setattr("app.backup.save.program", lambda name: str(tmp_path / name))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BackupTrouble, match="failed: server closed the connection"):
        save("postgresql:///games", file)
    assert [left.name for left in tmp_path.iterdir()] == ["pg_dump"]
    sent = capsysbinary.readouterr().out
    assert bool(sent) == (file == "-")
    assert not is_whole(BytesIO(sent), len(sent))


async def test_a_place_that_cannot_be_written_is_said(database_url: str, tmp_path: Path) -> None:
    with pytest.raises(BackupTrouble, match="can't be written"):
        await backup(database_url, tmp_path / "no" / "where")
