"""Where a page came from, and whether it came over https."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

DEFAULT_PORTS = {"https": 443, "http": 80}


def over_https(connection: HTTPConnection, public_url: str) -> bool:
    """A proxy that nobody named ends TLS unseen; the public address still tells."""
    return connection.url.scheme in ("https", "wss") or public_url.startswith("https:")


def same_origin(connection: HTTPConnection, public_url: str) -> bool:
    """Websockets too. No ``Origin`` is no browser, or a page's own plain request.

    A proxy may pass its own address on as ``Host``, and may end TLS: then the public address is
    what the browser had in its bar.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "").lower()
    return bool(host) and (
        urlsplit(origin).netloc.lower() == host
        or (bool(public_url) and plain(origin) == plain(public_url))
    )


def plain(url: str) -> tuple[str, str, int | None] | None:
    """What makes an origin; ``None`` for what is none.

    >>> plain("https://Games.example.org:443") == plain("https://games.example.org")
    True
    """
    try:
        parts = urlsplit(url)
        return parts.scheme, parts.hostname or "", parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
