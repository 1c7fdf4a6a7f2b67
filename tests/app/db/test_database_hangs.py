"""A database that hangs, or whose answers get lost: nobody waits for ever, nobody is misled."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from app.cli.main import main
from app.db.errors import DatabaseAway
from app.db.session import Database
from app.settings import Settings

from ..conftest import NewGuest
from ..support.cluster import Cluster
from ..support.frozen import frozen
from ..support.network import Network

LONG = 20.0
"""Seconds: whatever takes longer waits for ever."""
SHORT = 0.2


@pytest.fixture
async def network(database_url: str) -> AsyncIterator[Network]:
    async with Network(database_url).running() as made:
        yield made


@contextmanager
def hanging(network: Network, database: Database) -> Iterator[None]:
    """For as long, the database is silent, and we have little patience."""
    patience, database.patience = database.patience, SHORT
    network.hang()
    try:
        yield
    finally:
        database.patience = patience
        network.go_on()


class TestNobodyWaitsForEver:
    @pytest.fixture
    async def database(self, network: Network) -> AsyncIterator[Database]:
        opened = await Database(network.url, 1).open()
        yield opened
        await opened.close()

    async def ask(self, database: Database) -> None:
        async with database.session() as session:
            await session.execute(text("SELECT 1"))

    async def ask_raw(self, database: Database) -> None:
        async with database.raw() as connection:
            await connection.execute("SELECT 1")

    @pytest.mark.parametrize("known", [True, False])
    @pytest.mark.parametrize("how", ["ask", "ask_raw"])
    async def test_for_a_statement_or_a_connection(
        self, network: Network, database: Database, how: str, known: bool
    ) -> None:
        ask = getattr(self, how)
        if known:
            await ask(database)
        with hanging(network, database):
            async with asyncio.timeout(LONG):
                with pytest.raises(DatabaseAway):
                    await ask(database)
        await ask(database)

    async def test_for_a_place_in_the_pool(self, database: Database) -> None:
        database.patience = 2 * LONG  # whoever has it keeps it
        async with database.raw(), asyncio.timeout(LONG):
            database.patience = SHORT
            with pytest.raises(DatabaseAway):
                await self.ask_raw(database)

    @pytest.mark.parametrize("how", ["ask", "ask_raw"])
    async def test_when_told_to_stop(self, network: Network, database: Database, how: str) -> None:
        ask = getattr(self, how)
        await ask(database)
        database.patience = 2 * LONG  # it is the word that ends it, not the clock
        network.hang()
        task = asyncio.create_task(ask(database))
        await asyncio.sleep(0)
        task.cancel()
        async with asyncio.timeout(LONG):
            await asyncio.wait([task])
        assert task.cancelled()

    async def test_the_server_gives_up_a_little_earlier(self, database_url: str) -> None:
        """Then it is known what became of it, and nothing goes on that nobody waits for."""
        told = {"statement_timeout": "9s", "lock_timeout": "9s"}
        told |= {"idle_in_transaction_session_timeout": "10s"}
        database = await Database(database_url, 1, patience=10).open()
        own = await database.connect()
        async with database.session() as session, database.raw() as raw:
            for name, value in told.items():
                assert await session.scalar(text(f"SHOW {name}")) == value
                assert await raw.fetchval(f"SHOW {name}") == value
                assert await own.fetchval(f"SHOW {name}") == value
        own.terminate()
        await database.close()

    async def test_what_keeps_us_busy_is_not_the_databases_fault(self, database: Database) -> None:
        await self.ask_raw(database)
        database.patience = 2 * SHORT
        async with database.raw() as connection:
            asking = asyncio.ensure_future(connection.execute("SELECT 1"))
            await asyncio.sleep(0)
            time.sleep(3 * SHORT)  # noqa: ASYNC251 - nothing else happens here meanwhile
            await asking

    async def test_at_the_end(self, network: Network, database: Database) -> None:
        await self.ask(database)
        await self.ask_raw(database)
        network.hang()
        async with asyncio.timeout(LONG):
            await database.close()

    @pytest.mark.parametrize("how", ["ask", "ask_raw"])
    async def test_at_the_end_while_somebody_asks(
        self, network: Network, database: Database, how: str
    ) -> None:
        database.patience = 2 * LONG  # it is the end that ends it, not the clock
        network.swallow = b"SELECT 1"
        task = asyncio.create_task(getattr(self, how)(database))
        async with asyncio.timeout(LONG):
            await network.heard.wait()
            await database.close()
            with pytest.raises(DatabaseAway):
                await task


class TestWhatBecameOfIt:
    @pytest.fixture
    async def database(self, network: Network) -> AsyncIterator[Database]:
        opened = await Database(network.url, 1).open()
        async with opened.raw() as connection:
            await connection.execute("CREATE TABLE kept (n int)")
        yield opened
        await opened.close()

    async def test_a_commit_without_an_answer_may_have_been_done(
        self, network: Network, database: Database
    ) -> None:
        network.swallow, database.patience = b"COMMIT", SHORT
        with pytest.raises(DatabaseAway) as caught:
            async with database.session() as session:
                await session.execute(text("INSERT INTO kept VALUES (1)"))
        assert caught.value.unknown

    async def test_before_the_commit_nothing_has_changed(
        self, network: Network, database: Database
    ) -> None:
        network.swallow, database.patience = b"INSERT", SHORT
        with pytest.raises(DatabaseAway) as caught:
            async with database.session() as session:
                await session.execute(text("INSERT INTO kept VALUES (1)"))
        assert not caught.value.unknown

    async def test_what_the_database_refuses_is_known(self, database: Database) -> None:
        slow = "SET statement_timeout = 1; SELECT pg_sleep(30)"
        with pytest.raises(DatabaseAway, match="statement timeout") as caught:
            async with database.raw() as connection:
                await connection.execute(slow)
        assert not caught.value.unknown

    async def test_nor_is_it_hidden_by_what_wraps_it(self, database: Database) -> None:
        """SQLAlchemy wraps what its dialect has wrapped already."""

        async def run(*statements: str) -> None:
            async with database.session() as session:
                for statement in statements:
                    await session.execute(text(statement))

        with pytest.raises(DatabaseAway, match="statement timeout") as caught:
            await run("SET statement_timeout = 1", "SELECT pg_sleep(30)")
        assert not caught.value.unknown
        with pytest.raises(ProgrammingError, match="syntax"):
            await run("SELEKT 1")

    async def test_a_mistake_of_ours_is_no_absence(self, database: Database) -> None:
        with pytest.raises(Exception, match="syntax") as caught:
            async with database.raw() as connection:
                await connection.execute("SELEKT 1")
        assert not isinstance(caught.value, DatabaseAway)
        with pytest.raises(Exception, match="argument") as caught:
            async with database.raw() as connection:
                await connection.execute("SELECT $1::int", 1, 2)
        assert not isinstance(caught.value, DatabaseAway)


class TestAnswers:
    @pytest.fixture
    def settings(self, network: Network) -> Settings:
        return Settings(database_url=network.url, database_pool=4, rate_limits=False)

    async def test_pages_and_readiness_while_it_hangs(
        self,
        app: FastAPI,
        client: httpx.AsyncClient,
        network: Network,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("app.pages.health.PATIENCE", SHORT, raising=False)
        with hanging(network, app.state.db):
            async with asyncio.timeout(LONG):
                page, ready = await asyncio.gather(client.get("/"), client.get("/readyz"))
        assert (page.status_code, page.json()["code"]) == (503, "database_away")
        assert ready.status_code == 503
        assert (await client.get("/readyz")).status_code == 200

    async def test_readiness_is_known_before_people_give_up(
        self,
        app: FastAPI,
        client: httpx.AsyncClient,
        network: Network,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("app.pages.health.PATIENCE", SHORT)
        assert (await client.get("/readyz")).status_code == 200
        monkeypatch.setattr(app.state.db, "patience", 2 * LONG)
        network.hang()
        async with asyncio.timeout(LONG):
            assert (await client.get("/readyz")).status_code == 503
        network.go_on()

    async def test_a_command_that_may_have_been_done_says_so(
        self, app: FastAPI, guest: NewGuest, network: Network
    ) -> None:
        ada = await guest("Ada")
        network.swallow, app.state.db.patience = b"COMMIT", SHORT
        assert await ada.refused("/api/rooms", engine="toy") == "unknown_outcome"

    @pytest.mark.parametrize("code", ["57P03", "53300", "28P01"])
    async def test_while_it_lets_nobody_in(
        self, app: FastAPI, client: httpx.AsyncClient, network: Network, code: str
    ) -> None:
        network.refusal = (code, "the database system is starting up")
        answer = await client.get("/api/rooms")
        assert (answer.status_code, answer.json()["code"]) == (503, "database_away")


async def test_a_wrong_password_is_a_sentence(
    network: Network, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    network.refusal = ("28P01", 'password authentication failed for user "boneyard"')
    monkeypatch.setenv("DATABASE_URL", network.url)
    assert await asyncio.to_thread(main, ["migrate"]) == 1
    said = capsys.readouterr().err
    assert "password authentication failed" in said
    assert len(said.splitlines()) == 1


async def test_a_stopped_postgres(cluster: Cluster, database_url: str) -> None:
    """Not only a network that hangs: the processes themselves."""
    database = await Database(database_url, 1).open()
    async with database.session() as session:
        await session.execute(text("SELECT 1"))
    async with asyncio.timeout(LONG):
        with frozen(cluster.postgres.cluster):
            database.patience = SHORT
            with pytest.raises(DatabaseAway):
                async with database.session() as session:
                    await session.execute(text("SELECT 1"))
            with pytest.raises(DatabaseAway):
                async with database.raw() as connection:
                    await connection.execute("SELECT 1")
            await database.close()
