"""The pages round a game on every size: all that must be pressed can be seen and pressed.

As in ``test_reach``, for the first page, the room before the game, the end and the replay.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from engines.runtime.messages import LANGUAGES

from ..bad_bones.guest import Guest, play_to_the_end
from ..kit.test_reach import FINGER, HARD, LONG, OTHERS, REACH

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]
SIZES = [*HARD, *OTHERS[::3]]
HOME = ".game .btn, .join .btn, .join input, .room-row .btn"
LOBBY = (
    "#start, #ready, .invitation .btn, .room-seat .btn, .room-seat .icon-btn, .mode,"
    " .step button:enabled, .switch"
)
END = ".crown .btn, .fair .link"
REPLAY = ".scrub button:enabled, .scrub select"
SPEAK = """async (lang) => {
  const { setLang } = await import(document.querySelector("script[src*='core/text/i18n']").src);
  await setLang(lang);
}"""


WIDE = [(1366, 768), (1920, 1080), (1920, 1200), (2560, 1440)]
DETACHED = """() => {
  const table = document.querySelector(".tabletop use").getBoundingClientRect();
  return [...document.querySelectorAll(".seats > .room-seat")].filter((plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    return left > table.right + 40 || right < table.left - 40 || top > table.bottom + 40 || bottom < table.top - 40;
  }).map((plate) => plate.className);
}"""  # noqa: E501 - a script
"""Who sits nowhere near the table."""


class Looker(Guest):
    """Looks at each page on all sizes, in one language or the other."""

    def __init__(self, *about: Any, **context: Any) -> None:
        super().__init__(*about, **context)
        self.faults: list[str] = []

    def look(self, what: str, primary: str) -> None:
        for number, size in enumerate(SIZES):
            self.page.evaluate(SPEAK, LANGUAGES[number % 2])
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            looked = {"width": size.width, "height": size.height, "finger": FINGER / size.zoom}
            told = {"primary": primary, "sizes": [looked], "names": [self.name]}
            self.faults += [f"{what}, {fault}" for fault in self.page.evaluate(REACH, told)]
        self.page.evaluate(SPEAK, "en")
        self.page.set_viewport_size({"width": 1366, "height": 768})


def test_everything_can_be_pressed_round_a_game(welcome: Callable[..., Looker]) -> None:
    ada = welcome(Looker, LONG[0], has_touch=True)
    ada.page.goto(ada.url)
    ada.look("home", HOME)
    ada.open_room()
    ada.add_bots(5)
    ada.look("lobby", LOBBY)
    for width, height in WIDE:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(DETACHED) == [], (width, height)
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    ada.press(ada.page.locator("label.mode", has_text="Cooperative"))
    for left in range(9, 0, -1):
        ada.press(ada.page.locator("#o-rounds-less"))
        expect(ada.page.locator(".step:has(#o-rounds-less) b")).to_have_text(str(left))
    ada.start()
    play_to_the_end([ada])
    ada.look("end", END)
    ada.press(ada.page.get_by_role("button", name="Replay"))
    ada.sees("replay")
    ada.look("replay", REPLAY)
    assert not ada.faults, "\n".join(ada.faults)
