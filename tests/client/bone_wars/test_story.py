"""The end page of Bone Wars: accounts that add up, and a line for each player."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from engines.bone_wars import engine
from tests.engines.bone_wars.eager import told

from ..bad_bones.guest import Guest

pytestmark = pytest.mark.browser

STORY = """async ([view, seats]) => {
  const { load, t, currentLang } = await import("/static/core/text/i18n.js");
  await load("en", "bone_wars");
  const { element } = await import("/static/core/ui/dom.js");
  const { draw } = await import("/static/games/bone_wars/end/story.js");
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, me: seat === 0 }));
  const table = { players, seat: 0, view: { public: view, private: null }, t, lang: currentLang(), element };
  const ended = { events: [{ type: "round.ended" }], before: { public: view } };
  const root = element("section", { id: "story" });
  document.querySelector("main").replaceChildren(root);
  draw(root, table, async () => [ended, ended, ended, ended]);
}"""  # noqa: E501 - a script


@pytest.mark.parametrize("seats", [1, 4])
def test_accounts_add_up(new_guest: Callable[..., Guest], seats: int) -> None:
    state, _ = told(seats, 2)
    view = engine.public(state)
    ada = new_guest("Ada")
    ada.page.goto(f"{ada.url}/help/bone_wars")
    ada.page.evaluate(STORY, [view, seats])
    story = ada.page.locator("#story")
    expect(story.locator(".player-line")).to_have_count(len(view["players"]))
    rows = story.locator("tbody tr")
    expect(rows).to_have_count(len(view["players"]))
    for seat, player in enumerate(view["players"]):
        cells = (
            rows.nth(seat)
            .locator("td")
            .evaluate_all("(cells) => cells.map((cell) => Number(cell.firstChild.textContent))")
        )
        assert sum(cells[:-1]) == cells[-1] == player["rp"]
    assert story.get_by_text("Theodore").count() >= (seats == 1)
