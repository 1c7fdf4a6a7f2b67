"""The live half begins and ends with the app."""

from fastapi import FastAPI

from .bots.worker import Worker
from .cleaning import Cleaner
from .socket.shutdown import listen_for_the_end
from .table.registry import Tables


async def start(app: FastAPI) -> None:
    app.state.tables = Tables(app.state.db, app.state.people, app.state.settings)
    app.state.worker = Worker(app.state.tables, app.state.settings.bot_delay)
    await app.state.tables.start()
    app.state.worker.start()
    app.state.cleaner = Cleaner(app.state.tables, app.state.settings.session_days)
    app.state.cleaner.start()
    listen_for_the_end(app.state.tables)


async def stop(app: FastAPI) -> None:
    await app.state.cleaner.stop()
    await app.state.worker.stop()
    await app.state.tables.stop()
