"""Every refusal is one of our own sentences, in the language of the person who reads it."""

from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

import pytest
from fastapi import FastAPI
from pydantic_core import _pydantic_core

from app import mistakes, texts
from app.errors import Refused
from app.live.socket.replies import why
from app.main import create_app
from app.people import passwords
from app.protocol.client import CLIENT
from app.rooms.options import checked
from app.settings import Settings
from app.web.errors import sentence as error_sentence
from app.wire.refusals import sentence
from engines import registry
from engines.contract import IllegalAction
from engines.runtime import messages
from engines.runtime.messages import LANGUAGES

from ..conftest import NewGuest
from ..support import words

ENGINES = registry.all()
OF_SETTINGS = {"path_type", "float_type", "float_parsing", "finite_number", "greater_than"}
"""Mistakes that only an owner can make, in the environment."""
OF_OPTIONS = {"list_type", "bool_parsing", "int_from_float", "int_parsing_size"}
OF_SOCKETS = {"bots_id", "too_deep", "union_tag_invalid", "union_tag_not_found"}
TYPED = ["", "x", "x" * 600, "1.5", "-1", "100", "%00", "é|"]
"""What may stand in an address."""


@pytest.fixture
def kinds() -> set[str]:
    """The kinds of mistake that pydantic has reported meanwhile."""
    return set()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, kinds: set[str]) -> list[mistakes.Mistake]:
    """What people were told about them."""
    said: list[mistakes.Mistake] = []

    def spy(error: Any, inside: int = 0) -> mistakes.Mistake:
        kinds.add(error["type"])
        said.append(mistakes.mistake(error, inside))
        return said[-1]

    monkeypatch.setattr("app.web.errors.mistake", spy)
    return said


@pytest.fixture(autouse=True)
def no_slow_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_hash", lambda password: "hash")
    monkeypatch.setattr(passwords, "_fits", lambda password_hash, password: False)


class Call(NamedTuple):
    method: str
    path: str
    """With values that work."""
    parameters: list[dict[str, Any]]
    body: dict[str, Any] | None
    """Its schema."""


def calls(app: FastAPI) -> Iterator[Call]:
    openapi = app.openapi()
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            said = call.get("requestBody", {}).get("content", {}).get("application/json", {})
            name = said.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
            schema = openapi["components"]["schemas"][name] if name else None
            yield Call(method.upper(), path, call.get("parameters", []), schema)


def good(path: str, **changes: str) -> str:
    return path.format(**{"code": "CODE", "lang": "en", "engine": "toy", "game_id": "x"} | changes)


def wrong_addresses(call: Call, seen: set[str]) -> Iterator[str]:
    """Many calls take the same code of a room: once is enough."""
    for parameter in call.parameters:
        if str(parameter) in seen:
            continue
        seen.add(str(parameter))
        for typed in TYPED:
            value = quote(typed, safe="%")
            if parameter["in"] == "query":
                yield f"{good(call.path)}?{parameter['name']}={value}"
            elif typed:
                yield good(call.path, **{parameter["name"]: value})


def wrong_bodies(schema: dict[str, Any]) -> Iterator[bytes]:
    yield from (b"", b"{", b"\xff", b"[" * 5000)
    yield from (text.encode() for text in words.mistakes(schema))


async def test_every_call_with_every_mistake(
    app: FastAPI, guest: NewGuest, told: list[mistakes.Mistake], kinds: set[str]
) -> None:
    """In French, by HTTP; what was wrong each time is then said in English too."""
    said, ada, seen, bodies = words.Said("fr"), await guest("Ada"), set[str](), set[str]()
    ada.client.cookies.set("lang", "fr")
    ada.client.headers["content-type"] = "application/json"
    code = await ada.new_room()
    tries = []
    for call in calls(app):
        tries += [(call.method, path, b"{}") for path in wrong_addresses(call, seen)]
        if call.body is not None:
            bodies.add(call.body["title"])
            tries += [(call.method, good(call.path), body) for body in wrong_bodies(call.body)]
    for method, path, content in tries:
        path = path.replace("CODE", code)
        answer = await ada.client.request(method, path, content=content)
        assert answer.status_code < 500, (method, path, content)
        if answer.status_code >= 400:
            assert said(answer.json()["text"]), (method, path, content, answer.text)
    english = words.Said("en")
    for field, reason in told:
        assert english(texts.text("en", "error.invalid", {"field": field, "why": reason}))
    assert {"NewMe", "Account", "Login", "RoomSettings", "Move"} <= bodies
    known = mistakes.KINDS.keys() | mistakes.BOUNDS.keys() | {"literal_error"}
    assert known - kinds == OF_SETTINGS | OF_SOCKETS | OF_OPTIONS


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_with_every_mistake(engine: Any, lang: str) -> None:
    said = words.Said(lang)
    names = [*engine.Options.model_fields, words.NONSENSE]
    told = [refusal(engine, {name: junk}, lang) for name in names for junk in words.JUNK]
    assert [text for text in told if text and not said(text)] == []
    # nonsense in any case, and something in every option
    assert sum(map(bool, told)) >= len(words.JUNK) + len(engine.Options.model_fields)


def refusal(engine: Any, options: dict[str, Any], lang: str) -> str:
    try:
        checked(engine, options)
    except Refused as refused:
        return error_sentence(refused, lang)
    return ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_mistake_there_is(lang: str) -> None:
    """Also those that none of our models can make today."""
    for kind in _pydantic_core.list_all_errors():
        context = kind.get("example_context") or {}
        error = {"type": kind["type"], "loc": ("body", "name"), "ctx": context, "msg": "?"}
        field, reason = mistakes.mistake(error, inside=1)
        text = texts.text(lang, "error.invalid", {"field": field, "why": reason})
        template = kind["message_template_python"].split("{")[0]
        assert not template or template not in text, kind


def test_every_field_has_a_name_in_every_language() -> None:
    app = create_app(Settings(database_url="postgresql://nobody@nowhere/nothing"))
    names = {name for model in CLIENT for name in model.model_fields}
    for call in calls(app):
        names |= {parameter["name"] for parameter in call.parameters}
        names |= call.body["properties"].keys() if call.body else set()
    named = {key.removeprefix("field.") for key in texts.catalogue().texts["fr"] if "field." in key}
    assert named == names | {"body"}


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_engines_refuse_in_their_own_words(engine: Any, lang: str) -> None:
    """A code of theirs may be called like one of ours that needs values (``malformed``)."""
    own = messages.of(engine).texts[lang]
    codes = {key.removeprefix("illegal.") for key in own if key.startswith("illegal.")}
    assert codes
    for code in codes - {"illegal"}:
        assert why(IllegalAction(code, "English"), lang, engine) == own[f"illegal.{code}"]
    unknown = why(IllegalAction("never_heard_of", "English"), lang, engine)
    assert unknown == texts.text(lang, "reject.illegal")


def test_the_wire_speaks_ones_language_too() -> None:
    french = sentence("crowded", [(b"accept-language", b"fr-CH, en;q=0.5")])
    assert french == "Le serveur est plein en ce moment. Réessayez dans une minute."
    english = sentence("crowded", [(b"accept-language", b"fr"), (b"cookie", b"lang=en")])
    assert english == "The server is full at the moment. Please try again in a minute."
    assert sentence("crowded", []) == f"{english} / {french}"  # it has not said anything yet
