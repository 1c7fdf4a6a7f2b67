"""The small messages to one client, and the sentences in them."""

from typing import Any

from orjson import dumps

from app.texts import catalogue
from engines.contract import Engine, IllegalAction
from engines.messages import of as engine_texts

from . import metrics

PONG = '{"type":"pong"}'


class Rejected(Exception):
    """A message that is refused; the sentence is ``reject.<code>``, or another one."""

    def __init__(self, code: str, sentence: str = "", **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.key = f"reject.{sentence or code}"
        self.values = values


def ack(client_id: str, version: int) -> str:
    return dumps({"type": "ack", "id": client_id, "version": version}).decode()


def reject(client_id: str | None, code: str, text: str) -> str:
    metrics.rejected.labels(code).inc()
    return dumps({"type": "reject", "id": client_id, "code": code, "text": text}).decode()


def bye(code: str, lang: str) -> str:
    return dumps({"type": "bye", "code": code, "text": sentence(lang, f"bye.{code}")}).decode()


def sentence(lang: str, key: str, **values: Any) -> str:
    return catalogue().text(lang, key, values)


def why(error: Rejected | IllegalAction, lang: str, engine: Engine | None = None) -> str:
    """The refusal in somebody's language: ours, else the engine's, else as the engine said it."""
    if isinstance(error, Rejected):
        return sentence(lang, error.key, **error.values)
    key = f"reject.{error.code}"
    if key in catalogue().texts[lang]:
        return sentence(lang, key)
    if engine is not None:
        own, key = engine_texts(engine), f"illegal.{error.code}"
        if key in own.texts[lang]:
            return own.text(lang, key)
    return error.text
