"""A network between the server and Postgres, for tests: it hangs, swallows answers, refuses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote

Reader: TypeAlias = asyncio.StreamReader
Writer: TypeAlias = asyncio.StreamWriter


class Network:
    """Everything passes, until it is told otherwise."""

    def __init__(self, url: str) -> None:
        """``url``: of a database behind a unix socket."""
        address, _, folder = url.partition("?host=")
        self._socket = str(Path(unquote(folder)) / ".s.PGSQL.5432")
        self._address = address
        self._passes = asyncio.Event()
        self._passes.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.swallow: bytes | None = None
        """Whoever says this is heard by the database, and hears nothing more of it."""
        self.heard = asyncio.Event()
        """That was said, and the database has answered."""
        self.refusal: tuple[str, str] | None = None
        """A SQLSTATE and words, for whoever connects."""
        self.url = ""

    def hang(self) -> None:
        """What is said from now on arrives when it passes again, as after a SIGSTOP."""
        self._passes.clear()

    def go_on(self) -> None:
        self._passes.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Network"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.url = self._address.replace("@/", f"@127.0.0.1:{port}/") + "?sslmode=disable"
        yield self
        server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: Reader, writer: Writer) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            await self._passes.wait()
            if self.refusal is not None:
                await reader.read(1000)
                writer.write(error_response(*self.refusal))
                return
            to_database = await asyncio.open_unix_connection(self._socket)
            swallowing = asyncio.Event()
            there = asyncio.create_task(self._there(reader, to_database[1], swallowing))
            try:
                await self._back(to_database[0], writer, swallowing)
            finally:
                there.cancel()
                to_database[1].close()
        except OSError:
            return  # somebody has hung up
        finally:
            writer.close()

    async def _there(self, reader: Reader, database: Writer, swallowing: asyncio.Event) -> None:
        while data := await reader.read(65536):
            await self._passes.wait()
            if self.swallow is not None and self.swallow in data:
                swallowing.set()
            database.write(data)
        database.close()

    async def _back(self, database: Reader, writer: Writer, swallowing: asyncio.Event) -> None:
        while data := await database.read(65536):
            if swallowing.is_set():
                self.heard.set()
                continue
            await self._passes.wait()
            writer.write(data)


def error_response(code: str, words: str) -> bytes:
    fields = b"".join(
        kind + text.encode() + b"\0"
        for kind, text in ((b"S", "FATAL"), (b"C", code), (b"M", words))
    )
    return b"E" + (len(fields) + 5).to_bytes(4, "big") + fields + b"\0"
