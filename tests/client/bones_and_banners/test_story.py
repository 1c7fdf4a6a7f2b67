"""The end page of Bones & Banners: gold that adds up, moments that open the replay, open medals."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ..support import site
from .told import Told, told

pytestmark = pytest.mark.browser

STORY = """async ([view, changes]) => {
  const { load, t } = await import("/static/core/text/i18n.js");
  await load("en", "bones_and_banners");
  const { styles } = await import("/static/games/bones_and_banners/styles.js");
  await styles();
  const { draw } = await import("/static/games/bones_and_banners/end/story.js");
  const players = [{ name: "Ada", me: true }, { name: "Nour", me: false }];
  const root = document.getElementById("main");
  root.id = "story";
  draw(root, { players, seat: 0, view, t, lang: "en" }, async () => changes);
}"""


@pytest.fixture
def played() -> Told:
    return told(3)


@pytest.fixture
def story(new_page: Callable[..., Page], played: Told) -> Locator:
    page = new_page()
    page.goto(f"{site.address()}/bench/bones_and_banners/en/light")
    page.evaluate(STORY, [played.view(), played.changes])
    return page.locator("#story")


def armies(game: Told) -> list[dict[str, Any]]:
    return list(game.view()["public"]["armies"])


def test_the_lands_of_a_realm_add_up_to_its_gold(story: Locator, played: Told) -> None:
    for seat, army in enumerate(armies(played)):
        realm = story.locator(f".realm.h{seat}")
        worth = [int(text) for text in realm.locator("li").all_inner_texts()]
        assert sum(worth) == army["gold"]
        expect(realm.locator(".gold")).to_have_text(f"{army['gold']:,}")


def test_the_lines_end_where_the_gold_does(story: Locator, played: Told) -> None:
    expect(story.locator(".gold-line")).to_have_count(2)
    label = story.locator(".race-chart").get_attribute("aria-label") or ""
    for name, army in zip(("Ada", "Nour"), armies(played), strict=True):
        assert f"{name} {army['gold']}" in label


def test_a_moment_opens_the_replay_where_it_happened(story: Locator, played: Told) -> None:
    links = story.locator(".moments a")
    expect(links.first).to_be_visible()
    for link in links.all():
        at = int((link.get_attribute("href") or "").removeprefix("?replay#at="))
        text = link.inner_text()
        before = played.changes[at]["before"]["public"]
        assert f"Round {before['round']}:" in text
        assert played.changes[at]["events"]


def test_both_lists_of_achievements_are_open(story: Locator, played: Told) -> None:
    feats = played.view()["public"]["over"]["feats"]
    assert any(feats)
    expect(story.locator(".medal")).to_have_count(sum(map(len, feats)))
