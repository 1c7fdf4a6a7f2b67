"""What an engine must have before anybody is offered it.

It is looked at when the server starts, so it is what can be seen without playing; whether the
game works is for ``engines.conformance`` to find out.
"""

import re
from typing import Any

from pydantic import BaseModel

from ..contract import About, Engine
from . import messages
from .messages import LANGUAGES

ID = re.compile(r"[a-z_]+")
MEMBERS = sorted(
    {*Engine.__annotations__, *(name for name in vars(Engine) if not name.startswith("_"))}
)
TEXTS = ("game.name", "game.pitch")


class Incomplete(Exception):
    """Something is missing, or isn't what it has to be."""


def insist(engine: Any) -> Engine:
    """The engine, if it has all that the contract asks for."""
    # a part that fails when it is looked at (a bad about.toml) says so itself
    if missing := [name for name in MEMBERS if not hasattr(engine, name)]:
        raise Incomplete(f"its engine has no {', '.join(missing)}")
    for right, wrong in _rules(engine):
        if not right:
            raise Incomplete(wrong)
    catalogue = messages.of(engine)
    for lang in LANGUAGES:
        if lacking := [key for key in TEXTS if not catalogue.texts[lang].get(key)]:
            raise Incomplete(f"its messages in {lang} have no {', '.join(lacking)}")
    checked: Engine = engine
    return checked


def _rules(engine: Any) -> list[tuple[bool, str]]:
    """Each with what is said where it doesn't hold."""
    seats, options = engine.seats, engine.Options
    return [
        (
            isinstance(engine.id, str) and bool(ID.fullmatch(engine.id)),
            f"its id {engine.id!r} isn't made of a-z and _",
        ),
        (isinstance(engine.about, About), "its about isn't an About"),
        (
            isinstance(seats, range) and len(seats) > 0 and min(seats) > 0,
            f"its seats are {seats!r}, not a range from 1 on",
        ),
        (
            isinstance(options, type) and issubclass(options, BaseModel),
            "its Options aren't a model of pydantic",
        ),
        ("random" in engine.bots(), "none of its bots is called random"),
    ]
