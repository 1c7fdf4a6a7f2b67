"""The cookie that says who a browser is. The database keeps only its hash."""

import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection

COOKIE = "session"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    # fast on purpose: 256 random bits can't be guessed, so no slow hash is needed
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def session_of(connection: HTTPConnection) -> str | None:
    """What the processes call this browser's session among themselves."""
    token = connection.cookies.get(COOKIE)
    return hash_of(token).hex() if token else None
