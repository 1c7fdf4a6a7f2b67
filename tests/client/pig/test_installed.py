"""The example of a game in a package of its own, in a browser: its card, its help, its table."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from app.paths import ROOT
from tests.app.support.cluster import short_folder
from tests.app.support.server import MODULE, Server

from ..support.seated import seated
from ..support.visitor import LAPTOP, PHONE, Visitor, faults, play_to_the_end

pytestmark = pytest.mark.browser

Welcome = Callable[..., Visitor]

ENTRY_POINT = "[boneyard.engines]\npig = boneyard_pig\n"
METADATA = "Metadata-Version: 2.1\nName: boneyard-pig\nVersion: 1.0\n"


class Roller(Visitor):
    """Holds as soon as there is something to hold, two times out of three."""

    engine = "pig"

    def choose(self) -> None:
        decision = self.decision
        hold = self.chance.random() < 0.66
        buttons = self.page.locator(".pig-buttons button")
        self.press(buttons.last if hold else buttons.first)
        self.wait_for_another(decision)


def install(folder: Path) -> Path:
    """As pip would leave it there: tests/project/test_packages.py does it with a wheel."""
    shutil.copytree(ROOT / "examples/pig/boneyard_pig", folder / "boneyard_pig")
    about = folder / "boneyard_pig-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, "utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINT, "utf-8")
    return folder


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """Another process than the tests', which know of no installed game."""
    folder = short_folder()
    env = {"BONEYARD_BOT_DELAY": "0", "PYTHONPATH": str(install(folder / "installed"))}
    made = Server(folder / "data", env=env, program=MODULE)
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


def test_its_card_and_its_help(welcome: Welcome) -> None:
    ada = welcome(Roller, "Ada", **PHONE)
    page = ada.page
    page.goto(ada.url)
    card = page.locator("[data-engine=pig]")
    expect(card.get_by_role("heading")).to_have_text("Pig")
    assert card.locator("img").evaluate("img => img.naturalWidth > 0")
    page.locator("footer [data-set-lang=fr]").click()
    expect(card.get_by_role("heading")).to_have_text("Cochon")
    expect(card.locator("img")).to_have_attribute("alt", "Un cochon entre deux dés, dans un pré")
    expect(page.locator("footer p")).to_contain_text("John Scarne (Cochon)")
    assert faults(page) == []
    card.get_by_role("link", name="Comment jouer").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Comment jouer au Cochon")
    assert faults(page) == []


@pytest.mark.parametrize(
    ("look", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"]
)
def test_a_whole_game(welcome: Welcome, look: dict[str, object], scheme: str) -> None:
    ada = welcome(Roller, "Ada", color_scheme=scheme, **look)
    seated(ada, bots=1, goal=20)
    expect(ada.page.locator(".pig-buttons button")).to_have_text(["Roll"])
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.choose()
    expect(ada.page.locator(".feed svg.pig-die").first).to_be_attached()
    play_to_the_end([ada])
    expect(ada.page.get_by_text("The goal of 20 points is reached.")).to_be_visible()
