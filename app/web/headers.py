"""Headers that close what a browser leaves open."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .origin import over_https

FIXED = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
DOCUMENT = {
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links hold secrets
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
"""With the policy they are longer than most of our modules, to which they say nothing."""
PARTS = ("text/javascript", "text/css")
"""What a browser never opens as a page of its own."""


def content_policy(host: str) -> str:
    sockets = f" ws://{host} wss://{host}" if host else ""  # Safari's 'self' has no websockets
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def plain_host(host: str) -> str:
    """Nothing that a forged header could add to the policy."""
    fits = all(sign.isalnum() or sign in ".-:[]_" for sign in host) and host.isascii()
    return host if fits else ""


class SecurityHeaders:
    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        policy = content_policy(plain_host(connection.headers.get("host", "")))
        secure = over_https(connection, self.public_url)

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                fitting = FIXED
                if not headers.get("content-type", "").startswith(PARTS):
                    fitting = FIXED | DOCUMENT | {"content-security-policy": policy}
                for name, value in fitting.items():
                    headers.setdefault(name, value)
                if secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self.app(scope, receive, add)
