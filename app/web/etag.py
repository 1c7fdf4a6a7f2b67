"""Answers that a browser keeps, and asks about: is it still this one?"""

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response


def tagged(
    request: Request, content: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response:
    tag = f'W/"{sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache", **(headers or {})}
    if matches(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def matches(request: Request, tag: str) -> bool:
    asked = request.headers.get("if-none-match", "")
    plain = tag.removeprefix("W/")
    return any(part.strip().removeprefix("W/") in (plain, "*") for part in asked.split(","))
