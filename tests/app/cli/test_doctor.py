"""``boneyard doctor``: every line good, and each thing that can be wrong."""

import asyncio
import http.server
import os
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import asyncpg
import httpx
import pytest

from app.cli.checks import folder as folders
from app.cli.checks.ask import Arrived
from app.cli.checks.forwarded import check_forwarded
from app.cli.main import main
from app.settings import Settings

from ..conftest import StartServer
from ..support.cluster import Cluster, short_folder
from ..support.proxy import proxy
from ..support.server import Server

FORWARDED = "X-Forwarded-For: 203.0.113.7"
Doctor = Callable[..., tuple[int, dict[str, str]]]


@pytest.fixture
def doctor(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Doctor:
    def ask(env: dict[str, str] | None = None, **more: str) -> tuple[int, dict[str, str]]:
        """The exit code, and for each thing *good*, *WRONG* or *-* and what was said of it."""
        names = [name for name in os.environ if name.startswith("BONEYARD_")]
        with monkeypatch.context() as patch:
            for name in [*names, "DATABASE_URL"]:
                patch.delenv(name, raising=False)
            patch.setenv("BONEYARD_DATA_DIR", str(tmp_path / "data"))
            for name, value in ({"BONEYARD_PORT": str(free_port())} | (env or {}) | more).items():
                patch.setenv(name, value)
            code = main(["doctor"])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return code, {line[:18].strip(): line[19:] for line in said.out.splitlines()}

    return ask


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """One that the user who runs Postgres for root may enter."""
    made = short_folder()
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture(scope="module")
def running(cluster: Cluster) -> Iterator[Server]:
    """Two processes; and whatever the default is, the proxies of these tests are not trusted."""
    folder, url = short_folder(), cluster.new_database()
    made = Server(folder / "data", url, 2, {"BONEYARD_TRUSTED_PROXIES": "192.0.2.1"})
    made.start()
    yield made
    made.stop()
    cluster.drop_database(url)
    shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def env_of(server: Server) -> dict[str, str]:
    env = {"BONEYARD_PORT": str(server.port), "BONEYARD_DATA_DIR": str(server.data_dir)}
    url = server.env.get("DATABASE_URL")
    return env | ({"DATABASE_URL": url} if url else {})


def set_revision(url: str, revision: str) -> None:
    async def change() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("UPDATE alembic_version SET version_num = $1", revision)
        await connection.close()

    asyncio.run(change())


def test_a_healthy_server(running: Server, doctor: Doctor) -> None:
    code, said = doctor(env_of(running), BONEYARD_PUBLIC_URL=running.url)
    assert code == 0, said
    assert {line.split()[0] for line in said.values()} == {"good"}
    assert "Boneyard 0." in said["versions"]
    assert "Postgres 1" in said["versions"]
    assert "this Boneyard listens there" in said["port"]
    assert "pages and websockets" in said["public address"]


def test_an_embedded_database_with_and_without_its_server(
    start_server: StartServer, doctor: Doctor
) -> None:
    server = start_server(embedded=True)
    code, said = doctor(env_of(server), BONEYARD_PUBLIC_URL=server.url)
    assert code == 0, said
    assert "this Boneyard listens there" in said["port"]
    server.stop()
    code, said = doctor(env_of(server), BONEYARD_PUBLIC_URL=server.url)
    assert code == 0, said
    assert "is free" in said["port"]
    assert "is current" in said["database"]
    assert "pages and websockets" in said["public address"], "by what stands in for it"


def test_proxies_of_a_running_server(running: Server, doctor: Doctor) -> None:
    with proxy(running.port, drops_upgrade=True) as address:
        code, said = doctor(env_of(running), BONEYARD_PUBLIC_URL=address)
        assert code == 1
        assert said["public address"].startswith("WRONG")
        assert "but websockets don't" in said["public address"]
    with proxy(running.port, adds=FORWARDED) as address:
        code, said = doctor(env_of(running), BONEYARD_PUBLIC_URL=address)
        assert code == 1
        assert said["public address"].startswith("good")
        assert said["forwarded headers"].startswith("WRONG")
        assert "BONEYARD_TRUSTED_PROXIES=127.0.0.1" in said["forwarded headers"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a Boneyard is just a Python")
def test_a_boneyard_that_is_not_this_one(
    running: Server, doctor: Doctor, database_url: str
) -> None:
    env = env_of(running)
    code, said = doctor(env, DATABASE_URL=database_url)
    assert code == 1
    assert f"WRONG  Port {env['BONEYARD_PORT']} is taken by another Boneyard" in said["port"]
    code, said = doctor(env, DATABASE_URL="postgresql://ada@127.0.0.1:1/games")
    assert code == 1
    assert said["database"].startswith("WRONG")
    assert said["port"].startswith("-"), "without a database nobody can tell"


def test_a_trusted_proxy(doctor: Doctor) -> None:
    port = free_port()
    with proxy(port, adds=FORWARDED) as address:
        env = {"BONEYARD_TRUSTED_PROXIES": "127.0.0.1", "BONEYARD_PORT": str(port)}
        code, said = doctor(env, BONEYARD_PUBLIC_URL=address)
    assert code == 0, said
    assert "believed; we came from 203.0.113.7" in said["forwarded headers"]


def test_an_https_proxy_that_tells_nobodys_address() -> None:
    settings = Settings(public_url="https://games.example.org")
    found = check_forwarded(settings, Arrived("127.0.0.1", False, ["x-forwarded-proto"]))
    assert found.good is False
    assert "adds no X-Forwarded-For" in found.text


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """Another program; ``/doctor`` is nothing to it."""

    answer = 404, ""

    def do_GET(self) -> None:
        status, location = self.answer
        self.send_response(status)
        self.send_header("location", location)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        serving = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        serving.join()


@pytest.mark.parametrize(
    ("answer", "advice"),
    [
        ((404, ""), "leads to something else"),
        ((200, ""), "leads to something else"),
        ((502, ""), "does not reach Boneyard"),
        ((308, "https://games.example.org/x"), "Set BONEYARD_PUBLIC_URL=https://games.example.org"),
    ],
)
def test_a_public_address_that_leads_elsewhere(
    doctor: Doctor,
    elsewhere: str,
    answer: tuple[int, str],
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Elsewhere, "answer", answer)
    code, said = doctor(BONEYARD_PUBLIC_URL=elsewhere)
    assert code == 1
    assert said["public address"].startswith("WRONG")
    assert advice in said["public address"]
    assert said["forwarded headers"].startswith("-")


def test_a_public_address_that_leads_nowhere(doctor: Doctor) -> None:
    code, said = doctor(BONEYARD_PUBLIC_URL=f"http://127.0.0.1:{free_port()}")
    assert code == 1
    assert "can't be reached from here" in said["public address"]


def test_a_port_of_another_program(doctor: Doctor, elsewhere: str) -> None:
    port = elsewhere.rpartition(":")[2]
    code, said = doctor(BONEYARD_PORT=port)
    assert code == 1
    assert f"WRONG  Port {port} is taken by " in said["port"]
    assert f"(process {os.getpid()})" in said["port"]
    assert "BONEYARD_PORT=" in said["port"]


@pytest.mark.parametrize(
    ("revision", "advice"),
    [("0001", "older than this version's"), ("9999", "newer than this version's")],
)
def test_another_schema(doctor: Doctor, database_url: str, revision: str, advice: str) -> None:
    set_revision(database_url, revision)
    code, said = doctor(DATABASE_URL=database_url)
    assert code == 1
    assert said["database"].startswith("WRONG")
    assert advice in said["database"]


def test_a_database_without_a_schema(doctor: Doctor, cluster: Cluster) -> None:
    url = cluster.new_database("template0")
    code, said = doctor(DATABASE_URL=url)
    cluster.drop_database(url)
    assert code == 0, said
    assert "still empty" in said["database"]


def test_nothing_is_made_before_the_first_start(doctor: Doctor, tmp_path: Path) -> None:
    code, said = doctor()
    assert code == 0, said
    assert "the first start makes it" in said["data folder"]
    assert "the first start makes it" in said["database"]
    assert not (tmp_path / "data").exists()


def test_a_full_disk(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "NEEDED", 10**18)
    code, said = doctor()
    assert code == 1
    assert "Make room" in said["data folder"]


def test_a_data_folder_that_is_a_file(doctor: Doctor, tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    code, said = doctor()
    assert code == 1
    assert "is not a folder" in said["data folder"]


async def test_strangers_learn_nothing(client: httpx.AsyncClient) -> None:
    for token in ("0", "12345", "9" * 40):
        answer = await client.get(f"/doctor/{token}", headers={"x-forwarded-for": "203.0.113.7"})
        assert answer.status_code == 404
        assert answer.json()["code"] == "not_found"
