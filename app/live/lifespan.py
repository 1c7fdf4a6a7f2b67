"""The live half begins and ends with the app."""

from fastapi import FastAPI

from .bots.worker import Worker
from .cleaning import Cleaner
from .socket.shutdown import listen_for_the_end
from .table.news import News
from .table.registry import Tables
from .table.upkeep import Upkeep


async def start(app: FastAPI) -> None:
    state = app.state
    state.tables = tables = Tables(state.db, state.settings)
    state.news = News(tables, state.people)
    state.upkeep = Upkeep(tables)
    state.worker = Worker(tables, state.settings.bot_delay)
    state.cleaner = Cleaner(tables, state.settings.session_days)
    await state.news.start()
    tables.background.spawn(state.upkeep.run)
    tables.background.spawn(lambda: tables.bus.tell("hello"))
    state.worker.start()
    state.cleaner.start()
    listen_for_the_end(tables)


async def stop(app: FastAPI) -> None:
    state = app.state
    await state.cleaner.stop()
    await state.worker.stop()
    await state.news.stop()
    await state.tables.stop()
