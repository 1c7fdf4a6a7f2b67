"""Whether the address that people type leads here: pages, and the websocket that a game needs."""

import asyncio

from app.settings import Settings

from .ask import Arrived, Astray, NotOurs, ProxyFails, SentOn, ask_page, ask_socket
from .finding import Finding
from .port import local_url

ABOUT = "public address"


async def check_public(settings: Settings, token: int) -> tuple[Finding, Arrived | None]:
    """And how we arrived."""
    url = settings.public_url
    try:
        arrived = await asyncio.to_thread(ask_page, url, token)
    except Astray as error:
        return Finding(ABOUT, False, f"{error}. {_advice(error, settings)}"), None
    try:
        await asyncio.to_thread(ask_socket, url, token)
    except Astray as error:
        say = (
            f"{url} leads here, but websockets don't ({error}). Let the proxy pass on Upgrade and "
            "Connection for /ws/."
        )
        return Finding(ABOUT, False, say), arrived
    return Finding(ABOUT, True, f"{url} leads here, pages and websockets"), arrived


def _advice(error: Astray, settings: Settings) -> str:
    if isinstance(error, SentOn):
        return f"Set BONEYARD_PUBLIC_URL={error.target}"
    if isinstance(error, ProxyFails):
        return f"The proxy there does not reach Boneyard: let it lead to {local_url(settings)}."
    if isinstance(error, NotOurs):
        return f"Let it lead to {local_url(settings)}, or correct BONEYARD_PUBLIC_URL."
    return (
        "Correct BONEYARD_PUBLIC_URL, or whatever should lead to it; if it opens on a phone outside"
        " your network, only your router can't turn back, and all is well."
    )
