"""How a game of Bad Bones ended, said to those whom it concerns."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from engines.bad_bones import engine

from ..support.bench import Bench
from ..support.profiles import Profiles
from ..support.visitor import LAPTOP

pytestmark = pytest.mark.browser

SHOW = """async ([seat, result]) => {
  const { crown } = await import("/static/screens/end/crown.js");
  const { table, game } = window.bench;
  const data = { engine: "bad_bones", name: "bench", link: "/r/x", game: { result } };
  const shown = crown({ data, game, table, you: { seat }, key: "x", replay() {} }, result);
  document.getElementById("main").replaceChildren(shown);
}"""


@pytest.fixture(scope="module", params=["en", "fr"])
def bench(browser: Profiles, request: pytest.FixtureRequest) -> Iterator[Bench]:
    context = browser.new_context(**LAPTOP, reduced_motion="reduce")
    state = engine.new(engine.Options(), 3, b"end")
    yield Bench(context.new_page(), state, lang=request.param)
    context.close()


OUT = {
    "one": [None, 1, 2],
    "two": [None, 1, None],
}
SAID: dict[tuple[str, str, int | None], str] = {
    ("en", "one", 0): "A realm fell in round 4. It was yours.",
    ("en", "one", 1): "A realm fell in round 4. It was Ada’s.",
    ("en", "one", None): "A realm fell in round 4. It was Ada’s.",
    ("en", "two", 0): "2 realms fell in round 4. The fallen: you and Théo.",
    ("en", "two", 1): "2 realms fell in round 4. The fallen: Ada and Théo.",
    ("fr", "one", 0): "Un royaume est tombé à la manche 4. C’est le vôtre.",
    ("fr", "one", 1): "Un royaume est tombé à la manche 4. C’est celui d’Ada.",
    ("fr", "two", 2): "2 royaumes sont tombés à la manche 4. Leurs souverains : vous et Ada.",
}


def test_whose_realm_has_fallen_is_said_to_its_owner(bench: Bench) -> None:
    for (lang, out, seat), said in SAID.items():
        if lang == bench.lang:
            places = OUT[out]
            values = {"count": places.count(None), "round": 4}
            result: dict[str, Any] = {
                "places": places, "points": [0, 21, 12], "winners": [1],
                "reason": {"key": "result.fallen", "values": values},
            }  # fmt: skip
            bench.page.evaluate(SHOW, [seat, result])
            expect(bench.page.locator(".crown p")).to_have_text(said)
