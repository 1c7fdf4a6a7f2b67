"""``DATABASE_URL``: what can't be read or reached is a sentence, and never holds the password."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from app.cli.reach import NotReached, place, reach, reason
from app.settings import BadSettings, Settings

PASSWORD = "hunter2"


@pytest.mark.parametrize(
    "address",
    [
        f"mysql://ada:{PASSWORD}@db/games",
        f"postgresql+asyncpg://ada:{PASSWORD}@db/games",
        f"postgresql://ada:{PASSWORD}/x@db/games",
        f"postgresql://ada:{PASSWORD}#x@db/games",
        f"postgresql://ada:{PASSWORD}@[db/games",
        f"ada:{PASSWORD}@db",
        "games",
    ],
)
def test_an_address_that_cannot_be_one(address: str) -> None:
    with pytest.raises(BadSettings) as refused:
        Settings.read({"DATABASE_URL": address})
    assert str(refused.value).startswith("DATABASE_URL can't be used: ")
    assert "postgresql://user:password@host/name" in str(refused.value)
    assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "postgres://ada@db",
        "postgresql://ada:p%40ss@db:5433/games?sslmode=require",
        "postgresql://ada@db1:5432,db2:5433/games",
        "postgresql://ada@[::1]:5432/games",
        "postgresql://boneyard@/postgres?host=/tmp/some%20where/run",
    ],
)
def test_addresses_that_can(address: str) -> None:
    assert Settings.read({"DATABASE_URL": address}).database_url == address


@pytest.fixture
def silent() -> Iterator[str]:
    """It accepts and never speaks: a firewall's, or a Postgres that hangs."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield f"postgresql://ada:{PASSWORD}@127.0.0.1:{listening.getsockname()[1]}/games"


def test_a_silent_host_is_given_up_with_a_reason(silent: str) -> None:
    with pytest.raises(NotReached) as refused:
        asyncio.run(asyncio.wait_for(reach(silent, patience=0.1), 10))
    assert "did not answer within 0.1 seconds" in str(refused.value)
    assert place(silent) in str(refused.value)
    assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize("rest", ["", "?sslmode=sometimes"])
def test_a_host_that_refuses(rest: str) -> None:
    with pytest.raises(NotReached) as refused:
        asyncio.run(reach(f"postgresql://ada:{PASSWORD}@127.0.0.1:1/games{rest}"))
    assert str(refused.value).startswith("127.0.0.1:1/games can't be used: ")


def test_the_drivers_words_lose_the_password() -> None:
    url = f"postgresql://ada:{PASSWORD}%40home@db/games"
    told = reason(ValueError(f"odd: {PASSWORD}%40home or {PASSWORD}@home"), url)
    assert told == "odd: … or …."
