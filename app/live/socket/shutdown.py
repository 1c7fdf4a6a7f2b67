"""Saying that the server restarts, before the web server closes the sockets without a word.

The lifespan's end comes too late for that: uvicorn closes every connection first. So the signal
that ends the process is heard here too, a moment earlier.
"""

import asyncio
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

from ..table.registry import Tables

SIGNALS = (signal.SIGTERM, signal.SIGINT)


def listen_for_the_end(tables: Tables) -> None:
    """Passes each signal on to whoever listened before (uvicorn, which ends in order)."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        before = signal.getsignal(number)
        # Where nobody ends in order there is no time for words either.
        if callable(before) and before is not signal.default_int_handler:
            signal.signal(number, _and_before(before, loop, tables))


Handler = Callable[[int, FrameType | None], Any]


def _and_before(before: Handler, loop: asyncio.AbstractEventLoop, tables: Tables) -> Handler:
    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(tables.say_goodbye)
        before(number, frame)

    return heard
