"""The texts for the client: the server's own, and each engine's."""

import orjson
from fastapi import APIRouter, Request, Response

from app import texts
from app.rooms.options import engine_of
from app.web.etag import tagged
from app.web.language import Lang
from engines.runtime import messages

router = APIRouter(tags=["texts"])

SAID_HERE = ("describe.", "illegal.")
"""Texts of engines that reach a person only as sentences the server has made."""


@router.get("/messages/{lang}.json")
async def app_messages(lang: Lang, request: Request) -> Response:
    """The server's texts."""
    return tagged(request, orjson.dumps(texts.catalogue().texts[lang]), "application/json")


@router.get("/messages/{lang}/{engine}.json")
async def engine_messages(lang: Lang, engine: str, request: Request) -> Response:
    """A game's texts."""
    own = messages.of(engine_of(engine)).texts[lang]
    sent = {key: text for key, text in own.items() if not key.startswith(SAID_HERE)}
    return tagged(request, orjson.dumps(sent), "application/json")
