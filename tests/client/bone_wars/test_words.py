"""Bone Wars in words: whatever happens in a game makes a whole sentence of the log."""

from collections.abc import Callable

import pytest

from engines.bone_wars import engine
from engines.runtime.messages import LANGUAGES
from tests.engines.bone_wars.eager import told

from ..bad_bones.guest import Guest

pytestmark = pytest.mark.browser

LINES = """async ([lang, seats, view, events]) => {
  const core = (name) => import(`/static/core/${name}.js`);
  const own = (name) => import(`/static/games/bone_wars/${name}.js`);
  const { load, t } = await core("text/i18n");
  await load(lang, "bone_wars");
  const [{ line }, { element }] = [await core("feed/log_line"), await core("ui/dom")];
  const [{ words }, { mark, variant }] = [await own("say/log_words"), await own("say/log")];
  const player = (_, seat) => ({ name: `P${seat}`, me: seat === 0 });
  const players = Array.from({ length: seats }, player);
  const table = { players, seat: 0, view: { public: view, private: null }, t, lang, element };
  const said = (event) => line(event, table, { words, mark, variant }, {})?.textContent ?? null;
  return events.map((event) => [event.type, said(event)]);
}"""
# Values of a sentence may be anything but these: no value, or one that is no word.
HOLES = ("{", "undefined", "null", "[object", "NaN")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_line_of_the_log_is_whole(
    new_guest: Callable[..., Guest], seats: int, lang: str
) -> None:
    state, events = told(seats, 1)
    ada = new_guest("Ada")
    ada.page.goto(f"{ada.url}/help/bone_wars")
    said = ada.page.evaluate(LINES, [lang, seats, engine.public(state), events])
    lines = [(kind, text) for kind, text in said if text is not None]
    assert [line for line in lines if any(hole in line[1] for hole in HOLES)] == []
    assert len({kind for kind, _ in lines}) > 15
    if seats == 1:
        assert any("Theodore" in text for _, text in lines)
