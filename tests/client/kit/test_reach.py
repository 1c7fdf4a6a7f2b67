"""Whatever is asked, on whatever screen: all that must be pressed can be seen and pressed.

Every kind of decision of every engine, on every size, in both languages: what may be chosen, what
confirms it, *undo* and the list of choices are inside of the window (or where one can scroll to),
whole, not covered, and large enough for a finger.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from engines import registry
from engines.contract import Engine
from engines.runtime.messages import LANGUAGES, Catalogue

from ..bad_bones.positions import POSITIONS, Position
from ..bone_wars import positions as bone_wars
from ..bones_and_banners import positions as bones_and_banners
from ..support.frame import Frame
from ..support.profiles import Profiles

pytestmark = pytest.mark.browser

FINGER = 40
POINTER = 24
"""For what can be pressed elsewhere, too, larger: the least of WCAG 2.2."""


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    touch: bool = False
    zoom: int = 1
    """Whoever has enlarged the page sees that many pixels for one."""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


HARD = [
    Size(320, 568, touch=True),
    Size(667, 375, touch=True),
    Size(683, 312, zoom=2),
    Size(1366, 625),
]
"""A small phone, one on its side, and laptops: with the bars of a browser, and enlarged twofold."""
OTHERS = [
    Size(390, 844, touch=True),
    Size(740, 360, touch=True),
    Size(844, 390, touch=True),
    Size(820, 1180, touch=True),
    Size(1180, 820, touch=True),
    Size(1024, 600),
    Size(1366, 768),
    Size(1920, 1080),
    Size(2560, 1440),
    Size(3840, 2160),
]


@dataclass(frozen=True)
class Game:
    """What has to be pressed in it, and where."""

    positions: dict[str, Position]
    primary: str
    tabs: tuple[str, ...] = ()
    """Of a phone: things to press may be on any of them."""
    over: str = ""
    """What lies over the table while it is there."""
    again: str = ""
    """What is offered as a chip as well: seen and reached, but large enough for a mouse."""
    list: str = (
        ".tabbar [data-to=choices], .feedbox .tab[data-tab=choices], .segmented [data-key=feed]"
    )
    """What opens the list of choices."""
    down: str = ""
    """What scrolls down, and never sideways."""


GAMES = {
    "bad_bones": Game(
        POSITIONS,
        ".b-space.may, .supply-item.may, .acts .btn:enabled, .pop button, .direction-panel button,"
        " .side-button, .symbol-button:enabled,"
        " .weapon-panel button:enabled, .skeleton-button.may, .ware.may",
    ),
    "bone_wars": Game(
        {
            asked: Position(make)
            for asked, make in {**bone_wars.POSITIONS, **bone_wars.CASES}.items()
        },
        ".legal:enabled, .ticket[data-chip], [data-key^=quiet-], [data-key=go]:enabled,"
        " [data-key=undo]:enabled",
        tabs=("map", "desk", "patrons", "finds", "table"),
        over=".part-over:not([hidden], [data-dialog=folded], :empty)",
        again=".table-grid .legal, .bw-status .legal",
        list=".tabbar [data-to=table], .part-strip [data-key=all]",
        down=".dialog .panes",
    ),
    "bones_and_banners": Game(
        {
            asked: Position(make, steps=bones_and_banners.STEPS.get(asked, ()))
            for asked, make in {**bones_and_banners.POSITIONS, **bones_and_banners.CASES}.items()
        },
        "button.may, .strip .btn, .ptab, .name-chip",
        tabs=("field", "reserve", "lands", "feed"),
        list=".tabbar [data-to=feed], .feedbox .tab[data-tab=choices]",
        down=".leaf, .scrolled, .bnb > .desk",
    ),
}

REACH = (Path(__file__).parents[1] / "support/reach.js").read_text("utf-8")


def kinds(engine: Engine) -> set[str]:
    """Of decisions: whatever in the engine's package has a kind and asks something."""
    package = type(engine).__module__.rpartition(".")[0]
    modules = [
        module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")
    ]
    named = (
        getattr(each, "kind", None)
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and hasattr(each, "prompt")
    )
    return {kind for kind in named if isinstance(kind, str)}


def asked(engine: Engine) -> set[str]:
    """All that it may ask, by the names of the texts."""
    file = sys.modules[type(engine).__module__].__file__
    texts = Catalogue.load(Path(str(file)).parent / "messages").texts["en"]
    return {key for key in texts if key.startswith("prompt.") and not key.endswith(".help")}


@pytest.mark.parametrize("engine", registry.all(), ids=lambda engine: engine.id)
def test_there_is_a_position_for_everything_that_is_asked(engine: Engine) -> None:
    decisions = {}
    for name, position in GAMES[engine.id].positions.items():
        found = engine.decisions(state_of(position))
        decisions[name] = found[min(found)]
        assert decisions[name].prompt.key.removeprefix("prompt.") == name.partition(",")[0] or (
            decisions[name].kind == name
        )
    assert {decision.kind for decision in decisions.values()} == kinds(engine)
    assert {decision.prompt.key for decision in decisions.values()} == asked(engine)


