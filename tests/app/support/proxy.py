"""A proxy in front of a server, with the faults that real ones have."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


@contextmanager
def proxy(port: int, *, adds: str = "", drops_upgrade: bool = False) -> Iterator[str]:
    """Its address. ``adds`` is a header for every request."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()

        def accept() -> None:
            with suppress(OSError):
                while True:
                    client, _ = listening.accept()
                    passing = Thread(target=_pass, args=(client, port, adds, drops_upgrade))
                    passing.daemon = True
                    passing.start()

        accepting = Thread(target=accept, daemon=True)
        accepting.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            listening.shutdown(socket.SHUT_RDWR)  # closing it would not wake who accepts
            accepting.join()


def _pass(client: socket.socket, port: int, adds: str, drops_upgrade: bool) -> None:
    with suppress(OSError), client, socket.create_connection(("127.0.0.1", port)) as server:
        head = b""
        while b"\r\n\r\n" not in head:
            if not (data := client.recv(4096)):
                return
            head += data
        first, *headers = head.split(b"\r\n\r\n")[0].split(b"\r\n")
        if drops_upgrade:
            headers = [one for one in headers if not one.lower().startswith((b"upg", b"connecti"))]
            headers.append(b"Connection: close")
        if adds:
            headers.append(adds.encode())
        server.sendall(b"\r\n".join([first, *headers]) + b"\r\n\r\n")
        back = Thread(target=_copy, args=(server, client), daemon=True)
        back.start()
        _copy(client, server)
        back.join()


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(4096):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
