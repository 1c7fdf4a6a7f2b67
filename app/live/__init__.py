"""The live half: tables, sockets, bots. The app's lifespan starts and stops it."""

from fastapi import FastAPI


async def start(app: FastAPI) -> None:
    # Imported here: the calm half uses ``app.db.notify``, and this package uses the calm half.
    from .bots.worker import Worker
    from .cleaning import Cleaner
    from .socket.shutdown import listen_for_the_end
    from .table.registry import Tables

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
