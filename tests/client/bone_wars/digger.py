"""A person who plays Bone Wars in a browser."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from ..support.profiles import Profiles
from ..support.visitor import Visitor
from .hand import Hand

PATIENCE = 60.0
"""Seconds in which somebody has to be asked something."""


class Digger(Visitor):
    """Prefers playing to passing, but not for more than ``cards`` cards a round."""

    engine = "bone_wars"
    cards = 2

    def __init__(self, browser: Profiles, url: str, name: str, **context: Any) -> None:
        super().__init__(browser, url, name, **context)
        self.done: list[dict[str, Any]] = []
        """Actions that the page has sent."""
        self.heard: list[dict[str, Any]] = []
        """What the server has told it."""
        self.hand = Hand(self.page, self.press, name, lambda: self.played >= self.cards)
        self.page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.done.append(message["action"])

    # Before the game

    def seat(self, number: int) -> None:
        """So many chairs at the table."""
        chairs = self.page.locator(".room-seat")
        while (there := chairs.count()) != number:
            self.press(self.page.locator("#seats-less" if there > number else "#seats-more"))
            expect(chairs).to_have_count(there + (1 if there < number else -1))

    def play_alone(self) -> None:
        self.open_room()
        self.seat(1)
        self.start()

    # At the table

    def choose(self) -> None:
        self.hand.longing = self._longing
        self.hand.choose()

    @property
    def _longing(self) -> str:
        """First a paper, and in the next round at the latest a team in the field."""
        if not self.did("pass.profession"):
            return r'"paleontologist":|"mode":"publish"|chip-publish$'
        return "" if self.did("team.act") else r'"team":'

    @property
    def asked(self) -> str:
        """The kind of the decision that the page shows: it may have heard of the next one."""
        shown = self.decision
        told = (each.get("decision") or {} for each in reversed(self.heard))
        return next((each["kind"] for each in told if shown and each.get("id") == shown), "")

    def thing(self, key: str) -> Locator:
        return self.hand.thing(key)

    def confirm(self) -> None:
        """The brass button."""
        self.press(self.thing("go"))

    @property
    def played(self) -> int:
        """Cards, since this one last passed."""
        cards = 0
        for action in reversed(self.done):
            if action["type"] in ("pass.university", "endgame.space"):
                break
            cards += action["type"] == "turn.play" and "card" in action
        return cards

    def did(self, kind: str) -> int:
        return sum(action["type"] == kind for action in self.done)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What has happened before these eyes."""
        told = (message.get("events", []) for message in self.heard if message["type"] == "frame")
        return [event for events in told for event in events if event["type"] == kind]


def gather(host: Digger, *friends: Digger, bots: int = 0) -> str:
    """From the first page to the table; the invite link."""
    link = host.open_room()
    host.seat(1 + len(friends) + bots)
    for friend in friends:
        friend.join(link)
        friend.ready()
    host.add_bots(bots)
    host.start()
    for friend in friends:
        friend.sees("table")
    return link


def play_until(ready: Callable[[], bool], *players: Digger, most: int = 1500) -> None:
    """Everybody chooses whenever asked, until that is so. Only choices count: how often one looks
    while a bot thinks is up to the machine."""
    chosen, asked_at = 0, time.monotonic()
    while chosen < most and time.monotonic() - asked_at < PATIENCE:
        for player in players:
            if ready():
                return
            if player.decision:
                player.choose()
                chosen, asked_at = chosen + 1, time.monotonic()
    raise AssertionError(f"it was never so, after {chosen} choices")
