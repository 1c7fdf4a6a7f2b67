"""A person at a browser: opens links, clicks, and knows only what the page shows."""

import random
import re
from typing import Any

from axe_core_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

CHOICES = (
    ".pop.targets button, .sd, .sup.may, .btn.pass, .b-space.may, .ware.may, .wpop, .sk.may,"
    " [data-key=rest]"
)


class Guest:
    """One browser profile with one page, and things a person does with it."""

    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:
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

    def open_room(self) -> str:
        """From the first page to a room of one's own; the invite link."""
        self.page.goto(self.url)
        self.press(self.page.locator("[data-new-room=bad_bones]"))
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
            self.press(self.page.locator(".rs.free [id^=bot-]:not([popover])").first)
            self.press(self.page.locator(".menulist:popover-open button").first)
            expect(self.page.locator(".rs[data-avatar^=bot]")).to_have_count(bots)

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

    def play_alone(self) -> None:
        self.open_room()
        self.press(self.page.locator("label.mode", has_text="Solo"))
        self.start()

    def sees(self, screen: str) -> None:
        expect(self.page.locator(f"body[data-screen={screen}]")).to_have_count(1)

    # At the table

    @property
    def decision(self) -> str:
        return self.page.evaluate("document.body.dataset.decision ?? ''")

    @property
    def at_the_end(self) -> bool:
        return bool(self.page.evaluate("document.body.dataset.screen === 'end'"))

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def log(self) -> Locator:
        return self.page.locator(".feed.log")

    def space(self, place: str) -> Locator:
        """A space of the large board, ``row,column``."""
        return self.page.locator(f'.b-space[data-place="{place}"]')

    def asked(self, text: str) -> None:
        expect(self.prompt).to_contain_text(text)

    def hero_is_on(self, place: str) -> None:
        expect(self.space(place)).to_have_attribute("aria-label", re.compile("hero"))

    def move_hero(self, place: str) -> None:
        self.asked("Move your hero")
        self.press(self.space(place))

    def leave_traps(self) -> None:
        self.press(self.page.locator(".btn.pass"))

    def ware(self, item: str) -> Locator:
        """A card of the market: a tile's letter or a weapon."""
        return self.page.locator(f'.ware[data-item="{item}"]')

    def buy(self, item: str) -> None:
        self.press(self.ware(item))
        self.press(self.page.locator("[data-key=buy]"))

    def stop_buying(self) -> None:
        """Pressed twice: nobody stops by accident."""
        stop = self.page.locator("[data-key=stop]")
        self.press(stop)
        self.press(stop.get_by_text("Really"))

    def choose(self) -> None:
        """Answers the open decision by clicking on what is lit, until the table has taken it."""
        decision = self.decision
        # The decision is known before the table has come to show it.
        self.page.locator(CHOICES).locator("visible=true").first.wait_for()
        if self._any(".ware.may"):
            self._press_one(".ware.may")
            self.press(self.page.locator("[data-key=buy]"))
        elif self._any(".wpop"):
            self._use_the_weapon()
        elif self._any(".sk.may"):  # one of a group
            self._press_one(".sk.may")
        elif self._any("[data-key=rest]") and self.chance.random() < 0.5:
            self._press_one("[data-key=rest]")
        elif self._any(".pop.targets button"):
            self._press_one(".pop.targets button")
        elif self._any(".sd"):  # sides of a dragon, who marches next: they are in the rail, too
            self._press_one(".sd")
        elif self._any(".sup.may") and self.chance.random() < 0.7:
            self._place_a_trap()
        elif self._any(".btn.pass"):
            self.leave_traps()
        else:
            self._press_one(".b-space.may")
        self.page.wait_for_function(
            "old => (document.body.dataset.decision ?? '') !== old", arg=decision
        )

    def _use_the_weapon(self) -> None:
        """Or not: *not now* is always there."""
        if self.chance.random() < 0.2 or not self._any(".sy, .wpop .target, .b-space.may"):
            self._press_one("[data-key=skip]")
        elif self._any(".sy"):  # the axe: a symbol, then strike
            self._press_one(".sy:not([disabled])")
            self._press_one("[data-key=strike]")
        elif self._any(".wpop .target"):  # the death staff
            self._press_one(".wpop .target")
        else:
            self._aim()

    def _aim(self) -> None:
        """The morning star strikes in two steps; a bolt for a crowd needs to know whom."""
        struck = self._press_one(".b-space.may").get_attribute("data-place")
        if self._any(".wpop:has-text('land on')"):
            self._press_one(f'.b-space.may:not([data-place="{struck}"])')
        elif self._any(".pop.which .sk.may"):
            self._press_one(".pop.which .sk.may")

    def _place_a_trap(self) -> None:
        trap = self._press_one(".sup.may").get_attribute("data-trap")
        self._press_one(".b-space.may")
        # a tile that can be turned, or one laid by a finger, waits to be confirmed
        if trap in ("W", "L") or self.touch:
            self.press(self.page.locator(".acts-pop .go:visible, [data-key=place]:visible").first)

    def _any(self, selector: str) -> bool:
        return self.page.locator(f"{selector}:visible").count() > 0

    def _press_one(self, selector: str) -> Locator:
        lit = self.page.locator(f"{selector}:visible")
        chosen = lit.nth(self.chance.randrange(lit.count()))
        self.press(chosen)
        return chosen

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()


def sit_down(host: Guest, *friends: Guest) -> str:
    """From the first page to the first hero phase; the invite link."""
    link = host.open_room()
    for friend in friends:
        friend.join(link)
        friend.ready()
    host.start()
    for friend in friends:
        friend.sees("table")
    return link


def play_to_the_end(players: list[Guest], most: int = 600) -> int:
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
