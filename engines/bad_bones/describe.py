"""A view as plain text: a diagram in the notation, and sentences."""

from functools import partial
from typing import Any

from ..contract import View
from . import notation
from .shown import read
from .texts import CATALOGUE


def describe(view: View, lang: str) -> str:
    """The table from a public view, or one seat's board from a private one."""
    say = partial(CATALOGUE.text, lang)
    if "seats" not in view:
        lines = [say("describe.you", {"seat": view["seat"] + 1}), *_board(view["board"], lang)]
        return "\n".join([*lines, *_forecast(view, lang)]) + "\n"
    phase = say(f"phase.{view['phase']}")
    lines = [say("describe.round", {"round": view["round"], "count": view["bag"], "phase": phase})]
    if view["rounds"] is not None:
        goal = "describe.goal.heroic" if view["heroic"] else "describe.goal"
        lines.append(say(goal, {"count": view["rounds"]}))
    for number, seat in enumerate(view["seats"]):
        choosing = "choosing" if number in view["choosing"] else "ready"
        status = "out" if seat["out"] else choosing
        values = {"seat": number + 1, "status": say(f"describe.{status}")}
        lines += ["", say("describe.seat", values)]
        lines += _board(seat["board"], lang)
    return "\n".join(lines) + "\n"


def _board(board: View, lang: str) -> list[str]:
    say = partial(CATALOGUE.text, lang)
    parsed = notation.of_view(board)
    waiting = len(parsed.skeletons.get("cemetery", []))
    lines = [
        notation.format(parsed).rstrip("\n"),
        say("describe.tower", {"count": board["floors"]})
        + " "
        + say("describe.village", {"count": board["houses"]})
        + " "
        + (
            say("describe.hero", {"at": place(board["hero"], lang)})
            if board["hero"]
            else say("describe.no_hero")
        ),
    ]
    traps = ", ".join(f"{count} × {say(f'trap.{t}')}" for t, count in board["supply"].items())
    lines.append(say("describe.supply", {"traps": traps}) if traps else say("describe.supply.none"))
    for at, tile in board["tiles"].items():
        worn = say("describe.worn" if tile["worn"] else "describe.intact")
        values = {"at": place(at, lang), "trap": say(f"trap.{tile['trap']}"), "worn": worn}
        lines.append(say("describe.tile", values))
    lines.append(say("describe.skeletons", {"count": len(board["skeletons"]) - waiting}))
    if waiting:
        lines.append(say("describe.cemetery", {"count": waiting}))
    points = board["points"]
    lines.append(say("describe.points", {**points, "total": sum(points.values())}))
    return lines


def _forecast(view: View, lang: str) -> list[str]:
    say = partial(CATALOGUE.text, lang)
    coming = view["forecast"]
    lines = [say("describe.forecast", coming)]
    if coming["stolen"]:
        lines.append(say("describe.forecast.stolen"))
    for token, path in coming["paths"].items():
        values: dict[str, Any] = {
            "skeleton": _symbol(view["board"], token, lang),
            "from": place(path["path"][0], lang),
            "to": place(path["path"][-1], lang),
            "end": say(f"end.{path['end']}", {"side": say(f"side.{path['facing']}")}),
        }
        lines.append(say("describe.path", values))
    return lines


def _symbol(board: View, token: str, lang: str) -> str:
    return CATALOGUE.text(lang, f"symbol.{read(token, board['skeletons'][token]).symbol}")


def place(at: str, lang: str) -> str:
    """A place in words."""
    if "," in at:
        row, column = at.split(",")
        return CATALOGUE.text(lang, "place.space", {"row": row, "column": column})
    return CATALOGUE.text(lang, f"place.{at[0]}", {"lane": at[1:]})
