"""Every error as a sentence: JSON for programs, a page for people, never a stack trace.

The page is drawn above here, by ``app.state.error_page``.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from app import texts
from app.errors import NotFound, Refused, TooMany
from app.mistakes import mistake

from .language import lang_of

ErrorPage: TypeAlias = Callable[[HTTPConnection, Refused, str], Awaitable[Response]]
"""Of a refusal and its sentence."""

CODES = {404: "not_found", 405: "not_found", 413: "too_large"}


class Problem(BaseModel):
    """Every refusal: a code for programs, a sentence for people."""

    code: str
    text: str


_REFERENCE = {"$ref": f"#/components/schemas/{Problem.__name__}"}
_AS_NAMED: dict[str, Any] = {"content": {"application/json": {"schema": _REFERENCE}}}
"""FastAPI makes a validator of its own for each call and each answer that names a model: nine for
each call were half of what the routes cost when the first request comes. So one names it."""

ANSWERS: dict[int | str, dict[str, Any]] = {
    status: {"description": description, **({"model": Problem} if status == 422 else _AS_NAMED)}
    for status, description in {
        400: "Not understood",
        401: "Say who you are first (POST /api/me)",
        403: "Not yours to do",
        404: "There is no such thing",
        409: "Not possible as things stand",
        413: "Too large",
        422: "A field can't be used",
        429: "Too often: see Retry-After",
        503: "The database can't be reached: try again",
    }.items()
}
"""Every call may be refused in each of these ways; nothing has changed then, except perhaps where
the code is ``unknown_outcome``."""


def sentence(refused: Refused, lang: str) -> str:
    return texts.text(lang, f"error.{refused.code}", refused.values)


def wants_json(connection: HTTPConnection) -> bool:
    path: str = connection.scope["path"]
    return path.startswith(("/api/", "/messages/", "/static/")) or (
        "text/html" not in connection.headers.get("accept", "")
    )


async def answer(connection: HTTPConnection, refused: Refused) -> Response:
    text = sentence(refused, lang_of(connection))
    if wants_json(connection):
        body = orjson.dumps({"code": refused.code, "text": text})
        response = Response(body, refused.status, media_type="application/json")
    else:
        page: ErrorPage = connection.app.state.error_page
        response = await page(connection, refused, text)
    if isinstance(refused, TooMany):
        response.headers["retry-after"] = str(refused.seconds)
    response.headers["cache-control"] = "no-store"
    return response


def add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return await answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        field, why = mistake(error.errors()[0], inside=1)  # after "body", "query" or "path"
        return await answer(request, Refused("invalid", 422, field=field, why=why))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return await answer(request, NotFound())
        code = CODES.get(error.status_code, "bad_request")
        return await answer(request, Refused(code, error.status_code))
