"""A view as plain text: a diagram in the notation, and sentences."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from ...contract import View
from .. import notation
from ..texts import CATALOGUE
from .skeleton_text import read


def describe(view: View, lang: str) -> str:
    """The table from a public view, or one seat's board from a private one."""
    say = partial(CATALOGUE.text, lang)
    if "seats" not in view:
        lines = [say("describe.you", {"seat": view["seat"] + 1}), *_board(view["board"], lang)]
        return "\n".join([*lines, *_forecast(view, lang)]) + "\n"
    phase = say(f"phase.{view['phase']}")
    lines = [say("describe.round", {"round": view["round"], "count": view["bag"], "phase": phase})]
    if view["rounds"] is not None:
        finish = ".heroic" if view["heroic"] else ".endless" if view["endless"] else ""
        lines.append(say(f"describe.goal{finish}", {"count": view["rounds"]}))
    if view["removed"]:
        lines.append(say("describe.removed", {"count": view["removed"]}))
    if view["supply"] is not None:
        lines.append(_supply("common", view["supply"], lang))
    if view["locked"]:
        lines.append(say("describe.locked", {"traps": _counted(view["locked"], lang)}))
    if view["market"]:
        lines += _market(view, lang)
    for number, seat in enumerate(view["seats"]):
        values = {"seat": number + 1, "status": say(f"describe.{_status(view, number)}")}
        lines += ["", say("describe.seat", values)]
        if view["market"]:
            lines += _purchases(view["market"], number, lang)
        lines += _board(seat["board"], lang)
    return "\n".join(lines) + "\n"


def _status(view: View, seat: int) -> str:
    if view["seats"][seat]["out"]:
        return "out"
    if view["market"] and seat in view["market"]["passed"]:
        return "stopped"
    return "choosing" if seat in view["choosing"] else "ready"


def _market(view: View, lang: str) -> list[str]:
    say = partial(CATALOGUE.text, lang)
    market, costs = view["market"], view["layout"]["costs"]
    items = ", ".join(
        say("describe.market.item", {"left": left, "item": _ware(item, lang), "count": costs[item]})
        for item, left in market["stock"].items()
        if left
    )
    lines = [say("describe.market.stock", {"items": items})] if items else []
    if market["purse"] is not None:
        lines.append(say("describe.market.purse", {"count": market["purse"]}))
    return lines


def _purchases(market: View, seat: int, lang: str) -> list[str]:
    say = partial(CATALOGUE.text, lang)
    items = ", ".join(_ware(item, lang) for item in market["bought"][seat])
    bought = say("describe.market.bought", {"items": items})
    lines = [bought if items else say("describe.market.none")]
    if market["purses"] is not None:
        lines.append(say("describe.market.coins", {"count": market["purses"][seat]}))
    return lines


def _ware(item: str, lang: str) -> str:
    return CATALOGUE.text(lang, f"trap.{item}" if len(item) == 1 else f"weapon.{item}")


def _counted(supply: Mapping[str, int], lang: str) -> str:
    return ", ".join(f"{count} × {_ware(trap, lang)}" for trap, count in supply.items())


def _supply(key: str, supply: Mapping[str, int], lang: str) -> str:
    traps = _counted(supply, lang)
    if not traps:
        return CATALOGUE.text(lang, f"describe.{key}.none")
    return CATALOGUE.text(lang, f"describe.{key}", {"traps": traps})


def _board(board: View, lang: str) -> list[str]:
    say = partial(CATALOGUE.text, lang)
    parsed = notation.of_view(board)
    waiting = len(parsed.skeletons.get("cemetery", []))
    tower, village = ("towers", "capital") if parsed.cooperative else ("tower", "village")
    standing = [
        say(f"describe.{tower}", {"count": board["floors"]}),
        say(f"describe.{village}", {"count": board["houses"]}),
        say("describe.hero", {"at": _place_in_words(board["hero"], lang)})
        if board["hero"]
        else say("describe.no_hero"),
    ]
    if board.get("weapon"):
        standing.append(say("describe.weapon", {"weapon": _ware(board["weapon"], lang)}))
    lines = [notation.format(parsed).rstrip("\n"), " ".join(standing)]
    if "supply" in board:
        lines.append(_supply("supply", board["supply"], lang))
    for at, tile in board["tiles"].items():
        worn = say("describe.worn" if tile["worn"] else "describe.intact")
        values = {
            "at": _place_in_words(at, lang),
            "trap": say(f"trap.{tile['trap']}"),
            "worn": worn,
        }
        lines.append(say("describe.tile", values))
    lines.append(say("describe.skeletons", {"count": len(board["skeletons"]) - waiting}))
    if waiting:
        lines.append(say("describe.cemetery", {"count": waiting}))
    if points := board.get("points"):
        lines.append(say("describe.points", {**points, "total": sum(points.values())}))
    return lines


def _forecast(view: View, lang: str) -> list[str]:
    say = partial(CATALOGUE.text, lang)
    coming = view["forecast"]
    if coming is None:
        return []
    together = "supply" not in view["board"]
    lines = [say("describe.forecast", coming)]
    lines += [
        say(f"describe.forecast.{word}")
        for word in ("stolen", "doomed", "fatal")
        if coming.get(word)
    ]
    for token, path in coming["paths"].items():
        end = "capital" if together and path["end"] == "village" else path["end"]
        values: dict[str, Any] = {
            "skeleton": _skeleton(view["board"], token, lang),
            "from": _place_in_words(path["path"][0], lang),
            "to": _place_in_words(path["path"][-1], lang),
            "end": say(f"end.{end}", {"side": say(f"side.{path['facing']}")}),
        }
        lines.append(say("describe.path", values))
    return lines


def _skeleton(board: View, token: str, lang: str) -> str:
    """Its symbol, or what kind of chief it is."""
    shown = read(token, board["skeletons"][token])
    return CATALOGUE.text(lang, f"chief.{shown.chief}" if shown.chief else f"symbol.{shown.symbol}")


def _place_in_words(at: str, lang: str) -> str:
    """A place in words."""
    if "," in at:
        row, column = at.split(",")
        return CATALOGUE.text(lang, "place.space", {"row": row, "column": column})
    return CATALOGUE.text(lang, f"place.{at[0]}", {"lane": at[1:]})
