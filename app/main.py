"""Puts the server together."""

import gc
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from app.db.session import Database
from app.live import lifespan as live
from app.live.routes import router as live_router
from app.pages.docs import router as docs_router
from app.pages.health import router as health_router
from app.pages.messages import router as messages_router
from app.pages.mirror import router as mirror_router
from app.pages.routes import router as pages_router
from app.pages.templates import error_page
from app.people.current import PeopleCache
from app.people.routes import router as people_router
from app.postgres.lifeline import lifeline
from app.rooms.qr import router as qr_router
from app.rooms.routes import router as rooms_router
from app.settings import Settings
from app.web.catch_all import CatchAll
from app.web.errors import ANSWERS, add_error_handlers
from app.web.forwarded import Forwarded
from app.web.guard import Guard
from app.web.headers import SecurityHeaders
from app.web.limits import Limits
from app.web.metrics import Measure
from app.web.opening import Opening
from app.web.rates import COMMANDS, REPLAYS
from app.web.static import router as static_router
from app.web.throttle import Throttle
from engines import registry


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    app.state.db = await Database(
        settings.database_url,
        settings.database_pool,
        {"public_url": settings.public_url},
        settings.database_patience,
    ).open()
    app.state.limits = Limits(settings.rate_limits, app.state.db)
    await live.start(app)
    try:
        yield
    finally:
        await live.stop(app)
        await app.state.db.close()


def create_app(settings: Settings) -> FastAPI:
    """``settings.database_url`` has to be set: the command line has started Postgres before."""
    app = FastAPI(
        title="Boneyard",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        responses=ANSWERS,
    )
    app.state.settings = settings
    app.state.people = PeopleCache()
    app.state.commands = Throttle(settings.rate_limits, COMMANDS)
    app.state.replays = Throttle(settings.rate_limits, REPLAYS)
    app.state.error_page = error_page
    add_error_handlers(app)
    for router in (
        people_router,
        rooms_router,
        qr_router,
        live_router,
        messages_router,
        docs_router,
        health_router,
        mirror_router,
        static_router,
        pages_router,
    ):
        app.include_router(router)
    # the last added is the outermost
    app.add_middleware(GZipMiddleware, minimum_size=800)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(CatchAll)
    app.add_middleware(SecurityHeaders, public_url=settings.public_url)
    app.add_middleware(Measure)
    app.add_middleware(Opening)
    app.add_middleware(Forwarded, trusted=settings.trusted_proxies)
    return app


def application() -> FastAPI:
    """For uvicorn, in each process: everything comes from the environment."""
    parent = int(os.environ.get("BONEYARD_PARENT", 0))
    if parent not in (0, os.getpid()):
        # A parent that ends in order has ended its workers before. One that was killed took the
        # database along: a worker could only wait for it, and nothing acknowledged is unsaved.
        lifeline(parent, signal.SIGKILL)()
    app = create_app(Settings.read())
    registry.all()  # games that are left out are told of at the start
    # What has been imported and built stays for good, and tables are long-lived: looking through
    # all of it for cycles again and again would make everybody wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    return app
