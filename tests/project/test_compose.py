"""What `docker compose up` sets works: against a Postgres that asks for the password over TCP."""

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from app.postgres.binaries import find_binaries
from app.postgres.embedded import Embedded
from app.rooms.qr import draw
from app.settings import Settings
from tests.app.support.cluster import QUICK, short_folder
from tests.app.support.people import HEADERS, over_http
from tests.app.support.server import Server

from .compose import service

GIVEN = {"POSTGRES_PASSWORD": "p@ss/w#rd%41:?&'é", "BONEYARD_PORT": "127.0.0.1:9000"}
ACCESS = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n"


class Postgres:
    """As in the image ``postgres``: whoever comes over TCP is asked for the password."""

    def __init__(self, folder: Path) -> None:
        access = folder / "pg_hba.conf"
        access.write_text(ACCESS)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.settings = QUICK | {"port": str(self.port), "hba_file": str(access)}
        self.data = folder / "postgres"
        self.running = Embedded(self.data, self.settings)

    def start(self, *, tcp: bool) -> None:
        self.running.stop()
        listening = {"listen_addresses": "127.0.0.1" if tcp else ""}
        self.running = Embedded(self.data, self.settings | listening)
        self.running.start()

    async def run(self, *commands: str) -> None:
        connection = await self._connect()
        for command in commands:
            await connection.execute(command)
        await connection.close()

    async def listeners(self) -> int:
        connection = await self._connect()
        found = "SELECT count(*) FROM pg_stat_activity WHERE query ILIKE 'LISTEN %'"
        try:
            return int(await connection.fetchval(found))
        finally:
            await connection.close()

    async def _connect(self) -> asyncpg.Connection:
        place = {"host": str(self.running.sockets), "port": self.port}
        return await asyncpg.connect(user="boneyard", database="postgres", **place)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    folder = short_folder()
    made = Postgres(folder)
    yield made
    made.running.stop()
    shutil.rmtree(folder)


def healthy(postgres: Postgres) -> bool:
    """By the command of the file, as if it were run inside the container."""
    kind, *command = service("postgres", {})["healthcheck"]["test"]
    if kind == "CMD-SHELL":
        command = ["sh", "-c", *command]
    folder = find_binaries(None).folder
    inside = {"PATH": f"{folder}:{os.environ['PATH']}", "PGPORT": str(postgres.port)}
    inside["PGHOST"] = str(postgres.running.sockets)
    return subprocess.run(command, env=inside, check=False, capture_output=True).returncode == 0


def test_postgres_is_not_healthy_while_it_is_first_set_up(postgres: Postgres) -> None:
    postgres.start(tcp=False)
    assert not healthy(postgres)
    postgres.start(tcp=True)
    assert healthy(postgres)


async def test_any_password_and_any_port(postgres: Postgres) -> None:
    """Migrations, both pools and the listener come in, and invitations lead to that port."""
    secret = service("postgres", GIVEN)["environment"]["POSTGRES_PASSWORD"].replace("'", "''")
    await asyncio.to_thread(postgres.start, tcp=True)
    await postgres.run(f"ALTER ROLE boneyard PASSWORD '{secret}'", "CREATE DATABASE boneyard")
    env = service("app", GIVEN)["environment"]
    url = env.pop("DATABASE_URL").replace("@postgres/", f"@127.0.0.1:{postgres.port}/")
    server = Server(postgres.data.with_name("server"), url, env=env)
    await asyncio.to_thread(server.start)
    try:
        # as a browser that came by the published port
        headers = HEADERS | {"Host": GIVEN["BONEYARD_PORT"]}
        async with over_http(base_url=server.url, headers=headers) as ada:
            await ada.post("/api/me", json={"name": "Ada"})
            room = (await ada.post("/api/rooms", json={"engine": "bad_bones"})).json()
            assert room["link"].startswith("/r/")  # the page knows its own address
            picture = await ada.get(f"/api/rooms/{room['code']}/qr.svg")
            assert picture.content == draw(f"http://{GIVEN['BONEYARD_PORT']}{room['link']}")
        async with asyncio.timeout(20):
            while not await postgres.listeners():
                pass
    finally:
        await asyncio.to_thread(server.stop)


def test_every_setting_is_passed_on() -> None:
    """Not those of the container itself: where it listens, and its data."""
    own = {"host", "port", "data_dir", "database_url"}
    given = {
        f"BONEYARD_{name.upper()}": "given" for name in Settings.model_fields if name not in own
    }
    passed = service("app", given)["environment"]
    assert {name: passed.get(name) for name in given} == given


def test_what_is_not_set_is_left_to_the_server() -> None:
    assert set(service("app", {})["environment"]) == {"DATABASE_URL", "PGPASSWORD"}
    assert service("app", {})["ports"] == ["127.0.0.1:8000:8000"]
