"""All that the pictures need from the rest of the house: what moves there is followed here."""

from app.db.models import Action, Base, ChatMessage, Game, Person, Room, Seat, Session
from app.db.session import Database
from app.people.tokens import COOKIE, hash_of
from app.postgres.embedded import Embedded
from app.rooms.codes import ALPHABET, LENGTH
from app.web.language import COOKIE as LANG_COOKIE
from engines import registry
from engines.game import Entry
from engines.game import Game as Played
from engines.messages import LANGUAGES
from engines.record import Record
from tests.app.support.cluster import short_folder
from tests.app.support.server import MODULE, Server
from tests.browser import chromium
from tests.browser.begun import FIXTURES
from tests.browser.frame import Frame
from tests.browser.profiles import Profiles
from tests.browser.test_reach import GAMES, state_of

__all__ = [
    "ALPHABET",
    "COOKIE",
    "FIXTURES",
    "GAMES",
    "LANGUAGES",
    "LANG_COOKIE",
    "LENGTH",
    "MODULE",
    "Action",
    "Base",
    "ChatMessage",
    "Database",
    "Embedded",
    "Entry",
    "Frame",
    "Game",
    "Person",
    "Played",
    "Profiles",
    "Record",
    "Room",
    "Seat",
    "Server",
    "Session",
    "chromium",
    "hash_of",
    "registry",
    "short_folder",
    "state_of",
]
