"""One message of a client, read."""

import orjson
from pydantic import ValidationError
from starlette.types import Message

from app.mistakes import mistake
from app.protocol.client import ClientMessage, incoming

from .replies import Rejected


def read(message: Message) -> ClientMessage:
    text = message.get("text")
    if text is None:
        raise Rejected("not_text")
    try:
        return incoming.validate_json(text)
    except ValidationError as error:
        raise _malformed(error) from None


def _malformed(error: ValidationError) -> Rejected:
    first = error.errors(include_url=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return Rejected("not_json")
    if first["type"] == "union_tag_invalid":
        return Rejected("unknown_type")
    field, what = mistake(first, inside=1)  # after the message's type
    return Rejected("malformed", where=field, what=what)


def id_of(message: Message) -> str | None:
    """The id of a message, whether it can be read as a whole or not."""
    try:
        said = orjson.loads(message.get("text") or "")
    except orjson.JSONDecodeError:
        return None
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
