"""A real server whose Postgres is stopped: it can still be ended."""

import signal
import subprocess

import httpx
import pytest

from ..conftest import StartServer
from ..support.cluster import Cluster
from ..support.frozen import frozen

LONG = 30.0
"""Seconds: whatever takes longer waits for ever, also on a busy machine."""


@pytest.mark.parametrize("embedded", [True, False])
def test_a_signal_ends_the_server(
    start_server: StartServer, cluster: Cluster, embedded: bool
) -> None:
    server = start_server(embedded=embedded)
    assert server.process
    with frozen(server.data_dir / "postgres" if embedded else cluster.postgres.cluster):
        with pytest.raises(httpx.TimeoutException):
            httpx.get(server.url, timeout=0.5)  # somebody waits for the database
        server.process.send_signal(signal.SIGTERM)
        try:
            server.process.wait(LONG)
        except subprocess.TimeoutExpired:
            server.process.kill()
            pytest.fail("it still waits for its database")
