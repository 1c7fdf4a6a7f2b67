"""The hand of somebody who plays Bone Wars: it presses what glows, then the brass button."""

import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

SCENE = """() => {
  const over = document.querySelector(".part-over:not([hidden])");
  const dialog = over?.dataset.dialog ?? "";
  const covered = over && over.childElementCount > 0;
  const root = covered ? ".part-over" : ".bw";
  const all = (selector) => [...document.querySelectorAll(`${root} :is(${selector})`)]
    .filter((node) => node.checkVisibility() && !node.closest("[inert]"));
  const lit = all(".legal:enabled, .ticket[data-chip], [data-key^=quiet-]");
  return {
    decision: document.body.dataset.decision ?? "",
    root,
    dialog: covered ? dialog : "",
    picked: all(".sel").length + !lit.length > 0 && all(".go[data-key=go]:enabled").length > 0,
    things: lit.map((node) => ({
      key: node.dataset.key,
      opens: node.ariaHasPopup === "true",
      picks: node.ariaPressed !== null,
      picked: node.classList.contains("sel"),
      good: node.closest(".offered-card")?.querySelector(".offer-details .ok") != null,
    })),
  };
}"""
TAKEN = """([asked, notices]) => {
  const { dialog } = document.querySelector(".part-over:not([hidden])")?.dataset ?? {};
  return (document.body.dataset.decision ?? "") !== asked || notices.includes(dialog);
}"""
AT_REST = """() => document.querySelector("[data-tool=skip]")?.hidden ?? true"""
NOTICES = {"scored": "tbody th", "theodore": ".theodore-steps li small"}
"""Dialogs that ask nothing, and what is read in them before they are closed."""
SOON = 3000.0
"""Milliseconds in which something that glows can be pressed, unless something lies over it."""
WISHES = {
    r'"paleontologist":': 40,  # a card that publishes at once
    r'"species":': 12,
    r'"team":': 6,
    r'"mode":"(publish|award)"|chip-(publish|award)$': 60,
    r'"mode":"(minor|debunk)"|chip-(minor|debunk)$': 12,
    r'"do":"(dig|discover)"|chip-(dig|discover)$': 12,
    r'"do":"camp"|chip-camp$': 6,
    r'"do":"site"|chip-site$': 2,
    r'"do":"deeper"|chip-deeper$': 0.5,
    r"^quiet-pass$": 0.01,
    r"^quiet-": 0.2,
}
"""How much something is wanted, by its name; what is not named here is wanted once."""


class Thing(NamedTuple):
    """Something that can be pressed."""

    key: str
    opens: bool
    """Shows more things to press."""
    picks: bool
    """It waits for its confirmation; else, if it opens nothing, it is done at once."""
    picked: bool
    good: bool = False
    """A species of the draft that can be published with its own bones."""


class Hand:
    """Knows what the page shows. ``tired``: whether to pass, where that is possible."""

    def __init__(
        self, page: Page, press: Callable[..., None], seed: str, tired: Callable[[], bool]
    ) -> None:
        self.page = page
        self.press = press
        self.chance = random.Random(seed)
        self.tired = tired
        self.longing = ""
        """Names of what is wanted more than anything else."""
        self.read: dict[str, list[str]] = {}
        """What notices have said."""

    @property
    def scene(self) -> dict[str, Any]:
        """Once nothing moves: until then a dialog may ask what has been answered already."""
        self.page.wait_for_function(AT_REST)
        scene: dict[str, Any] = self.page.evaluate(SCENE)
        return scene

    def thing(self, key: str, root: str = ".bw") -> Locator:
        quoted = key.replace("\\", "\\\\").replace('"', '\\"')
        return self.page.locator(f'{root} [data-key="{quoted}"]').locator("visible=true").first

    def choose(self) -> None:
        """Answers what is asked."""
        asked = self.scene["decision"]
        for _ in range(12):  # a family, a thing of it, its confirmation, and notices between
            scene = self.scene
            if scene["decision"] != asked:
                return
            if scene["dialog"] in NOTICES:
                self._close(scene["dialog"])
            elif scene["picked"]:
                if self._can_press(self.thing("go", scene["root"])):
                    self._wait_until_taken(asked)
            elif scene["things"]:
                self._press_one([Thing(**each) for each in scene["things"]], scene["root"], asked)
            else:  # not drawn yet
                self.page.locator(".legal, .ticket, [data-key^=quiet-]").first.wait_for()
        raise AssertionError(f"nothing answers {asked}: {self.scene}")

    def _close(self, notice: str) -> None:
        lines = self.page.locator(f".part-over {NOTICES[notice]}").all_inner_texts()
        self.read.setdefault(notice, []).extend(lines)
        self._can_press(self.thing("go", ".part-over"))

    def _press_one(self, things: list[Thing], root: str, asked: str) -> None:
        chosen = self._wanted(things)
        pressed = self._can_press(self.thing(chosen.key, root))
        if pressed and not chosen.picks and not chosen.opens:
            self._wait_until_taken(asked)

    def _can_press(self, what: Locator) -> bool:
        """A dialog that was being fetched may lie over it by now."""
        try:
            self.press(what, timeout=SOON)
        except TooLong:
            return False
        return True

    def _wait_until_taken(self, asked: str) -> None:
        """The table has moved on, or a notice lies over it."""
        self.page.wait_for_function(TAKEN, arg=[asked, list(NOTICES)])

    def _wanted(self, things: list[Thing]) -> Thing:
        if self.tired():
            for thing in things:
                if thing.key == "quiet-pass":
                    return thing
        longed = [thing for thing in things if self.longing and re.search(self.longing, thing.key)]
        found = longed or things
        return self.chance.choices(found, [wish(thing) for thing in found])[0]


def wish(thing: Thing) -> float:
    if thing.picked:  # pressed already, and something else is missing
        return 0.001
    if thing.good:
        return 60
    return next((much for name, much in WISHES.items() if re.search(name, thing.key)), 1)
