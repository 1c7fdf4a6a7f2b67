"""The checks can fail: each fault is caught by the check that is meant for it, and by no other."""

import pytest

from engines.conformance import (
    CHECKS,
    Case,
    Violation,
    cases,
    check_catalogue,
    check_chance,
    check_fresh_process,
    check_options,
)
from engines.contract import Engine
from engines.runtime.messages import Catalogue, of

from .broken import ANY_NUMBER, FAULTS, ORDER_OF_SETS, SHARED_HANDS
from .toy import engine as toy

FAULTY = [
    pytest.param(engine, name, id=type(engine).__name__)
    for name, engines in FAULTS.items()
    for engine in engines
]


def caught_by(engine: Engine) -> set[str]:
    found = set()
    for case in (
        Case(engine, engine.Options(sealed=True), 3, limit=60, points=6),
        Case(engine, engine.Options(sealed=False), 2, limit=60, points=6),
    ):
        for name, check in CHECKS.items():
            try:
                check(case)
            except AssertionError:
                found.add(name)
    return found


@pytest.mark.parametrize(("engine", "name"), FAULTY)
def test_a_fault_is_caught_by_its_check_alone(engine: Engine, name: str) -> None:
    assert caught_by(engine) == {name}


def test_the_order_of_sets_shows_in_another_process() -> None:
    assert caught_by(ORDER_OF_SETS) == set()
    with pytest.raises(Violation, match="Another process"):
        check_fresh_process(list(cases(ORDER_OF_SETS)))


def test_a_shared_list_shows_in_the_copy() -> None:
    with pytest.raises(Violation, match="copy changed the original"):
        CHECKS["clone"](next(cases(SHARED_HANDS)))


def test_the_same_world_shows_in_what_comes_next() -> None:
    (same_world,) = FAULTS["resample"]
    with pytest.raises(Violation, match="the same things come next"):
        check_chance(list(cases(same_world)))


def test_too_many_players_are_noticed() -> None:
    with pytest.raises(Violation, match="but a game began"):
        check_options(ANY_NUMBER)


def with_text(lang: str, key: str, text: str | None) -> Catalogue:
    """The toy's texts with one changed, or left out."""
    texts = {language: dict(keys) for language, keys in of(toy).texts.items()}
    del texts[lang][key]
    if text is not None:
        texts[lang][key] = text
    return Catalogue(texts)


def test_a_missing_french_text_is_found() -> None:
    with pytest.raises(Violation, match=r"fr: prompt\.stance is missing"):
        check_catalogue(toy, with_text("fr", "prompt.stance", None))


def test_an_option_without_text_is_found() -> None:
    with pytest.raises(Violation, match=r"option\.rounds is missing"):
        check_catalogue(toy, with_text("en", "option.rounds", None))


def test_other_values_in_french_are_found() -> None:
    with pytest.raises(Violation, match=r"prompt\.stance has other values"):
        check_catalogue(toy, with_text("fr", "prompt.stance", "Carte {carte} ?"))
