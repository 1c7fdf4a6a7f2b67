"""What is refused on the wire: counted always, logged with measure, said where it can be."""

import logging
import time
from collections.abc import Sequence
from http import HTTPStatus
from typing import TypeAlias

import orjson
from prometheus_client import Counter
from starlette.requests import HTTPConnection

from app.texts import text
from app.web.language import COOKIE, lang_of
from engines.runtime.messages import LANGUAGES

Headers: TypeAlias = Sequence[tuple[bytes, bytes]]

REFUSED = Counter("boneyard_wire_refused", "Connections ended by a limit of the wire", ["why"])
QUIET = 60.0
"""Seconds between two lines about the same thing: a flood must not fill the disk either."""

log = logging.getLogger(__name__)
_told: dict[str, tuple[float, int]] = {}


def note(why: str, host: str) -> None:
    """One line, then silence for a while; the next one says how many there were meanwhile."""
    REFUSED.labels(why).inc()
    now = time.monotonic()
    at, unsaid = _told.get(why, (-QUIET, 0))
    if now - at < QUIET:
        _told[why] = (at, unsaid + 1)
        return
    _told[why] = (now, 0)
    log.warning("refused %s (%s), and %d more since the last line", host, why, unsaid)


def sentence(why: str, asked: Headers) -> str:
    """In the language that the request asks for; in all of them if it has not said so yet."""
    told = HTTPConnection({"type": "http", "headers": asked})
    known = "accept-language" in told.headers or COOKIE in told.cookies
    spoken = [lang_of(told)] if known else LANGUAGES
    return " / ".join(text(lang, f"wire.{why}") for lang in spoken)


def answer(status: int, why: str, headers: Headers, asked: Headers = ()) -> bytes:
    """A whole HTTP response, after which the connection ends."""
    body = orjson.dumps({"code": why, "text": sentence(why, asked)})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in headers]
    lines += [
        b"content-type: application/json",
        b"cache-control: no-store",
        b"x-content-type-options: nosniff",
        b"content-length: %d" % len(body),
        b"connection: close",
    ]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body
