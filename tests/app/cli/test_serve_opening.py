"""*Boneyard is open* is said when it is, and not when it never will be."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from app.paths import ROOT
from app.postgres.embedded import Embedded

from ..support.cluster import QUICK, short_folder
from ..support.server import MODULE, Server

FAILING = """
import app.live.lifespan
from app.db.errors import DatabaseAway

async def start(_app):
    raise DatabaseAway("nobody is there")

app.live.lifespan.start = start
"""


class Impatient(Server):
    """It believes the line."""

    def wait_until_ready(self) -> None:
        assert httpx.get(self.url + "/readyz").status_code == 200


@pytest.fixture
def folder() -> Iterator[Path]:
    made = short_folder()
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_it_answers_when_it_says_that_it_is_open(
    folder: Path, database_url: str, workers: int
) -> None:
    server = Impatient(folder / "data", database_url, workers, program=MODULE)
    try:
        server.start()
    finally:
        server.stop()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_cannot_open_does_not_say_so(
    folder: Path, database_url: str, workers: int
) -> None:
    (folder / "sitecustomize.py").write_text(FAILING)
    path = os.pathsep.join([str(folder), str(ROOT)])
    server = Server(folder / "data", database_url, workers, {"PYTHONPATH": path}, MODULE)
    try:
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert server.process is not None
        assert server.process.wait(30) == 1
        said = server.log.read_text()
        assert "Boneyard can't open" in said
        assert "nobody is there" in said
        assert "Traceback" not in said
    finally:
        server.kill9()


@pytest.mark.parametrize("name", ['Mes données & "à nous" + (100%25)', "hier, là-bas"])
async def test_paths_with_spaces_accents_and_commas(folder: Path, name: str) -> None:
    """Only with a comma the sockets lie elsewhere: nobody could be told of them."""
    postgres = Embedded(folder / name, QUICK)
    assert postgres.sockets.is_relative_to(folder) == ("," not in name)
    postgres.start()
    try:
        connection = await asyncpg.connect(postgres.url)
        assert await connection.fetchval("SELECT 1") == 1
        await connection.close()
    finally:
        postgres.stop()
