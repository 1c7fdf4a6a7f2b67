"""What our protocols use of uvicorn and is not promised: an upgrade that changes it fails here."""

import asyncio
from inspect import signature
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from app.wire.http import HttpProtocol
from app.wire.socket import SocketProtocol

OURS: dict[type, tuple[type, set[str]]] = {
    HttpProtocol: (HttpToolsProtocol, {"look", "refuse"}),
    SocketProtocol: (WebSocketsSansIOProtocol, {"look"}),
}


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    pass


def made(kind: Any) -> Any:
    config = Config(nothing, http=HttpProtocol, ws=SocketProtocol, ws_per_message_deflate=False)
    return kind(config=config, server_state=ServerState(), app_state={})


@pytest.mark.parametrize("ours", OURS, ids=lambda kind: kind.__name__)
def test_what_we_replace_is_there(ours: type) -> None:
    base, added = OURS[ours]
    replaced = {name for name in vars(ours) if not name.startswith("_")} - added
    missing = {name for name in replaced if not hasattr(base, name)}
    assert not missing, f"uvicorn calls these no longer: {missing}"
    for name in replaced:
        before = list(signature(getattr(base, name)).parameters)
        assert list(signature(getattr(ours, name)).parameters) == before, name


async def test_what_we_read_of_http_is_there() -> None:
    protocol = made(HttpToolsProtocol)
    used = "parser cycle pipeline headers client flow loop transport server_state"
    assert not [name for name in used.split() if not hasattr(protocol, name)]
    for name in ("_unset_keepalive_if_required", "_should_upgrade", "handle_websocket_upgrade"):
        assert callable(getattr(protocol, name, None)), name
    assert hasattr(protocol.parser, "should_upgrade")


async def test_what_we_read_of_websockets_is_there() -> None:
    protocol = made(WebSocketsSansIOProtocol)
    used = "conn frames curr_msg_data_type writable read_paused handshake_initiated queue"
    used += " handshake_complete close_sent client transport default_headers loop"
    assert not [name for name in used.split() if not hasattr(protocol, name)]
    assert isinstance(protocol.writable, asyncio.Event)
    assert protocol.conn.events == []
    assert protocol.conn.parser_exc is None
    assert protocol.conn.close_sent is None
    assert protocol.conn.extensions == [], "nothing is ever unpacked"


async def test_every_kind_of_frame_comes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are frames, one each: that is how they are counted."""
    protocol = made(SocketProtocol)
    seen: list[str] = []
    for name in ("cont", "text", "bytes", "ping", "pong", "close"):
        monkeypatch.setattr(
            protocol, f"handle_{name}", lambda *_, name=name: seen.append(name), raising=True
        )
    protocol.conn.events = [Frame(opcode, b"") for opcode in Opcode]
    protocol.handle_events()
    assert sorted(seen) == ["bytes", "close", "cont", "ping", "pong", "text"]
