"""The port: free, or taken by this Boneyard, or by another program."""

import asyncio

from app.settings import Settings

from ..announce import EVERYWHERE
from ..holder import BONEYARD, holder
from ..listen import CannotListen, Taken, listen
from .ask import Astray, ask_page
from .finding import Finding

ABOUT = "port"


async def check_port(settings: Settings, token: int, known: bool) -> tuple[Finding, bool]:
    """And whether we may listen there ourselves. ``known``: a server could know the token."""
    port = settings.port
    if port == 0:
        return Finding(ABOUT, True, "BONEYARD_PORT=0: any free one"), False
    try:
        listen(settings.host, port).close()
    except Taken as taken:
        return await _whose(settings, token, known, str(taken)), False
    except CannotListen as trouble:
        return Finding(ABOUT, False, str(trouble)), False
    return Finding(ABOUT, True, f"{port} is free"), True


async def _whose(settings: Settings, token: int, known: bool, taken: str) -> Finding:
    port = settings.port
    try:
        await asyncio.to_thread(ask_page, local_url(settings), token)
    except Astray:
        has_it = holder(port)
        if not known and has_it is not None and has_it.name == BONEYARD:
            return Finding(ABOUT, None, f"{port} has a Boneyard that can't be asked now")
        return Finding(ABOUT, False, taken)
    return Finding(ABOUT, True, f"{port}: this Boneyard listens there")


def local_url(settings: Settings) -> str:
    host = EVERYWHERE.get(settings.host, settings.host)
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
