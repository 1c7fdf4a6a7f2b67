"""Static files, read and compressed once, then served from memory.

An address with the present version may be kept for ever; one with another version (a page from
before an upgrade) or with none gets the present file, and is asked about each time.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response

from app.errors import NotFound

from . import assets, files, minify
from .etag import matches

router = APIRouter(include_in_schema=False)

TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/json"}
COMPRESSED = ("text/", "image/svg", "application/json")


@dataclass(frozen=True, slots=True)
class File:
    changed: int
    tag: str
    media_type: str
    plain: bytes
    small: bytes | None
    """Compressed, where that is worth it."""


_files: dict[Path, File] = {}


def _read(path: Path) -> File:
    changed = path.stat().st_mtime_ns
    known = _files.get(path)
    if known is not None and known.changed == changed:
        return known
    plain = path.read_bytes()
    if path.suffix in (".js", ".css"):
        plain = minify.plain(plain.decode()).encode()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or ""
    media_type = media_type or "application/octet-stream"
    small = gzip.compress(plain, 9, mtime=0) if media_type.startswith(COMPRESSED) else None
    if small is not None and len(small) >= len(plain):
        small = None
    tag = f'W/"{sha256(plain).hexdigest()[:20]}"'
    _files[path] = File(changed, tag, media_type, plain, small)
    return _files[path]


@router.api_route("/static/v-{version}/{name:path}", methods=["GET", "HEAD"])
async def versioned(version: str, name: str, request: Request) -> Response:
    kept = f"v-{version}" == assets.version()
    return _answer(name, request, "public, max-age=31536000, immutable" if kept else "no-cache")


@router.api_route("/static/{name:path}", methods=["GET", "HEAD"])
async def static(name: str, request: Request) -> Response:
    return _answer(name, request, "no-cache")


def _answer(name: str, request: Request, keep: str) -> Response:
    path = files.find(name)
    if path is None:
        raise NotFound
    file = _read(path)
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
    if matches(request, file.tag):
        return Response(status_code=304, headers=headers)
    content = file.plain
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.small
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.media_type)
