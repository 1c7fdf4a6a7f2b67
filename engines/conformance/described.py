"""``describe``: the table as text, in every language."""

import re

from ..runtime.messages import LANGUAGES, of
from .case import Case

UNRESOLVED = re.compile(r"\{\w*\}")


def check_describe(case: Case) -> None:
    """Every view has a text, with no key and no {value} left standing in it."""
    keys = [key for key in of(case.engine).texts[LANGUAGES[0]] if "." in key]
    states = [game.clone().state for game, _, _ in case.sample("describe")]
    for state in (*states, case.end().state):
        for viewer in case.viewers():
            view = (
                case.engine.public(state) if viewer is None else case.engine.private(state, viewer)
            )
            for lang in LANGUAGES:
                text = case.engine.describe(view, lang)
                case.require(bool(text.strip()), f"Viewer {viewer} reads nothing in {lang}.")
                left = UNRESOLVED.findall(text)
                case.require(not left, f"Unresolved in {lang}: {left}.")
                shown = [key for key in keys if key in text]
                case.require(not shown, f"Keys instead of words in {lang}: {shown}.")
                case.require(case.engine.describe(view, lang) == text, "Another text each time.")
