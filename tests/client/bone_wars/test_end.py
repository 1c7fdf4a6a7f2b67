"""The end page of Bone Wars is of its own paper, and alone it shows who one played against."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines.bone_wars import engine
from tests.engines.bone_wars.eager import told

from ..support.profiles import Profiles
from ..support.visitor import LAPTOP
from .bench import BoneWarsBench
from .positions import position

pytestmark = pytest.mark.browser

SHOW = """async ([view, result]) => {
  document.body.dataset.screen = "end";
  const { mount } = await import("/static/screens/end/end.js");
  const { table, game } = window.bench;
  const players = table.players.slice(0, result.places.length);
  const ended = { ...table, players, view: { public: view, private: null } };
  const data = { engine: "bone_wars", name: "bench", link: "/r/x", game: { result } };
  mount(document.getElementById("main"), { data, game, table: ended, you: { seat: 0 }, key: "x", replay() {} });
}"""  # noqa: E501 - a script
INKS = """() => {
  const rgb = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const of = (selector) => getComputedStyle(document.querySelector(selector));
  return {
    page: rgb(of("html").backgroundColor), ranking: rgb(of(".rank").backgroundColor),
    story: rgb(of(".story").backgroundColor), button: rgb(of(".crown .primary").backgroundColor),
    words: rgb(of(".rank .who b").color),
  };
}"""


@pytest.fixture(params=["light", "dark"])
def page(browser: Profiles, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(**LAPTOP, reduced_motion="reduce")
    page = context.new_page()
    BoneWarsBench(page, position("turn.play"), theme=request.param)
    yield page
    context.close()


def lost_alone() -> tuple[dict[str, Any], dict[str, Any]]:
    """Somebody who plays at random loses to Theodore."""
    state, _ = told(1, 2)
    result = engine.result(state)
    assert result is not None
    assert result.winners == []
    told_of = {name: getattr(result, name) for name in ("places", "points", "parts", "winners")}
    return engine.public(state), told_of | {"reason": {"key": result.reason.key, "values": {}}}


def lightness(colour: list[int]) -> float:
    parts = [each / 255 for each in colour]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_theodore_has_his_line_and_his_victory(page: Page) -> None:
    view, result = lost_alone()
    page.evaluate(SHOW, [view, result])
    rows = page.locator(".rank .ranked")
    expect(rows).to_have_count(2)
    theodore = rows.first
    expect(theodore).to_contain_text("Theodore")
    expect(theodore.locator(".points-total span").first).to_have_text(str(view["players"][1]["rp"]))
    parts = theodore.locator(".bar i:not(.rest)").all_inner_texts()
    assert sum(map(int, parts)) == view["players"][1]["rp"]
    expect(rows.nth(1)).to_contain_text("Ada")
    expect(page.locator(".crown h2")).to_have_text("Theodore wins")
    assert page.locator(".crown .faces use").first.get_attribute("href") == "#bw-theodore"

    inks = page.evaluate(INKS)
    words = inks.pop("words")
    for place, (red, green, blue) in inks.items():
        assert red > green > blue, f"{place} is no sepia"
    light, dark = sorted([lightness(words), lightness(inks["ranking"])], reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 7
