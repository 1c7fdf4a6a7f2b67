"""A connection without a library: whatever is sent, in whatever pieces, read or not."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import Self

PATIENCE = 30.0

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


class Wire:
    def __init__(self, port: int, receive_buffer: int | None = None) -> None:
        self._socket = socket.socket()
        self._socket.setblocking(False)
        if receive_buffer:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self._port = port
        self.heard = b""

    async def __aenter__(self) -> Self:
        await asyncio.get_running_loop().sock_connect(self._socket, ("127.0.0.1", self._port))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._socket.close()

    async def send(self, data: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().sock_sendall(self._socket, data)

    async def flood(self, data: bytes, times: int) -> bool:
        """Whether the server ended it before everything was sent."""
        try:
            for _ in range(times):
                await self.send(data)
        except OSError:
            return True
        return False

    @asynccontextmanager
    async def repeating(self, data: bytes, every: float = 0.02) -> AsyncIterator[None]:
        """Meanwhile, in packets of their own."""

        async def repeat() -> None:
            with suppress(OSError):
                while True:
                    await self.send(data)
                    await asyncio.sleep(every)

        task = asyncio.create_task(repeat())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def until(self, text: bytes) -> bytes:
        async with asyncio.timeout(PATIENCE):
            while text not in self.heard:
                more = await asyncio.get_running_loop().sock_recv(self._socket, 65536)
                assert more, self.heard
                self.heard += more
        return self.heard

    async def until_closed(self) -> bytes:
        """All that was said; a reset ends it as well."""
        loop = asyncio.get_running_loop()
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while more := await loop.sock_recv(self._socket, 65536):
                    self.heard += more
        return self.heard

    async def open_socket(self, path: str, cookie: str = "") -> Self:
        """The handshake of a websocket, and our ``resume``."""
        await self.send(handshake(path, cookie))
        await self.until(b"\r\n\r\n")
        assert self.heard.startswith(b"HTTP/1.1 101"), self.heard
        await self.send(frame(TEXT, b'{"type":"resume","at":0}'))
        await self.until(b'"type":"snapshot"')
        return self

    async def close_code(self) -> int | None:
        """The code of the server's last frame, if that was a close."""
        last = await self.until_closed()
        at = last.rfind(bytes([0x80 | CLOSE]))
        while at >= 0:
            size = last[at + 1] if at + 1 < len(last) else 0
            if 2 <= size < 126 and at + 2 + size == len(last):
                return int(struct.unpack("!H", last[at + 2 : at + 4])[0])
            at = last.rfind(bytes([0x80 | CLOSE]), 0, at)
        return None


def handshake(path: str, cookie: str = "", more: str = "") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    cookies = f"Cookie: {cookie}\r\n" if cookie else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{cookies}{more}\r\n"
    ).encode()


def frame(
    opcode: int, data: bytes = b"", *, fin: bool = True, mask: bool = True, more: int = 0
) -> bytes:
    """Masked with zeros, which changes nothing."""
    head = bytes([(0x80 if fin else 0) | more | opcode])
    bit = 0x80 if mask else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(data))
    return head + (bytes(4) if mask else b"") + data
