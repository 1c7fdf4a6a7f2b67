"""A person at a browser, whatever is played: opens links, clicks, and knows what the page shows."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from axe_core_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.app.support.people import HEADERS

from .profiles import Profiles

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


class Visitor(ABC):
    """One browser profile with one page, and things a person does with it."""

    engine: str
    """Whose rooms this one opens."""

    def __init__(self, browser: Profiles, url: str, name: str, **context: Any) -> None:
        options = LAPTOP | {"locale": "en-GB", "reduced_motion": "reduce"} | context
        self.context = browser.new_context(**options)
        self.page: Page = self.context.new_page()
        self.url = url
        self.name = name
        self.touch = bool(options.get("has_touch"))
        self.chance = random.Random(name)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    # Before the game

    def call(self, path: str, **body: Any) -> Any:
        """Over HTTP, as this person: what a click would ask of the server."""
        answer = self.context.request.post(f"{self.url}/api{path}", data=body, headers=HEADERS)
        assert answer.ok, answer.text()
        return answer.json()

    def open_room(self) -> str:
        """From the first page to a room of one's own; the invite link."""
        self.page.goto(self.url)
        self.press(self.page.locator(f"[data-new-room={self.engine}]"))
        self._introduce()
        self.page.wait_for_url("**/r/**")
        self.sees("lobby")
        return self.page.url

    def join(self, link: str, watch: bool = False) -> None:
        self.page.goto(link)
        self._introduce(watch)

    def watch(self, link: str) -> None:
        """A game that is being played: whoever only looks needs no name."""
        self.page.goto(link)
        self.sees("table")

    def _introduce(self, watch: bool = False) -> None:
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(self.name)
        self.press(dialog.locator("button[value]").nth(1 if watch else 0))
        expect(dialog).to_have_count(0)

    def add_bots(self, number: int) -> None:
        """Bots that play at random: nobody waits for them."""
        for bots in range(1, number + 1):
            self.press(self.page.locator(".room-seat.free [id^=bot-]:not([popover])").first)
            self.press(self.page.locator(".menulist:popover-open button").last)
            expect(self.page.locator(".room-seat[data-avatar^=bot]")).to_have_count(bots)

    def ready(self) -> None:
        self.press(self.page.locator("#ready"))
        expect(self.page.locator("#ready")).to_have_attribute("aria-pressed", "true")

    def start(self) -> None:
        self.press(self.page.locator("#start:not([aria-disabled])"))
        self.sees("table")

    def turn_on(self, option: str) -> None:
        """The host wants this, too."""
        switch = self.page.locator(f"#o-{option}")
        self.press(switch)
        expect(switch).to_have_attribute("aria-checked", "true")

    def sees(self, screen: str) -> None:
        expect(self.page.locator(f"body[data-screen={screen}]")).to_have_count(1)

    # At the table

    @property
    def decision(self) -> str:
        return str(self.page.evaluate("document.body.dataset.decision ?? ''"))

    @property
    def at_the_end(self) -> bool:
        return bool(self.page.evaluate("document.body.dataset.screen === 'end'"))

    @abstractmethod
    def choose(self) -> None:
        """Answers the open decision by clicking on what is lit, until the table has taken it."""

    def wait_for_another(self, decision: str) -> None:
        """Until the table asks something else, or nothing."""
        self.page.wait_for_function(
            "old => (document.body.dataset.decision ?? '') !== old", arg=decision
        )

    def _any(self, selector: str) -> bool:
        return self.page.locator(f"{selector}:visible").count() > 0

    def _one(self, selector: str) -> Locator:
        lit = self.page.locator(f"{selector}:visible")
        return lit.nth(self.chance.randrange(lit.count() or 1))

    def _press_one(self, selector: str, timeout: float | None = None) -> None:
        self.press(self._one(selector), timeout)

    def press(self, what: Locator, timeout: float | None = None) -> None:
        if self.touch:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)


def sit_down(host: Visitor, *friends: Visitor) -> str:
    """From the first page to the table; the invite link."""
    link = host.open_room()
    for friend in friends:
        friend.join(link)
        friend.ready()
    host.start()
    for friend in friends:
        friend.sees("table")
    return link


def play_to_the_end(players: Sequence[Visitor], most: int = 600) -> int:
    """Everybody chooses whenever asked, until the game is over; how many choices that took."""
    chosen = 0
    while not all(player.at_the_end for player in players):
        for player in players:
            while player.decision and not player.at_the_end:
                player.choose()
                chosen += 1
                assert chosen < most, "this game does not end"
    return chosen


def faults(page: Page) -> list[str]:
    """What is wrong for those who see, hear or point otherwise."""
    found = Axe().run(page, options={"resultTypes": ["violations"]})["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in found]
