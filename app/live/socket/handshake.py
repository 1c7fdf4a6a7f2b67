"""Who comes in to which table, or why not."""

import logging

from starlette.requests import HTTPConnection

from app.db.errors import DatabaseAway
from app.db.session import Database
from app.errors import Refused, TooMany
from app.people.current import person_of
from app.people.tokens import session_of
from app.rooms.guess import find_room_rate_limited
from app.web.origin import same_origin

from ..table.registry import Tables
from ..table.table import Table
from ..table.viewer import Who

log = logging.getLogger(__name__)


class TurnedAway(Exception):
    def __init__(self, close: int, code: str) -> None:
        super().__init__(code)
        self.close = close
        self.code = code


async def shake_hands(request: HTTPConnection, lang: str) -> tuple[Table, Who]:
    state = request.app.state
    if not same_origin(request, state.settings.public_url):
        raise TurnedAway(4003, "wrong_origin")
    database: Database = state.db
    tables: Tables = state.tables
    try:
        person = await person_of(request)
        async with database.session() as session:
            link = request.path_params["code"]
            room_id = (await find_room_rate_limited(session, link, request, person)).id
        table = await tables.get(room_id)
    except TooMany as refused:
        raise TurnedAway(4008, refused.code) from None
    except Refused:
        raise TurnedAway(4001, "no_room") from None
    except DatabaseAway as away:
        log.warning("the database did not answer: %s", away)
        raise TurnedAway(4012, "restarting") from None
    who = Who(None, "", "", lang)
    if person is not None:
        browser = session_of(request)
        who = Who(person.id, person.name, person.avatar, person.lang or lang, browser)
    if code := table.room.why_not_watch(who.id):
        raise TurnedAway(4003, code)
    return table, who
