"""All that the pictures need from the rest of the house: what moves there is followed here."""

from app.db.models import Action, Base, ChatMessage, Game, Person, Room, Seat, Session
from app.db.session import Database
from app.people.tokens import COOKIE, hash_of
from app.postgres.embedded import Embedded
from app.rooms.codes import ALPHABET, LENGTH
from app.web.language import COOKIE as LANG_COOKIE
from engines import registry
from engines.runtime.game import Entry
from engines.runtime.game import Game as Played
from engines.runtime.messages import LANGUAGES
from engines.runtime.record import Record
from tests.app.support.cluster import short_folder
from tests.app.support.server import MODULE, Server
from tests.client.kit.test_reach import GAMES, state_of
from tests.client.support import chromium
from tests.client.support.begun import FIXTURES
from tests.client.support.frame import Frame
from tests.client.support.profiles import Profiles

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
