"""The live half: tables, sockets, bots. The app's lifespan starts and stops it."""

from fastapi import FastAPI


async def start(app: FastAPI) -> None:
    # Imported here: the calm half uses ``app.live.notify``, and this package uses the calm half.
    from .tables import Tables

    app.state.tables = Tables(app.state.db)
    await app.state.tables.start()


async def stop(app: FastAPI) -> None:
    await app.state.tables.stop()
