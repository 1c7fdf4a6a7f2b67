"""What lies over the table of Bone Wars: dialogs for the large decisions, and desks of others."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engines import bone_wars
from engines.bone_wars.testing import kind, play, scenario

from ..support.profiles import Profiles
from ..support.visitor import PHONE
from .bench import BoneWarsBench as Desk

pytestmark = pytest.mark.browser

BONES = ["torso", "tail", "skull_herbivore", "limb_paw"]


@pytest.fixture
def page(browser: Profiles) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    yield context.new_page()
    context.close()


def working(person: str, mode: str, **player: Any) -> Any:
    """Ada has played that card, and her paleontologist is at work."""
    state = scenario(p0={"paleontologists": [person], "covers": 1, **player})
    play(state, {"card": {"paleontologist": person}})
    if kind(state) == "turn.mode":
        play(state, {"mode": mode})
    return state


def publishing(**player: Any) -> Any:
    cards = {"species": ["Stegosaurus", "Hadrosaurus"], "crates": BONES, "archive_camps": 1}
    return working("samuel_w_williston", "publish", **cards | player)


def test_a_paper_is_written_bone_by_bone(page: Page) -> None:
    desk = Desk(page, publishing())
    page.locator(".paper-pick", has_text="Stegosaurus").locator("button").click()
    expect(page.locator(".sockets .now")).to_contain_text("torso")
    page.locator(".my-crates button.legal").click()
    expect(page.locator(".sockets .on")).to_have_count(1)
    page.locator("[data-key=skip]").click()
    expect(page.locator(".sockets .out")).to_contain_text("tail")
    page.locator("[data-key=socket]").click()
    expect(page.locator(".meter .on")).to_contain_text("2")
    page.locator("[data-key=enough]").click()
    desk.shown(5)
    assert [action.get("bone") for action in desk.acted[1:4]] == ["torso", None, "skull_herbivore"]
    assert desk.happened("paper.committed")[0]["size"] == 2


def publish(page: Page) -> None:
    """What spends is asked, although no second paper is possible."""
    page.locator(".dialog .go", has_text="Publish the paper").click()


def test_what_all_of_it_brings_is_told_before_it_is_published(page: Page) -> None:
    Desk(page, publishing(archive={"A": ["Archaeotherium"]}, money=5))
    page.locator(".paper-pick", has_text="Stegosaurus").locator("button").click()
    page.locator("[data-key=fill]").click()
    publish(page)
    expect(page.locator(".dialog .steps .on")).to_contain_text("Rewards")
    expect(page.locator(".preview .changes")).to_contain_text("Your dollars$5$9")
    expect(page.locator(".bars b").first).not_to_have_text("0")


def test_rewards_are_taken_in_the_order_one_likes(page: Page) -> None:
    desk = Desk(page, publishing())
    page.locator(".paper-pick", has_text="Stegosaurus").locator("button").click()
    page.locator("[data-key=fill]").click()
    publish(page)
    rows = page.locator(".reward-order .take-reward b:not(.number)")
    expect(rows.first).to_have_text("2 loyalty to Marsh")
    page.locator('[data-key="later-loyalty:2"]').click()
    expect(rows.nth(1)).to_have_text("2 loyalty to Marsh")
    page.locator(".dialog .go").click()
    expect(page.locator(".dialog")).to_have_count(0)
    taken = [action["reward"] for action in desk.acted if action["type"] == "reward.next"]
    assert taken[:2] == ["archive:41", "loyalty:2"]


def test_a_card_that_cannot_be_published_says_why(page: Page) -> None:
    full = {"archive": {"A": ["Archaeotherium"]}, "archive_camps": 0}
    Desk(page, publishing(**full, species=["Stegosaurus", "Hadrosaurus", "Apatosaurus"]))
    barred = page.locator(".paper-pick.no")
    expect(barred).to_contain_text("Envelope A")
    expect(barred.locator("button")).to_have_count(0)


def test_a_dialog_folds_away_and_comes_back(page: Page) -> None:
    Desk(page, publishing())
    expect(page.locator(".dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_have_count(0)
    expect(page.locator(".part-strip .unfold")).to_be_focused()
    page.locator(".opponent").click()
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_have_count(0)
    page.locator(".unfold").click()
    expect(page.locator(".dialog .paper-pick")).to_have_count(2)
    expect(page.locator(".dialog")).to_be_focused()


def test_tabbing_stays_inside(page: Page) -> None:
    Desk(page, publishing())
    expect(page.locator(".dialog")).to_be_focused()
    for _ in range(9):
        page.keyboard.press("Tab")
        assert page.evaluate("() => Boolean(document.activeElement.closest('.dialog'))")


def test_a_set_of_bones_turns_a_paper_over(page: Page) -> None:
    crates = ["torso"] * 3 + ["tail"]
    state = scenario(
        p0={"paleontologists": ["william_h_reed"], "crates": crates}, papers={"cope": {2: 1, 3: 1}}
    )
    play(state, {"card": {"paleontologist": "william_h_reed"}})
    desk = Desk(page, state)
    expect(page.locator(".size-option.off")).to_contain_text("Cope has no 4")
    page.locator(".size-option", has_text="3 bones").click()
    expect(page.locator(".preview .changes")).to_contain_text("Cope’s papers21")
    page.locator(".dialog .go").click()
    desk.shown(1)
    assert desk.happened("paper.debunked")[0]["value"] == 3


def test_every_barred_profession_says_why(page: Page) -> None:
    desk = Desk(page, scenario(p0={"profession": (3, 2)}, p1={"profession": (5, 1)}))
    page.locator("[data-key^=quiet-]", has_text="Pass").click()
    grid = page.locator(".profession-grid")
    expect(grid.locator("td", has_text="your old row")).to_have_count(2)
    expect(grid.locator("td", has_text="your old column")).to_have_count(4)
    expect(grid.locator("td", has_text="Nour’s row")).to_have_count(2)
    grid.locator("[data-key='1-1']").click()
    expect(page.locator(".next-order .me")).to_contain_text("ossil hunter")
    page.locator(".dialog .go").click()
    desk.shown(2)
    assert desk.acted[1] == {"type": "pass.profession", "row": 1, "column": 1}


def test_awards_take_the_place_of_the_map_and_say_what_is_missing(page: Page) -> None:
    archive = {"A": ["Archaeotherium"], "B": ["Apatosaurus"], "D": ["Mosasaurus"]}
    state = scenario(
        p0={"paleontologists": ["arthur_lakes"], "archive": archive},
        awards={"A": "A1", "B": "B1", "C": "C1"},
    )
    play(state, {"card": {"paleontologist": "arthur_lakes"}})
    desk = Desk(page, state)
    tiles = page.locator(".part-instead .award-tile")
    expect(tiles.nth(0).locator("li.ok")).to_have_count(1)
    expect(tiles.nth(1).locator("li").first).to_contain_text("missing: 1 bird")
    space = tiles.nth(2).locator(".award-button.legal")
    space.click()
    space.click()
    desk.shown(1)
    assert desk.acted == [{"type": "award.claim", "tile": "C", "space": 0}]


def test_somebodys_desk_says_what_they_could_do_next(page: Page) -> None:
    them = {"species": ["Baptornis"], "crates": ["limb_claw"] * 2, "patron": "cope"}
    them["paleontologists"] = ["edward_d_cope"]  # one card is played for what is done with another
    Desk(page, scenario(p1=them, papers={"marsh": {2: 1}}))
    page.locator(".opponent").click()
    expect(page.locator(".dialog h2")).to_contain_text("Nour’s desk")
    expect(page.locator(".can-do .yes")).to_have_text(
        ["Debunk a 2 with 2 claws", "Minor find with Baptornis"]
    )
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_have_count(0)


def test_theodores_last_turn_can_be_read_again(page: Page) -> None:
    state = scenario(seats=1, p0={"team": "montana"}, solo_deck=["B01", "B11", "B02"])
    play(state, {"card": {"team": "T1"}}, {"do": "end"})
    Desk(page, state)
    page.locator(".opponent").click()
    page.locator(".dialog [data-key=turn]").click()
    steps = page.locator(".theodore-steps li")
    expect(steps.first).to_contain_text("Flips B01 into slot 1")
    expect(page.locator(".theodore-steps .skipped").first).to_contain_text("skipped")
    count = steps.count()
    page.locator("[data-key=earlier]").click()
    expect(steps).to_have_count(count - 1)


def test_the_draft_is_chosen_from_both_offers(page: Page) -> None:
    state = bone_wars.engine.new(bone_wars.engine.Options(), 2, bytes(16))
    first = next(iter(bone_wars.engine.decisions(state)))
    desk = Desk(page, state, seat=first)
    expect(page.locator(".snake .now")).to_contain_text("your choice")
    page.locator(".career-row.legal").nth(4).click()
    expect(page.locator(".setup-panel .go")).to_have_text("Become Financier")
    page.locator(".offer-pick.legal").first.click()
    page.locator(".setup-panel .go").click()
    desk.shown(1)
    assert "species" in desk.acted[0]
    expect(page.locator(".setup-panel .decide h2")).to_contain_text("chooses")


def test_on_a_phone_a_tab_folds_the_sheet_away(browser: Profiles) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    Desk(page, publishing())
    expect(page.locator(".preview-sheet")).to_be_visible()
    page.locator("[data-key=more]").click()
    expect(page.locator(".preview")).to_be_visible()
    page.evaluate("() => document.body.append(document.createElement('nav'))")
    page.evaluate(
        "() => { const bar = document.querySelector('body > nav'); bar.className = 'tabbar';"
        " const tab = document.createElement('button'); bar.append(tab); tab.click(); }"
    )
    expect(page.locator(".dialog")).to_have_count(0)
    context.close()
