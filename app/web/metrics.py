"""What is counted of requests, for Prometheus, per process. Tables: ``app.live.metrics``."""

import time

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUESTS = Counter("boneyard_requests", "HTTP requests", ["method", "route", "status"])
SECONDS = Histogram("boneyard_request_seconds", "Time to answer", ["route"])

METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})


def scrape() -> tuple[bytes, str]:
    return generate_latest(), CONTENT_TYPE_LATEST


class Measure:
    """Outermost: sees every answer, those of the other layers too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            # the pattern, not the path: codes are secrets, and labels are kept for ever
            route = getattr(scope.get("route"), "path", "none")
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(method, route, status).inc()
            SECONDS.labels(route).observe(time.perf_counter() - started)
