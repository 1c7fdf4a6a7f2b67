"""The real thing: ``boneyard serve`` as a process."""

import httpx
import pytest

from .conftest import StartServer
from .support.people import HEADERS
from .support.server import Server


@pytest.mark.parametrize(
    "server",
    [{}, {"workers": 2}, {"embedded": True}, {"embedded": True, "workers": 2}],
    indirect=True,
    ids=["one", "two", "embedded", "embedded-two"],
)
def test_people_survive_a_killed_server(server: Server) -> None:
    with httpx.Client(headers=HEADERS) as client:
        made = client.post(server.url + "/api/me", json={"name": "Ada"})
        assert made.status_code == 200, made.text
        before = server.url
        server.kill9()
        server.restart()
        assert server.url == before
        assert client.get(server.url + "/api/me").json() == made.json()


def test_it_ends_in_order(start_server: StartServer) -> None:
    server = start_server(embedded=True)
    assert server.stop() == 0
    assert not (server.data_dir / "postgres" / "postmaster.pid").exists()
