"""A person who plays Bones & Banners in a browser, by pressing what is gilded."""

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, WebSocket

from ..support.profiles import Profiles
from ..support.visitor import Visitor

PATIENCE = 1500
"""Milliseconds in which a press changes something, or was too late."""
SHOWN = """() => (document.body.dataset.decision ?? "") +
    [...document.querySelectorAll(".bnb .chosen, .bnb [data-key=go]")].map((each) => each.outerHTML)
"""
HONEST = ":not(.chosen):not(.bluff):not(.ptab)"
TARGETS = (
    "[data-thing^='unit:'].may, [data-thing^='land:'].may, [data-thing^='mine:'].may,"
    " .btn[data-key^=target-]"
)


class Hand:
    """Answers whatever a page asks: honestly where it can, and now and then with a Bluff."""

    def __init__(self, page: Page, press: Callable[..., None], seed: str) -> None:
        self.page = page
        self.press = press
        self.chance = random.Random(seed)

    @property
    def decision(self) -> str:
        return str(self.page.evaluate("document.body.dataset.decision ?? ''"))

    def choose(self) -> None:
        """Presses until something else is asked, or nothing."""
        asked, since = self.decision, time.monotonic()
        while self.decision == asked:
            if not self._once():
                self.page.wait_for_timeout(30)  # an answer is on its way
            said = self.page.locator(".strip").first.inner_text() if self._late(since) else ""
            assert not said, f"nothing that was pressed has answered: {said}"

    def _late(self, since: float) -> bool:
        return time.monotonic() - since > 30

    def _once(self) -> bool:
        """Whether there was something to press."""
        picked = self._seen(".card.chosen, .bld.chosen").count()
        for selector in ["[data-key=go]", *self._order(bool(picked))]:
            found = self._seen(selector)
            if count := found.count():
                self._press(found.nth(self.chance.randrange(count)))
                return True
        return False

    def _order(self, picked: bool) -> list[str]:
        if picked:
            return [f":is({TARGETS}){HONEST}", f":is({TARGETS}):not(.chosen)", ".ptab.may"]
        things = f"button.may{HONEST}, .name-chip:not(.chosen)"
        buttons = ".strip .btn.alt:not([data-key=two])"
        if self.chance.random() < 0.25:
            return [buttons, things, "button.may"]
        return [things, ".ptab.may", buttons, "button.may"]

    def _seen(self, selector: str) -> Locator:
        return self.page.locator(".bnb[data-form]").locator(selector).locator("visible=true")

    def _press(self, what: Locator) -> None:
        """One that has gone was answered already. An answer takes a moment to be taken."""
        asked = self.page.evaluate(SHOWN)
        with suppress(PlaywrightError):
            self.press(what, timeout=PATIENCE)
        with suppress(PlaywrightError):
            self.page.wait_for_function(f"old => ({SHOWN})() !== old", arg=asked, timeout=PATIENCE)


class Banneret(Visitor):
    engine = "bones_and_banners"

    def __init__(self, browser: Profiles, url: str, name: str, **context: Any) -> None:
        super().__init__(browser, url, name, **context)
        self.done: list[dict[str, Any]] = []
        """Actions that the page has sent."""
        self.heard: list[dict[str, Any]] = []
        """What the server has told it."""
        self.hand = Hand(self.page, self.press, name)
        self.page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.done.append(message["action"])

    def choose(self) -> None:
        self.hand.choose()

    def did(self, kind: str) -> int:
        return sum(action["type"] == kind for action in self.done)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What has happened before these eyes."""
        told = (message.get("events", []) for message in self.heard if message["type"] == "frame")
        return [event for events in told for event in events if event["type"] == kind]
