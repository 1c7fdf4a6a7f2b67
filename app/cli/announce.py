"""*Boneyard is open* is said when it is true: when somebody who comes now gets an answer."""

import http.client
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

PAUSE = 0.05
PATIENCE = 2.0

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where one reaches them


@contextmanager
def announce(host: str, port: int, line: str) -> Iterator[None]:
    """For as long as the server runs, in this process or in others: all are asked alike."""
    over = Event()
    watching = Thread(target=_watch, args=(host, port, line, over), name="announce", daemon=True)
    watching.start()
    try:
        yield
    finally:
        over.set()
        watching.join(PATIENCE)


def _watch(host: str, port: int, line: str, over: Event) -> None:
    while not over.wait(PAUSE):
        if answers(host, port):
            with suppress(OSError):  # nobody reads it: no reason not to serve
                print(line, flush=True)
            return


def answers(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(EVERYWHERE.get(host, host), port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
