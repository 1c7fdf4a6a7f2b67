"""A person who plays Bad Bones in a browser."""

import re

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from ..support.seated import seated
from ..support.visitor import LAPTOP, PHONE, Visitor, faults, play_to_the_end, sit_down

__all__ = ["LAPTOP", "PHONE", "Guest", "faults", "play_to_the_end", "sit_down"]

CHOICES = (
    ".pop.targets button, .side-button, .supply-item.may, .btn.pass, .b-space.may, .ware.may,"
    " .weapon-panel, .skeleton-button.may,"
    " [data-key=rest]"
)

ASKED = """([choices, decision]) =>
  document.body.dataset.decision !== decision || document.body.dataset.screen === "end"
  || [...document.querySelectorAll(choices)]
    .some((each) => each.checkVisibility({ visibilityProperty: true }))"""
SOON = 5_000
"""Milliseconds: what has not been pressed by then has gone."""


class Guest(Visitor):
    """With a hero to move and traps to lay."""

    engine = "bad_bones"

    def play_alone(self) -> None:
        seated(self, mode="solo")

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
        decision = self.decision
        # The decision is known before the table has come to show it, and may be gone by then.
        self.page.wait_for_function(ASKED, arg=[CHOICES, decision])
        if self.decision != decision or self.at_the_end:
            return
        if self._any(".ware.may"):
            self._press_one(".ware.may")
            self.press(self.page.locator("[data-key=buy]"))
        elif self._any(".weapon-panel"):
            self._use_the_weapon()
        elif self._any(".skeleton-button.may"):  # one of a group
            self._press_one(".skeleton-button.may")
        elif self._any("[data-key=rest]") and self.chance.random() < 0.5:
            self._press_one("[data-key=rest]")
        elif self._any(".pop.targets button"):
            self._press_one(".pop.targets button")
        elif self._any(
            ".side-button"
        ):  # sides of a dragon, who marches next: they are in the rail, too
            self._press_one(".side-button")
        elif self._any(".supply-item.may") and self.chance.random() < 0.7:
            self._place_a_trap()
        elif self._any(".btn.pass"):
            self.leave_traps()
        else:
            self._press_one(".b-space.may")
        self.wait_for_another(decision)

    def _use_the_weapon(self) -> None:
        """Or not: *not now* is always there."""
        if self.chance.random() < 0.2 or not self._any(
            ".symbol-button, .weapon-panel .target, .b-space.may"
        ):
            self._press_one("[data-key=skip]")
        elif self._any(".symbol-button"):  # the axe: a symbol, then strike
            self._press_one(".symbol-button:not([disabled])")
            self._press_one("[data-key=strike]")
        elif self._any(".weapon-panel .target"):  # the death staff
            self._press_one(".weapon-panel .target")
        else:
            self._aim()

    def _aim(self) -> None:
        """The morning star strikes in two steps; a bolt for a crowd needs to know whom."""
        space = self._one(".b-space.may")
        struck = space.get_attribute("data-place")  # once it is pressed, it may not be lit any more
        self.press(space)
        if self._any(".weapon-panel:has-text('land on')"):
            self._press_one(f'.b-space.may:not([data-place="{struck}"])')
        elif self._any(".pop.which .skeleton-button.may"):
            self._press_one(".pop.which .skeleton-button.may")

    def _place_a_trap(self) -> None:
        """Or none: somebody else may have taken the last tile of a common supply meanwhile."""
        decision = self.decision
        try:
            self._lay_one()
        except TooLate:
            if self.decision == decision:
                self.leave_traps()

    def _lay_one(self) -> None:
        item = self._one(".supply-item.may")
        trap = item.get_attribute("data-trap", timeout=SOON)
        self.press(item, SOON)
        self._press_one(".b-space.may", SOON)
        # a tile that can be turned, or one laid by a finger, waits to be confirmed
        if trap in ("W", "L") or self.touch:
            confirm = self.page.locator(".acts-pop .go:visible, [data-key=place]:visible")
            self.press(confirm.first, SOON)
