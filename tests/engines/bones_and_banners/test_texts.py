"""Whatever the game has or says has a text, in every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.cards.catalogue import (
    ADVISORS,
    BUILDINGS,
    FEATS,
    LANDS,
    SYMBOLS,
    TERRAINS,
    UNITS,
)
from engines.bones_and_banners.texts import CATALOGUE
from engines.runtime.messages import LANGUAGES, Text

SEEDS = range(12)


def words() -> Iterator[str]:
    """A key for everything that a game may have."""
    for card in (*UNITS, *LANDS, *BUILDINGS, *ADVISORS):
        yield from (f"card.{card}", f"card.{card}.the")
    for card in (*UNITS, *BUILDINGS, *ADVISORS):
        yield f"card.{card}.text"
    for card in (*BUILDINGS, *ADVISORS):
        yield f"card.{card}.short"
    for terrain in TERRAINS:
        yield from (f"terrain.{terrain}", f"terrain.{terrain}.text", f"terrain.{terrain}.short")
        yield f"part.{terrain}"
    for symbol in SYMBOLS:
        yield from (f"symbol.{symbol}", f"symbol.{symbol}.a", f"symbol.{symbol}.two")
    for unit in UNITS.values():
        yield f"type.{unit.type}"
        for keyword in unit.keywords:
            yield from (f"keyword.{keyword.lower()}", f"keyword.{keyword.lower()}.does")
    yield from (f"window.{card.window}" for card in ADVISORS.values())
    for feat, rank in FEATS.items():
        yield from (f"feat.{feat}", f"feat.{feat}.does", f"feat.rank.{rank}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_word(lang: str) -> None:
    assert sorted(set(words()) - CATALOGUE.texts[lang].keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_about_a_card_that_does_not_exist(lang: str) -> None:
    cards = {*UNITS, *LANDS, *BUILDINGS, *ADVISORS}
    named = {key.split(".")[1] for key in CATALOGUE.texts[lang] if key.startswith("card.")}
    assert named == cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_small_labels_stay_small(lang: str) -> None:
    """They fit on a card in the hand, and on a unit in play."""
    texts = CATALOGUE.texts[lang]
    long = [
        key
        for key in texts
        if len(_text(texts[key])) > (32 if key.endswith(".short") else 12)
        and key.endswith((".short", ".brief"))
    ]
    assert long == []


def _text(text: Text) -> str:
    return text if isinstance(text, str) else text["other"]


def play(seed: int) -> Iterator[Any]:
    """The states of a random game."""
    chance = random.Random(seed)
    state = engine.new(engine.Options(), 2, bytes([seed]))
    while decisions := engine.decisions(state):
        yield state
        seat = chance.choice(sorted(decisions))
        engine.apply(state, seat, chance.choice(decisions[seat].actions))
    yield state


def messages(view: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from ((said["key"], said["values"]) for said in view["brings"].values())
    if view["outlook"]:
        yield from ((link["text"], link["values"]) for link in view["outlook"]["links"])


def test_all_that_views_say_has_a_text_and_the_values_it_needs() -> None:
    said: set[str] = set()
    verbs: set[str] = set()
    reasons: set[str] = set()
    for seed in SEEDS:
        for state in play(seed):
            for unit in engine.public(state)["units"]:
                reasons |= {part["by"] for part in unit.get("parts", ())}
                verbs.add(unit.get("verb") or "contest")
            for seat in (0, 1):
                for key, values in messages(engine.private(state, seat)):
                    said.add(key)
                    for lang in LANGUAGES:
                        assert "{" not in CATALOGUE.text(lang, key, values)
    for lang in LANGUAGES:
        texts = CATALOGUE.texts[lang]
        assert {f"verb.{verb}" for verb in verbs} <= texts.keys()
        assert all(f"by.{by}" in texts or f"card.{by}" in texts for by in reasons)
    assert len(said) > 12  # the games were not too short to say anything


def test_every_outcome_of_a_fight_has_its_reason() -> None:
    ends = {
        "ambush": ("lost", "lost.absorbed", "out_of_reach"),
        "duel": ("lost", "lost.absorbed", "retreat", "retreat.absorbed", "undead", "beaten"),
        "interrupt": ("retreat", "retreat.absorbed", "undead"),
    }
    for lang in LANGUAGES:
        for kind, results in ends.items():
            for result in results:
                values = {"attack": 2, "count": 2}
                assert CATALOGUE.text(lang, f"fought.{kind}.{result}", values)


def test_the_table_is_told_in_plain_words() -> None:
    chance = random.Random(0)
    for state in play(3):
        if chance.random() > 0.1:
            continue
        for lang in LANGUAGES:
            texts = [engine.describe(engine.public(state), lang)]
            texts += [engine.describe(engine.private(state, seat), lang) for seat in (0, 1)]
            assert not any("{" in text or "card." in text for text in texts)
