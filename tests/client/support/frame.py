"""The page of a room as people see it, bar and tabs and all, with a position for a server."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from playwright.sync_api import Page

from app import texts
from app.paths import TEMPLATES
from engines.contract import Engine

from . import site
from .bench import as_json

PEOPLE = [
    ("Ada", "fox"), ("Nour", "owl"), ("Théo", "raven"), ("Milo", "bear"), ("Inès", "hare"),
    ("Zoé", "badger"),
]  # fmt: skip
ROOM = "The long night at the old mill"
OUTER = """<!doctype html><style>body {margin: 0} iframe {border: 0}</style>
<iframe src="/frame/ENGINE"></iframe>"""
"""The room is a frame in a small page: to give it another size costs nothing, and what is not seen
is not painted."""
ALONE = '<script type="module" src="/static/screens/room/room.js"></script>'
"""Opens the socket: nobody would answer here."""

OPEN = (Path(__file__).parent / "frame.js").read_text("utf-8")


@site.page("outer")
def _outer(engine: str) -> str:
    return OUTER.replace("ENGINE", engine)


@site.page("frame")
def _inner(engine: str) -> str:
    templates = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True)
    html = templates.get_template("room.html").render(
        lang="en", t=lambda key: texts.text("en", key, {}), me=None, name=ROOM,
        engine=engine, key="ABCDEF", modules=[],
    )  # fmt: skip
    return html.replace(ALONE, "")


class Frame:
    """One page for many positions of a game."""

    def __init__(self, page: Page, engine: Engine) -> None:
        self.page = page
        self.engine = engine
        page.expose_function("enginePreviews", self._preview)
        page.goto(f"{site.address()}/outer/{engine.id}")
        self.inner = page.frames[1]

    def deal(
        self, state: Any, lang: str = "en", names: Sequence[str] = (), *, undo: bool = True
    ) -> None:
        """The table of whoever is asked first in this state."""
        decisions = self.engine.decisions(state)
        self.state, self.seat = state, min(decisions)
        people = [(name, PEOPLE[seat][1]) for seat, name in enumerate(names)] or PEOPLE
        chairs = [
            {"seat": seat, "person": f"p{seat}", "name": name, "avatar": face, "bot": None,
             "ready": True}
            for seat, (name, face) in enumerate(people[: self._seats()])
        ]  # fmt: skip
        game = {"id": "g1", "seed_hash": "0" * 64, "frozen": None}
        message: dict[str, Any] = {
            "type": "snapshot", "version": 0, "game": game,
            "room": {"code": "ABCDEF", "name": ROOM, "engine": self.engine.id, "status": "playing",
                     "seats": chairs, "host": "p0", "game": game},
            "public": self.engine.public(state), "private": self.engine.private(state, self.seat),
            "decision": as_json(decisions[self.seat]), "undo": undo,
            "you": {"person": f"p{self.seat}", "seat": self.seat, "host": True},
        }  # fmt: skip
        cooperative = message["public"].get("mode") == "cooperative"
        opened = {"engine": self.engine.id, "lang": lang, "cooperative": cooperative}
        self.inner.evaluate(OPEN, opened | {"message": message})

    def resize(self, width: int, height: int) -> None:
        size = f"width: {width}px; height: {height}px"
        self.page.evaluate("size => (document.querySelector('iframe').style.cssText = size)", size)

    def _seats(self) -> int:
        view = self.engine.public(self.state)
        each = next(name for name in ("seats", "players", "armies") if name in view)
        return len(view[each])

    def close(self) -> None:
        self.page.context.close()

    def _preview(self, action: Any) -> Any:
        return self.engine.preview(self.state, self.seat, action)
