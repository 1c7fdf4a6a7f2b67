"""Options, messages and the table in words."""

import pytest
from pydantic import ValidationError

from engines.bad_bones import engine, notation
from engines.bad_bones.state.components import data_file
from engines.bad_bones.testing import scenario
from engines.bad_bones.texts import CATALOGUE
from engines.runtime.messages import LANGUAGES

from .phases.test_end import DOOMED
from .play import QUIET, march
from .test_games import positions
from .views.test_forecast import BOARD


def test_section_9_options() -> None:
    options = engine.Options()
    assert (options.mode, options.rounds, options.heroic) == ("competitive", 10, False)
    assert engine.seats_for(options) == range(2, 7)
    assert engine.seats_for(engine.Options(mode="solo")) == range(1, 2)
    for wrong in ({"rounds": 0}, {"rounds": 31}, {"mode": "chess"}, {"blitz": True}):
        with pytest.raises(ValidationError):
            engine.Options(**wrong)
    with pytest.raises(ValueError, match="not for 1"):
        engine.new(options, 1, b"")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_their_texts(lang: str) -> None:
    texts = CATALOGUE.texts[lang]
    for name, field in engine.Options.model_json_schema()["properties"].items():
        assert field["title"] == f"option.{name}"
        assert field["description"] == f"option.{name}.help"
        assert {field["title"], field["description"]} <= texts.keys()
        assert {f"option.{name}.{value}" for value in field.get("enum", [])} <= texts.keys()


def test_both_languages_are_complete_and_need_the_same_values() -> None:
    english, french = CATALOGUE.texts["en"], CATALOGUE.texts["fr"]
    assert english.keys() == french.keys()
    assert all(type(english[key]) is type(french[key]) for key in english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_and_results_have_their_texts(lang: str) -> None:
    texts = CATALOGUE.texts[lang]
    for state in positions("competitive", 3, {}, 1):
        for decision in engine.decisions(state).values():
            assert {decision.prompt.key, f"{decision.prompt.key}.help"} <= texts.keys()
            assert {f"action.{action['type']}" for action in decision.actions} <= texts.keys()
    result = engine.result(state)
    assert result is not None
    assert CATALOGUE.text(lang, result.reason.key, result.reason.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_describe_has_the_diagram_and_sentences(lang: str) -> None:
    state = scenario(BOARD, QUIET)
    public = engine.describe(engine.public(state), lang)
    private = engine.describe(engine.private(state, 0), lang)
    diagram = notation.format(notation.parse(BOARD))
    assert diagram in public
    assert diagram in private
    assert CATALOGUE.text(lang, "end.tower") in private
    assert CATALOGUE.text(lang, "describe.forecast.stolen") in private
    over = engine.describe(engine.public(march(DOOMED).state), lang)
    assert CATALOGUE.text(lang, "describe.out") in over


def test_describe_speaks_of_goal_cemetery_and_a_missing_hero() -> None:
    solo = QUIET.replace("T4H", "T1").replace("houses 5", "houses 1\ncemetery vr")
    view = engine.public(scenario(solo, phase="trap"))
    text = engine.describe(view, "en")
    assert "Goal: 10 rounds." in text
    assert "There is no hero." in text
    assert "1 skeleton in the cemetery." in text


def _marks(data: object) -> list[object]:
    if not isinstance(data, dict):
        return []
    if "mark" in data:
        return [data["mark"]]
    return [mark for value in data.values() for mark in _marks(value)]


@pytest.mark.parametrize(
    "name", ["board_competitive", "board_cooperative", "traps", "weapons", "chiefs", "game"]
)
def test_every_component_says_where_it_comes_from(name: str) -> None:
    marks = _marks(data_file(name))
    assert marks
    assert set(marks) <= {"rulebook", "deduced", "reconstructed"}
