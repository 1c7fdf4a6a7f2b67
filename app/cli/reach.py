"""Whether a database lets us in, or a sentence that says why not: soon, and without a password."""

import asyncio
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from app.db.absence import DRIVER

PATIENCE = 10.0
"""Seconds for a database that is there; the driver's own minute looks like a crash."""


class NotReached(RuntimeError):
    """The text says why."""


async def reach(url: str, patience: float | None = None) -> None:
    """Lets itself in and leaves again."""
    patience = PATIENCE if patience is None else patience
    try:
        async with asyncio.timeout(patience):
            connection = await asyncpg.connect(url, timeout=patience)
            await connection.close()
    except TimeoutError:
        raise NotReached(
            f"{place(url)} did not answer within {patience:g} seconds. Is it running there, and "
            "does a firewall let this machine through?"
        ) from None
    except (*DRIVER, ValueError) as error:
        raise NotReached(f"{place(url)} can't be used: {reason(error, url)}") from None


def place(url: str) -> str:
    """The address without who we are there."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2] or parse_qs(parts.query).get("host", [""])[0]
    return f"{host or 'localhost'}{parts.path}"


def reason(error: BaseException, url: str) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    parts = urlsplit(url)
    written = parts.netloc.rpartition("@")[0].partition(":")[2]
    for secret in (written, unquote(written), *parse_qs(parts.query).get("password", [])):
        if secret:
            text = text.replace(secret, "…")
    return text if text.endswith((".", "!", "?")) else text + "."
