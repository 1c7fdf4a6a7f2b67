"""What routes are given."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from app.db.session import Database

from .limits import Limits


def _db(connection: HTTPConnection) -> Database:
    database: Database = connection.app.state.db
    return database


def _limits(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


DbDep = Annotated[Database, Depends(_db)]
LimitsDep = Annotated[Limits, Depends(_limits)]
