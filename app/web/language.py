"""In which language somebody is answered: their choice, else what their browser asks for."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from starlette.requests import HTTPConnection

from engines.runtime.messages import LANGUAGES

COOKIE = "lang"
DEFAULT = LANGUAGES[0]

if TYPE_CHECKING:
    Lang: TypeAlias = str
else:  # one of the tuple's members: fine for pydantic, and too late for a type checker
    Lang = Literal[LANGUAGES]


def lang_of(connection: HTTPConnection) -> str:
    chosen = connection.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best of ours for an ``Accept-Language``.

    >>> preferred("de, fr-CH;q=0.9, en;q=0.8"), preferred("de"), preferred("fr;q=0, en")
    ('fr', 'en', 'en')
    """
    best, best_quality = DEFAULT, 0.0
    for part in header.split(",")[:20]:
        tag, _, parameter = part.strip().partition(";")
        lang = tag.split("-")[0].lower()
        name, _, value = parameter.strip().partition("=")
        try:
            quality = float(value) if name == "q" else 1.0
        except ValueError:
            continue
        if lang in LANGUAGES and quality > best_quality:
            best, best_quality = lang, quality
    return best