def state_of(position: Position) -> Any:
    made = position.make()
    return getattr(made, "state", made)


NewFrame = Callable[..., Frame]


@pytest.fixture
def new_frame(browser: Profiles) -> Iterator[NewFrame]:
    """A page that reports an error fails the test."""
    frames: list[Frame] = []
    complaints: list[str] = []

    def make(engine: Engine, *, touch: bool) -> Frame:
        context = browser.new_context(
            viewport={"width": 300, "height": 200}, reduced_motion="reduce", has_touch=touch
        )
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        frames.append(Frame(page, engine))
        return frames[-1]

    yield make
    for frame in frames:
        frame.close()
    assert complaints == []


def walk(
    frame: Frame, name: str, lang: str, sizes: list[Size], names: Sequence[str] = ()
) -> list[str]:
    """What is wrong with that position on these sizes."""
    game = GAMES[frame.engine.id]
    position = game.positions[name]
    frame.resize(sizes[0].width, sizes[0].height)
    frame.deal(state_of(position), lang, names)
    page = frame.inner
    page.locator(game.primary).locator("visible=true").first.wait_for()
    for step in position.steps:
        page.locator(step).locator("visible=true").first.dispatch_event("click")
    looked = {
        "primary": position.only or game.primary,
        "tabs": game.tabs,
        "over": game.over,
        "again": game.again,
        "list": game.list,
        "down": game.down,
        "names": names,
        "sizes": [
            {
                "width": size.width,
                "height": size.height,
                "finger": FINGER / size.zoom,
                "pointer": POINTER / size.zoom,
            }
            for size in sizes
        ],
    }
    return [f"{name}, {lang}, {fault}" for fault in page.evaluate(REACH, looked)]


EACH = pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
ENGINES = pytest.mark.parametrize("engine", registry.all(), ids=lambda engine: engine.id)


@ENGINES
@EACH
def test_everything_can_be_pressed(new_frame: NewFrame, engine: Engine, touch: bool) -> None:
    """Each position on the hardest sizes and on one of the others in turn, in one language by
    touch and in the other by mouse."""
    frame = new_frame(engine, touch=touch)
    hard, others = ([size for size in sizes if size.touch == touch] for sizes in (HARD, OTHERS))
    faults = []
    for shift, lang in enumerate(LANGUAGES):
        for number, name in enumerate(GAMES[engine.id].positions):
            if (number + shift + touch) % 2:
                faults += walk(frame, name, lang, [*hard, others[number % len(others)]])
    assert not faults, "\n".join(faults)


@ENGINES
@EACH
@pytest.mark.thorough
def test_everything_can_be_pressed_in_both_languages_on_all_of_them(
    new_frame: NewFrame, engine: Engine, touch: bool
) -> None:
    frame = new_frame(engine, touch=touch)
    sizes = [size for size in (*HARD, *OTHERS) if size.touch == touch]
    faults = []
    for lang in LANGUAGES:
        for name in GAMES[engine.id].positions:
            faults += walk(frame, name, lang, sizes)
    assert not faults, "\n".join(faults)


LONG = [
    "Maximilienne-Antoinette de Lorge", "Bartholomew Featherstonehaugh II",
    "Théophraste-Xavier Montgolfier 2", "Anne-Sophie-Charlotte Desrosiers",
    "Wolfgang-Amadeus Schwarzenberger", "Clementina Wolstenholme-Elmy 200",
]  # fmt: skip
CROWDED = {
    "bad_bones": ["hero.move", "hero.move, together", "exit.target", "market"],
    "bone_wars": ["turn.play", "publish.card", "publish.bone"],
    "bones_and_banners": ["land.activate", "die.act", "window.count"],
}
"""Where names stand, or French is longest."""


@ENGINES
@EACH
def test_names_of_32_letters(new_frame: NewFrame, engine: Engine, touch: bool) -> None:
    frame = new_frame(engine, touch=touch)
    sizes = [size for size in (*HARD, *OTHERS[::3]) if size.touch == touch]
    faults = [
        fault for name in CROWDED[engine.id] for fault in walk(frame, name, "fr", sizes, LONG)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_says_which_round_and_phase_it_is(new_frame: NewFrame, lang: str) -> None:
    frame = new_frame(registry.get("bad_bones"), touch=True)
    frame.resize(390, 844)
    frame.deal(state_of(POSITIONS["trap, together"]), lang)
    said = frame.inner.locator(".bb-status .round")
    expect(said).to_have_text({"en": "Round 1 of 10 · Trap", "fr": "Manche 1 sur 10 · Piège"}[lang])
    assert said.evaluate("node => node.scrollWidth <= node.clientWidth + 1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_its_side_a_phone_shows_all_whom_the_slain_may_go_to(
    new_frame: NewFrame, lang: str
) -> None:
    frame = new_frame(registry.get("bad_bones"), touch=True)
    frame.resize(667, 375)
    frame.deal(state_of(POSITIONS["weapon.death"]), lang)
    expect(frame.inner.locator(".weapon-panel .target")).to_have_count(5)
    supply = frame.inner.locator(".supply")
    assert supply.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
