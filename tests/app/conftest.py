"""What tests of the server are given: databases, an app in process, and real servers.

``cluster``        one Postgres per test process (with xdist, each worker has its own)
``database_url``   a fresh, migrated database
``database``       an open ``Database`` on it
``app``            the server in this process, its lifespan running (with the game ``toy``)
``new_client``     makes httpx clients for it; ``guest(name)`` makes named people
``start_server``   starts real servers: ``start_server(workers=2, embedded=True, env={…})``
``server``         one of them; parametrize it indirectly with ``{"workers": 2}`` and the like
"""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from app.db.session import Database
from app.main import create_app
from app.settings import Settings
from engines import registry

from .support import people, toy
from .support.cluster import Cluster, short_folder
from .support.server import Server

NewClient = Callable[[], httpx.AsyncClient]
StartServer = Callable[..., Server]
NewGuest = Callable[[str], Awaitable[people.Guest]]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    made.start()
    yield made
    made.stop()


@pytest.fixture
def database_url(cluster: Cluster) -> Iterator[str]:
    url = cluster.new_database()
    yield url
    cluster.drop_database(url)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = await Database(database_url, 3).open()
    yield opened
    await opened.close()


@pytest.fixture
def toy_engine(monkeypatch: pytest.MonkeyPatch) -> toy.Toy:
    engines = {**registry._engines(), "toy": toy.engine}
    monkeypatch.setattr(registry, "_engines", lambda: engines)
    return toy.engine


@pytest.fixture
def settings(database_url: str) -> Settings:
    """Tests of one setting replace this fixture, or copy it."""
    return Settings(database_url=database_url, database_pool=4, rate_limits=False)


@pytest.fixture
async def app(settings: Settings, toy_engine: toy.Toy) -> AsyncIterator[FastAPI]:
    made = create_app(settings)
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
async def new_client(app: FastAPI) -> AsyncIterator[NewClient]:
    made: list[httpx.AsyncClient] = []

    def make() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        client = httpx.AsyncClient(
            transport=transport, base_url="http://test", headers=people.HEADERS
        )
        made.append(client)
        return client

    yield make
    for client in made:
        await client.aclose()


@pytest.fixture
def client(new_client: NewClient) -> httpx.AsyncClient:
    return new_client()


@pytest.fixture
def guest(new_client: NewClient) -> NewGuest:
    return lambda name: people.guest(new_client, name)


@pytest.fixture
def start_server(cluster: Cluster) -> Iterator[StartServer]:
    folder = short_folder()
    servers: list[Server] = []
    databases: list[str] = []

    def start(
        workers: int = 1,
        embedded: bool = False,
        database_url: str = "",
        env: dict[str, str] | None = None,
    ) -> Server:
        if not embedded and not database_url:
            database_url = cluster.new_database()
            databases.append(database_url)
        made = Server(folder / f"data{len(servers)}", database_url, workers, env)
        servers.append(made)
        made.start()
        return made

    yield start
    for server in servers:
        server.stop()
    for url in databases:
        cluster.drop_database(url)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def server(start_server: StartServer, request: pytest.FixtureRequest) -> Server:
    given: dict[str, Any] = getattr(request, "param", {})
    return start_server(**given)
