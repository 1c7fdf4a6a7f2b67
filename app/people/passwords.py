"""Argon2, off the event loop: it is slow on purpose."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from app.errors import TooMany

WAITING = 32
"""Passwords that wait for their turn, at the most."""
WAITING_FOR_ONE = 4
"""Of those, for one user name: who attacks one account must not keep the others out."""
AGAIN = 5
"""Seconds after which those who were sent away may try again."""

T = TypeVar("T")
_hasher = PasswordHasher()


class Queue:
    """Each hash takes 64 MB and tens of milliseconds, so few run at once, and few may wait."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, f"argon2-{name}")
        self._waiting: Counter[str] = Counter()

    async def hash(self, whose: str, password: str) -> str:
        return await self._run(whose, _hash, password)

    async def fits(self, whose: str, password_hash: str | None, password: str) -> bool:
        """``None``: there is no such user. It takes as long, so that the time doesn't tell."""
        return await self._run(whose, _fits, password_hash, password)

    async def _run(self, whose: str, work: Callable[..., T], *given: str | None) -> T:
        if self._waiting.total() >= WAITING or self._waiting[whose] >= WAITING_FOR_ONE:
            raise TooMany(AGAIN, "passwords_busy", 503)
        self._waiting[whose] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        finally:
            self._waiting[whose] -= 1
            self._waiting += Counter()  # forgets who waits no more


strangers = Queue(2, "strangers")
known = Queue(1, "known")
"""For browsers that have been the account before: no crowd of strangers stands before them."""


def _hash(password: str) -> str:
    return _hasher.hash(password)


@cache
def _nobodys_hash() -> str:
    return _hash("")


def _fits(password_hash: str | None, password: str) -> bool:
    try:
        fit = _hasher.verify(password_hash or _nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
    return fit and password_hash is not None
