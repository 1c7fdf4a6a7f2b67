"""The pictures show every page and all that is asked, and comparing them overlooks no pixel."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from app.paths import TEMPLATES
from engines import registry
from engines.contract import Engine
from engines.runtime.messages import LANGUAGES
from scripts.screenshots.camera import posing
from scripts.screenshots.compare import compare
from scripts.screenshots.household import homes
from scripts.screenshots.looks import ALL, SIZES, THEMES, USUAL
from scripts.screenshots.make import SERVED, plan
from scripts.screenshots.pages import scenes
from tests.client.kit.test_reach import GAMES, kinds, state_of
from tests.client.support import chromium

IN_BROWSER = pytest.mark.browser
ENGINES = pytest.mark.parametrize("engine", registry.all(), ids=lambda engine: engine.id)


def test_every_template_is_shown() -> None:
    templates = {file.stem for file in TEMPLATES.glob("*.html")}
    assert {scene.template for scene in scenes()} == templates - {"base"}


@ENGINES
@pytest.mark.parametrize("screen", ["lobby", "table", "end", "replay", "help"])
def test_every_screen_is_shown_of_every_game(engine: Engine, screen: str) -> None:
    shown = f"{screen}/{engine.id}"
    assert any(scene.name.startswith(shown) for scene in scenes())


@ENGINES
def test_all_that_is_asked_is_shown(engine: Engine) -> None:
    shown = {name for job in plan(USUAL) if job.engine == engine.id for name in job.names}
    states = [state_of(GAMES[engine.id].positions[name]) for name in shown]
    asked = {engine.decisions(state)[min(engine.decisions(state))].kind for state in states}
    assert asked == kinds(engine)


def test_usually_each_size_theme_and_language_is_used() -> None:
    assert {look.theme for look in USUAL} == set(THEMES)
    assert {look.lang for look in USUAL} == set(LANGUAGES)
    assert set(USUAL) < set(ALL)
    assert len(ALL) == len(SIZES) * len(THEMES) * len(LANGUAGES)


def test_no_two_pictures_or_rooms_have_the_same_name() -> None:
    files = [job.file_of(name) for job in plan(ALL) for name in job.names]
    assert len(files) == len(set(files))
    assert not any(" " in file for file in files)
    assert len({home.code for home in homes()}) == len(homes())


def test_a_part_is_chosen_by_its_name() -> None:
    (job,) = plan(USUAL, "home/stranger/phone-light")
    assert (job.engine, job.names, str(job.look)) == (SERVED, ("home/stranger",), "phone-light-en")
    assert plan(USUAL, "nothing of this name") == []


@pytest.fixture
def page() -> Iterator[Page]:
    context = chromium.opened().new_context(viewport={"width": 400, "height": 300})
    with posing(context, "a test") as pose:
        yield pose.page


def paint(page: Page, file: Path, dot: str = "", width: int = 400) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    page.set_viewport_size({"width": width, "height": 300})
    style = f"position: fixed; left: 7px; top: 11px; width: 1px; height: 1px; background: {dot}"
    page.set_content(f'<body style="background: #fff"><i style="{style}"></i>')
    page.screenshot(path=file)


@IN_BROWSER
def test_one_pixel_is_found(page: Page, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for folder, dot in ((before, ""), (after, "#fefeff")):
        paint(page, folder / "home" / "dot.png", dot)
        paint(page, folder / "home" / "same.png")
    paint(page, before / "gone.png")
    paint(page, after / "fresh.png")
    found = {each.name: each for each in compare(page, before, after)}
    kinds_found = {name: each.kind for name, each in found.items()}
    assert kinds_found == {
        "home/dot.png": "changed", "home/same.png": "equal", "gone.png": "missing",
        "fresh.png": "new",
    }  # fmt: skip
    change = found["home/dot.png"].change
    assert change
    assert (change.pixels, change.box) == (1, (7, 11, 8, 12))
    assert change.share == pytest.approx(1 / 120_000)
    assert [each.name for each in compare(page, before, after, "same")] == ["home/same.png"]


@IN_BROWSER
def test_a_picture_of_another_size_has_changed(page: Page, tmp_path: Path) -> None:
    paint(page, tmp_path / "before" / "a.png")
    paint(page, tmp_path / "after" / "a.png", width=401)
    (found,) = compare(page, tmp_path / "before", tmp_path / "after")
    assert found.change
    assert (found.change.pixels, found.change.box) == (300, (400, 0, 401, 300))


@IN_BROWSER
def test_chance_and_time_stand_still(page: Page) -> None:
    read = "[Math.random(), Date.now(), new Date().getFullYear(), new Date(5).getTime()]"
    page.goto("data:text/html,<p>once")
    once = page.evaluate(read)
    page.goto("data:text/html,<p>again")
    assert page.evaluate(read) == once
    assert once[2:] == [2026, 5]
