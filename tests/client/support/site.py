"""Static files and texts on an address of their own, from this process: a page without a server.

A small web server costs a third of what it costs to answer the browser through Playwright, and
the browser may keep what it has fetched.
"""

import json
from collections.abc import Callable
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from app.paths import ROOT
from engines.runtime.messages import Catalogue

TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
HTML = "text/html; charset=utf-8"

_pages: dict[str, Callable[..., str]] = {}


@cache
def address() -> str:
    """Serves until this process ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def page(name: str) -> Callable[[Callable[..., str]], Callable[..., str]]:
    """``/name/a/b`` is what the decorated function makes of ``a`` and ``b``."""

    def keep(make: Callable[..., str]) -> Callable[..., str]:
        _pages[name] = make
        return make

    return keep


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        found = _answer(self.path.split("?")[0].strip("/"))
        body, media_type = found or (b"", "text/plain")
        self.send_response(200 if found else 404)
        self.send_header("content-type", media_type)
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@cache
def _answer(path: str) -> tuple[bytes, str] | None:
    name, *rest = path.split("/")
    if name in _pages:
        return _pages[name](*rest).encode(), HTML
    if name == "messages":
        lang, *engine = path.removesuffix(".json").split("/")[1:]
        folder = ROOT / ("/".join(["engines", *engine]) if engine else "app") / "messages"
        return json.dumps(Catalogue.load(folder).texts[lang]).encode(), "application/json"
    file = ROOT / path
    if name == "static" and file.is_file():
        return file.read_bytes(), TYPES.get(file.suffix, "text/plain")
    return None
