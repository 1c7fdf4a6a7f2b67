"""What pages say of a game that they know nothing else of: its card, and the line below all pages.

A person may switch the language of a page without fetching it again. So texts of games come in
every language; those of the server are the client's to translate.
"""

from dataclasses import dataclass

from app import texts
from app.web import files
from engines import registry
from engines.contract import About, Engine
from engines.runtime.messages import LANGUAGES

Said = dict[str, str]
"""By language."""


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Said
    pitch: Said
    picture: Said
    """What is to be seen on the cover, for those who don't see it."""
    players: str
    about: About
    helped: bool


def cards(lang: str) -> list[Card]:
    return [_card(engine, lang) for engine in registry.all()]


def _card(engine: Engine, lang: str) -> Card:
    return Card(
        id=engine.id,
        name=said(engine, "game.name"),
        pitch=said(engine, "game.pitch"),
        picture=said(engine, "game.picture"),
        players=numbers(engine.seats),
        about=engine.about,
        helped=has_help(engine.id, lang),
    )


def said(engine: Engine, key: str) -> Said:
    return {lang: texts.of_game(engine, lang, key) for lang in LANGUAGES}


def numbers(seats: range) -> str:
    """
    >>> numbers(range(1, 7)), numbers(range(2, 3)), numbers(range(2, 7, 2))
    ('1–6', '2', '2, 4, 6')
    """
    if len(seats) > 1 and seats.step == 1:
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(map(str, seats))


def has_help(engine: str, lang: str) -> bool:
    return files.find(help_file(engine, lang)) is not None


def help_file(engine: str, lang: str) -> str:
    """The rules in our own words lie beside the game's client, in each language."""
    return f"games/{engine}/help.{lang}.html"


def unofficial() -> Said:
    """Who has made the games, below every page."""
    return {lang: _unofficial(lang) for lang in LANGUAGES}


def _unofficial(lang: str) -> str:
    games = [_credit(engine, lang) for engine in registry.all()]
    return texts.text(lang, "foot.unofficial", {"games": listed(lang, games)})


def _credit(engine: Engine, lang: str) -> str:
    about = engine.about
    values = {
        "designers": listed(lang, about.designers),
        "game": texts.of_game(engine, lang, "game.name"),
        "publishers": listed(lang, about.publishers),
    }
    return texts.text(lang, "foot.game.published" if about.publishers else "foot.game", values)


def listed(lang: str, names: list[str] | tuple[str, ...]) -> str:
    """
    >>> listed("en", ["Ada"]), listed("fr", ["Ada", "Ben", "Cleo"])
    ('Ada', 'Ada, Ben et Cleo')
    """
    if len(names) < 2:
        return "".join(names)
    return texts.text(lang, "list.last", {"rest": ", ".join(names[:-1]), "last": names[-1]})
