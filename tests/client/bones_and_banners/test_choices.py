"""All that may be chosen in Bones & Banners makes a whole sentence."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from engines.runtime.messages import LANGUAGES

from ..support import site
from .told import Told, told

pytestmark = pytest.mark.browser

BEGIN = """
  const core = (name) => import(`/static/core/${name}.js`);
  const own = (name) => import(`/static/games/bones_and_banners/${name}.js`);
  const { load, t } = await core("text/i18n");
  await load(lang, "bones_and_banners");
  const { element } = await core("ui/dom");
  const players = [{ name: "Ada", me: true }, { name: "Nour", me: false }];
  const table = (view, decision) => ({ players, seat: 0, view, decision, t, lang, element });
"""
LINES = f"""async ([lang, changes, last]) => {{{BEGIN}
  const {{ line }} = await core("feed/log_line");
  const game = {{ ...(await own("say/log_words")), ...(await own("say/log")) }};
  const said = (change) => (event) =>
    [event.type, line(event, table(last, null), game, change)?.textContent ?? null];
  return changes.flatMap((change) => change.events.map(said(change)));
}}"""
CHOICES = f"""async ([lang, decisions]) => {{{BEGIN}
  const {{ choice }} = await own("say/choice");
  return decisions.flatMap(({{ decision, view }}) => decision.actions.map((action) =>
    [action.type, choice(action, table(view, decision)) ?? t(`action.${{action.type}}`)]));
}}"""
# Values of a sentence may be anything but these: no value, or one that is no word.
HOLES = ("{", "undefined", "null", "[object", "NaN", "card.", "symbol.", "client.", "action.")


@cache
def game(seed: int) -> Told:
    return told(seed)


def said(page: Page, script: str, *given: Any) -> list[tuple[str, str]]:
    page.goto(f"{site.address()}/bench/bones_and_banners/en/light")
    lines = [(kind, text) for kind, text in page.evaluate(script, list(given)) if text is not None]
    assert [line for line in lines if any(hole in line[1] for hole in HOLES)] == []
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_said(new_page: Callable[..., Page], lang: str) -> None:
    lines = said(new_page(), CHOICES, lang, game(3).decisions)
    assert len({kind for kind, _ in lines}) > 14
    assert all(text for _, text in lines)


def test_a_target_is_not_taken_for_a_seat(new_page: Callable[..., Page]) -> None:
    """The unit with the number 1 is the target of an order, not the player of seat 1."""
    played = game(3)
    lines = said(new_page(), LINES, "en", played.changes, played.view())
    against = [text for kind, text in lines if kind == "order.sealed" and "against" in text]
    assert against
    assert not any(f"against {name}" in text for text in against for name in ("Ada", "Nour"))
