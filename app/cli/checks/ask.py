"""Asks an address how we arrive there (see ``app.pages.mirror``), over both ways a browser takes.

Directly, whatever ``http_proxy`` says: it is our own server that we are looking for.
"""

import http.client
import json
import ssl
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

PATIENCE = 5.0


class Astray(RuntimeError):
    """It did not lead to us; the text says what happened instead."""


class NotOurs(Astray):
    """Somebody answers, but does not know our token."""


class ProxyFails(Astray):
    """A proxy answers, and does not reach us."""


class SentOn(Astray):
    def __init__(self, base: str, target: str) -> None:
        super().__init__(f"{base} sends people on to {target}")
        self.target = target


@dataclass(frozen=True, slots=True)
class Arrived:
    client: str
    believed: bool
    headers: list[str]


def ask_page(base: str, token: int) -> Arrived:
    parts = urlsplit(base)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        connection.request("GET", f"/doctor/{token}", headers={"accept": "application/json"})
        response = connection.getresponse()
        body = response.read(10_000)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Astray(f"{base} can't be reached from here ({_reason(error)})") from None
    finally:
        connection.close()
    if 300 <= response.status < 400:
        target = urlsplit(response.headers.get("location", ""))
        raise SentOn(base, f"{target.scheme}://{target.netloc}")
    if response.status >= 500:
        raise ProxyFails(f"{base} answers {response.status} ({response.reason})")
    if response.status != 200:
        raise NotOurs(f"{base} leads to something else (it answers {response.status})")
    try:
        return _arrived(json.loads(body))
    except (ValueError, TypeError, KeyError):
        raise NotOurs(f"{base} leads to something else") from None


def ask_socket(base: str, token: int) -> Arrived:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    address = f"ws{base.removeprefix('http')}/ws/doctor/{token}"
    try:
        with connect(address, open_timeout=PATIENCE, close_timeout=1, proxy=None) as socket:
            return _arrived(json.loads(socket.recv(timeout=PATIENCE)))
    except (OSError, WebSocketException, ValueError, TypeError, KeyError) as error:
        raise Astray(_reason(error)) from None


def _arrived(told: Any) -> Arrived:
    return Arrived(str(told["client"]), bool(told["believed"]), [str(n) for n in told["headers"]])


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "no answer"
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"its certificate is not valid: {error.verify_message}"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__
