"""Cards of Bones & Banners: in the hand, on sheets, and explained."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engines.bones_and_banners.cards.catalogue import ADVISORS, BUILDINGS, LANDS, UNITS

from .bench import BannersBench
from .positions import position

pytestmark = pytest.mark.browser

HAND = ".part-hand"
DRAWN = """async (ids) => {
  const { card } = await import("/static/games/bones_and_banners/cards/card.js");
  const { client } = window.bench;
  const box = client.parts.over;
  box.hidden = false;
  const outside = (node) => {
    const [inside, around] = [node.querySelector(".words"), node].map((each) => each.getBoundingClientRect());
    return node.querySelector(".words").scrollHeight > inside.height + 2 || inside.bottom > around.bottom;
  };
  const sizes = ["s", "mid", "full"];
  return sizes.flatMap((size) => ids.filter((id) => {
    const node = card(client, id, { size });
    box.replaceChildren(node);
    return outside(node) || !node.querySelector("use[href]") || node.textContent.includes("card.");
  }).map((id) => `${size} ${id}`));
}"""  # noqa: E501 - a script


@pytest.fixture
def at(new_page: Callable[..., Page]) -> Callable[..., BannersBench]:
    """The table with a decision of this kind open."""

    def place(kind: str, lang: str = "en", **look: object) -> BannersBench:
        return BannersBench(new_page(**look), position(kind), lang=lang)

    return place


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_is_printed_fits_on_every_card(at: Callable[..., BannersBench], lang: str) -> None:
    page = at("die.act", lang).page
    ids = [*UNITS, *BUILDINGS, *ADVISORS, *LANDS]
    assert page.evaluate(DRAWN, ids) == []


def test_a_bluff_is_told_from_honest_play(at: Callable[..., BannersBench]) -> None:
    """A Sword is being played: Knights carry one, Archers do not."""
    page = at("die.act").page
    honest, bluff = (page.locator(f"{HAND} [data-card={card}]") for card in ("knights", "archers"))
    expect(bluff).to_contain_text("This would be a Bluff")
    expect(honest).not_to_contain_text("bluff")
    styles = [
        each.evaluate("(node) => getComputedStyle(node, '::after').borderTopStyle")
        for each in (honest, bluff)
    ]
    assert styles == ["solid", "dashed"]


def test_the_keyboard_opens_what_a_card_does_now(at: Callable[..., BannersBench]) -> None:
    page = at("die.act").page
    page.keyboard.press("Tab")
    page.locator(f"{HAND} [data-card=knights]").focus()
    paper = page.locator(".tip-paper")
    expect(paper).to_be_visible()
    expect(paper).to_contain_text("Charge 1")
    expect(paper).to_contain_text("Sword or Horse")
    expect(paper.locator(".now")).to_contain_text("Contest: Elder Forest")


def test_a_sheet_can_be_put_aside_and_taken_back(at: Callable[..., BannersBench]) -> None:
    page = at("recruit").page
    sheet = page.locator(".sheet")
    expect(sheet.locator(".card")).to_have_count(4)
    sheet.locator(".close").click()
    expect(sheet).to_have_count(0)
    page.locator(".put-aside").click()
    expect(sheet.locator(".card")).to_have_count(4)


def test_honest_names_come_first_for_the_sorceress(at: Callable[..., BannersBench]) -> None:
    bench = at("sorceress.name")
    fits = bench.engine.private(bench.state, bench.seat)["fits"]
    groups = bench.page.locator(".sheet .names")
    expect(groups).to_have_count(2)
    for group, honest in ((groups.first, True), (groups.last, False)):
        cards = group.locator("[data-card]").evaluate_all(
            "(nodes) => nodes.map(({ dataset }) => dataset.card)"
        )
        assert cards
        assert all(fits[card]["fits"] == honest for card in cards)
    assert groups.locator("[data-card]").count() == len(UNITS)


def test_what_is_opened_is_there_once_it_has_come(at: Callable[..., BannersBench]) -> None:
    """Its module is fetched when it is wanted."""
    page = at("die.act").page
    page.get_by_role("button", name="Lost Pile").click()
    expect(page.locator(".sheet .card-tokens [data-card=goblins]")).to_be_visible()
    page.locator(".sheet .close").click()
    expect(page.locator(".sheet")).to_have_count(0)
