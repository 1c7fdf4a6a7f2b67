"""Takes pictures of pages that have come to rest."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Request, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from . import house

HERE = Path(__file__).parent
STILL = (HERE / "still.js").read_text("utf-8")
READY = (HERE / "ready.js").read_text("utf-8")
MASKED: tuple[str, ...] = ()
"""Selectors of what differs from run to run. So far nothing does: addresses, codes, seeds, hashes
and QR codes are fixed where they are made (``household``, ``served``)."""
TRIES = 60
PATIENCE = 90_000
"""Milliseconds: how long a page takes is up to the machine."""
STEADY = (
    "--disable-partial-raster",
    "--num-raster-threads=1",
    "--disable-checker-imaging",
    "--disable-low-res-tiling",
    "--disable-lcd-text",
)
"""Chromium paints a part anew where something has changed, with other edges than if it had painted
all of it: so it shall always paint all."""


class Broken(Exception):
    """The page does not come to rest, or reports an error."""


@contextmanager
def browser(*more: str) -> Iterator[house.Profiles]:
    """With more of Chromium's switches."""
    with sync_playwright() as playwright:
        found = house.chromium.executable()
        args = [*house.chromium.LEAN, *STEADY, *more]
        profiles = house.Profiles(playwright.chromium.launch(executable_path=found, args=args))
        yield profiles
        profiles.close()


class Pose:
    """A page that holds still, whatever is opened in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.add_init_script(STILL)
        self._awaited: set[Request] = set()
        self._news = 0
        self.page.on("request", self._asked)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._told))

    def picture(self, *, whole: bool = False) -> bytes:
        """Once two pictures are alike, with no news between them and none to come. ``whole``: with
        what one would scroll to."""
        before, heard = b"", -1
        for _ in range(TRIES):
            self.page.evaluate(READY)
            now = self._taken(whole)
            if now == before and heard == self._news and not self._awaited:
                return now
            before, heard = now, self._news
        raise Broken(f"{self.page.url} never comes to rest")

    def _asked(self, request: Request) -> None:
        self._awaited.add(request)

    def _answered(self, request: Request) -> None:
        self._awaited.discard(request)
        self._news += 1

    def _told(self, _frame: bytes | str) -> None:
        self._news += 1

    def _taken(self, whole: bool) -> bytes:
        masked = [self.page.locator(each) for each in MASKED]
        return self.page.screenshot(
            animations="disabled", caret="hide", full_page=whole, mask=masked
        )


@contextmanager
def posing(context: BrowserContext, what: object) -> Iterator[Pose]:
    """The profile is given back afterwards."""
    pose = Pose(context)
    try:
        yield pose
    except PlaywrightError as error:
        raise Broken(f"{what}: {error}") from error
    if pose.complaints:
        raise Broken(f"{what}: {pose.complaints}")
    context.close()
