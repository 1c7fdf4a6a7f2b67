"""The small messages to one client, and the sentences in them."""

from typing import Any

from orjson import dumps

from app import texts
from engines.contract import Engine, IllegalAction
from engines.runtime.messages import of as engine_texts

from .. import metrics

OF_ALL_GAMES = frozenset({"stale", "not_your_turn", "nothing_to_undo", "over", "illegal"})
PONG = '{"type":"pong"}'


class Rejected(Exception):
    """A message that is refused; the sentence is ``reject.<code>``, or another one."""

    def __init__(self, code: str, sentence: str = "", **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.key = f"reject.{sentence or code}"
        self.values = values


def hello(version: str) -> str:
    return dumps({"type": "hello", "assets": version}).decode()


def ack(client_id: str, version: int) -> str:
    return dumps({"type": "ack", "id": client_id, "version": version}).decode()


def reject(client_id: str | None, code: str, text: str) -> str:
    metrics.rejected.labels(code).inc()
    return dumps({"type": "reject", "id": client_id, "code": code, "text": text}).decode()


def pending(client_id: str, lang: str) -> str:
    text = sentence(lang, "pending.unknown_outcome")
    return dumps({"type": "pending", "id": client_id, "text": text}).decode()


def bye(code: str, lang: str) -> str:
    return dumps({"type": "bye", "code": code, "text": sentence(lang, f"bye.{code}")}).decode()


def sentence(lang: str, key: str, **values: Any) -> str:
    return texts.text(lang, key, values)


def why(error: Rejected | IllegalAction, lang: str, engine: Engine | None = None) -> str:
    """The refusal in somebody's language: in our words where they are the same for every game,
    else in the engine's. Its code may be called like one of ours that is about something else
    (``malformed``)."""
    if isinstance(error, Rejected):
        return sentence(lang, error.key, **error.values)
    if error.code in OF_ALL_GAMES:
        return sentence(lang, f"reject.{error.code}")
    if engine is not None:
        own, key = engine_texts(engine), f"illegal.{error.code}"
        if key in own.texts[lang]:
            return own.text(lang, key)
    return sentence(lang, "reject.illegal")
