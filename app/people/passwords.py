"""Argon2, off the event loop: it is slow on purpose."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "argon2")  # each hash takes 64 MB for a moment


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hash, password)


async def fits(password_hash: str | None, password: str) -> bool:
    """``None``: there is no such user. It takes as long, so that the time doesn't tell."""
    return await asyncio.get_running_loop().run_in_executor(
        _threads, _fits, password_hash, password
    )


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
