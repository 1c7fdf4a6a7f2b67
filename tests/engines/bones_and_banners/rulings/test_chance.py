"""B8: the order of random draws."""

from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.runtime.rng import Rng

from ..table import Table


def test_b8_the_order_of_chance_at_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both decks, Recruitment, Advisor, Building, Land; then who has the token."""
    shuffles: list[int] = []
    shuffle = Rng.shuffle

    def noted(rng: Rng, items: Any) -> None:
        shuffles.append(len(items))
        shuffle(rng, items)

    monkeypatch.setattr(Rng, "shuffle", noted)
    state = engine.new(engine.Options(), 2, b"b8")
    assert shuffles[:6] == [16, 16, 40, 16, 18, 30]
    monkeypatch.undo()
    key = state.rng.key
    drawn = sum(number - 1 for number in shuffles[:6])
    assert state.initiative == Rng(key, drawn).below(2)


def test_b8_a_roll_draws_the_dice_one_after_the_other() -> None:
    table = Table("seat 0\nlands owl-forest", "activate", seed=b"roll")
    rng = table.state.rng.copy()
    table.does(0, "land.activate", land="owl-forest")
    symbols = ("Boot", "Shield", "Sword", "Bow", "Horse", "Magic")
    assert table.events("dice.rolled")[0]["dice"] is not None
    rolled = [symbols[rng.below(6)] for _ in range(8)]
    assert table.state.pool == sorted(rolled, key=symbols.index)


def test_b8_a_reroll_draws_in_the_order_of_the_symbols() -> None:
    table = Table(
        "centre gold-mine moss-forest\npool Boot Shield*3 Magic*4\n"
        "seat 0\nlands swan-lake\nactive swan-lake",
        "draft",
        seed=b"reroll",
    )
    rng = table.state.rng.copy()
    table.does(0, "draft.reroll", by="lake", dice=["Boot", "Magic"])
    symbols = ("Boot", "Shield", "Sword", "Bow", "Horse", "Magic")
    after = [symbols[rng.below(6)] for _ in range(2)]
    left = ["Shield"] * 3 + ["Magic"] * 3
    assert table.state.pool == sorted([*left, *after], key=symbols.index)
    assert table.state.rng == rng
