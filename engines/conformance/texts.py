"""Every text is there, in every language."""

from collections.abc import Mapping
from string import Formatter
from typing import Any

from ..contract import Action, Engine, Feats, IllegalAction, Message
from ..runtime.messages import LANGUAGES, Catalogue, Text, of
from ..runtime.rules import changes
from .case import Case, Violation
from .cases import properties
from .refusals import GARBAGE

FOR_ALL_ENGINES = {"illegal", "not_your_turn", "stale", "nothing_to_undo"}
"""Refusals that the contract itself words; their texts are the server's."""


def check_catalogue(engine: Engine, catalogue: Catalogue | None = None) -> None:
    """The same keys with the same {values} in every language; name, pitch and options have one."""
    catalogue = catalogue or of(engine)
    first = catalogue.texts[LANGUAGES[0]]
    problems = [f"{key} is missing" for key in required(engine) if key not in first]
    for lang in LANGUAGES:
        texts = catalogue.texts[lang]
        problems += [f"{lang}: {key} is missing" for key in first.keys() - texts.keys()]
        problems += [
            f"{lang}: {key} is in no other language" for key in texts.keys() - first.keys()
        ]
        for key in first.keys() & texts.keys():
            if placeholders(texts[key]) != placeholders(first[key]):
                problems.append(f"{lang}: {key} has other values than in {LANGUAGES[0]}")
            if not all(forms(texts[key])):
                problems.append(f"{lang}: {key} is empty")
    if problems:
        raise Violation(f"{engine.id}: " + "; ".join(sorted(problems)))


def required(engine: Engine) -> list[str]:
    """What an engine needs a text for, whatever happens in its games."""
    keys = ["game.name", "game.pitch"]
    for name, schema in properties(engine).items():
        keys.append(f"option.{name}")
        # A list of things that the game has words for anyway (a kind of piece) names them.
        words = schema.get("words", f"option.{name}")
        keys += [f"{words}.{value}" for value in _words(schema)]
    for feat in engine.feats if isinstance(engine, Feats) else ():
        keys += [f"feat.{feat}", f"feat.{feat}.does"]
    # who sits in a game that began before is told what has changed
    return keys + changes(1, engine.rules_version)


def _words(schema: Mapping[str, Any]) -> list[str]:
    values: list[Any] = [*schema.get("enum", []), *schema.get("items", {}).get("enum", [])]
    return [value for value in values if isinstance(value, str)]


def forms(text: Text) -> list[str]:
    return [text] if isinstance(text, str) else list(text.values())


def placeholders(text: Text) -> set[str]:
    """The {values}; the number itself may be left out of a form of words for one."""
    names = {name for form in forms(text) for _, name, _, _ in Formatter().parse(form) if name}
    return names if isinstance(text, str) else names - {"count"}


def check_messages(case: Case, catalogue: Catalogue | None = None) -> None:
    """Every key that a game uses has a text, and the text gets the values it needs."""
    catalogue = catalogue or of(case.engine)
    for game, _, _ in case.walk():
        for seat, decision in case.engine.decisions(game.state).items():
            _say(case, catalogue, decision.prompt)
            for kind in {action["type"] for action in decision.actions}:
                _exists(case, catalogue, f"action.{kind}")
            for garbage in GARBAGE[-2:]:
                code = _refusal(case, game.state, seat, garbage)
                if code is not None and code not in FOR_ALL_ENGINES:
                    _exists(case, catalogue, f"illegal.{code}")
    result = case.engine.result(case.end().state)
    if result is not None:
        _say(case, catalogue, result.reason)


def _refusal(case: Case, state: Any, seat: int, action: Action) -> str | None:
    try:
        case.engine.apply(case.engine.clone(state), seat, action)
    except IllegalAction as error:
        return error.code
    except Exception:  # an accident, and another check's finding
        return None
    return None


def _exists(case: Case, catalogue: Catalogue, key: str) -> None:
    for lang in LANGUAGES:
        case.require(key in catalogue.texts[lang], f"There is no text {key} in {lang}.")


def _say(case: Case, catalogue: Catalogue, message: Message) -> None:
    _exists(case, catalogue, message.key)
    for lang in LANGUAGES:
        try:
            text = catalogue.text(lang, message.key, message.values)
        except KeyError as error:
            case.fail(f"{message.key} in {lang} needs the value {error}.")
        case.require(bool(text.strip()), f"{message.key} is empty in {lang}.")
