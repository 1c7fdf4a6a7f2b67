"""The real thing: ``boneyard serve`` as a process."""

import socket
import subprocess
import sys
import time
from contextlib import suppress

import httpx
import psutil
import pytest

from app.paths import ROOT

from ..conftest import StartServer
from ..support.people import HEADERS, PATIENT
from ..support.server import Server


def boneyard(server: Server, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app.cli.main", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=server.env, capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize(
    "server", [{}, {"embedded": True, "workers": 2}], indirect=True, ids=["one", "embedded-two"]
)
def test_a_killed_server_leaves_nothing_running_and_forgets_nothing(server: Server) -> None:
    with httpx.Client(headers=HEADERS, timeout=PATIENT, verify=False) as client:
        made = client.post(server.url + "/api/me", json={"name": "Ada"})
        assert made.status_code == 200, made.text
        before = server.url
        assert server.process is not None
        children = psutil.Process(server.process.pid).children(recursive=True)
        server.kill9()
        assert psutil.wait_procs(children, timeout=30)[1] == []
        server.restart()
        assert server.url == before
        assert client.get(server.url + "/api/me").json() == made.json()


def test_one_data_folder_one_server(start_server: StartServer) -> None:
    server = start_server(embedded=True)
    second = boneyard(server, "serve", "--port", "0")
    assert second.returncode == 1
    assert "Another Boneyard" in second.stderr
    assert "Traceback" not in second.stderr
    assert boneyard(server, "migrate").returncode == 0, "beside a running server"
    assert server.stop() == 0
    assert not (server.data_dir / "postgres" / "postmaster.pid").exists()


def postmasters(server: Server) -> list[psutil.Process]:
    assert server.process is not None
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if _is_postgres(child)]


def _is_postgres(process: psutil.Process) -> bool:
    """One that has gone meanwhile is none any more."""
    with suppress(psutil.NoSuchProcess):
        return bool(process.name() == "postgres")
    return False


def test_a_dead_database_comes_back(start_server: StartServer) -> None:
    server = start_server(embedded=True)
    with httpx.Client(headers=HEADERS, timeout=PATIENT, verify=False) as client:
        made = client.post(server.url + "/api/me", json={"name": "Ada"})
        (dead,) = postmasters(server)
        dead.kill()
        give_up = time.monotonic() + PATIENT
        while dead in postmasters(server) or client.get(server.url + "/api/me").status_code != 200:
            assert time.monotonic() < give_up
        # each pool finds out that its old connections are gone, then makes new ones
        answers = [client.get(server.url + "/api/me") for _ in range(20)]
        assert answers[-1].json() == made.json()
        assert {answer.status_code for answer in answers} <= {200, 503}


def test_a_taken_port_is_said_so(server: Server) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        failed = boneyard(server, "serve", "--port", str(taken.getsockname()[1]))
    assert failed.returncode == 1
    assert "--port" in failed.stderr
    assert "Traceback" not in failed.stderr


@pytest.mark.parametrize("place", ["postgresql://x@127.0.0.1:1/x", "postgresql://x@/x?host=/no"])
def test_a_database_that_is_not_there_is_said_so(server: Server, place: str) -> None:
    server.env["DATABASE_URL"] = place
    failed = boneyard(server, "serve", "--port", "0")
    assert failed.returncode == 1
    assert "DATABASE_URL" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_bad_settings_are_said_so(server: Server) -> None:
    server.env["BONEYARD_PUBLIC_URL"] = "games.example.org"
    failed = boneyard(server, "serve")
    assert (failed.returncode, failed.stderr.count("\n")) == (1, 1)
    assert "BONEYARD_PUBLIC_URL" in failed.stderr
