"""A view as plain text: the table from a public view, one hand from a private one."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from ...contract import View
from ..texts import CATALOGUE

_NOTHING = "–"


def describe(view: View, lang: str) -> str:
    return _Words(lang).view(view)


class _Words:
    def __init__(self, lang: str) -> None:
        self._say = partial(CATALOGUE.text, lang)

    def view(self, view: View) -> str:
        lines = self._hand(view) if "hand" in view else self._table(view)
        return "\n".join(lines) + "\n"

    def say(self, key: str, **values: Any) -> str:
        return str(self._say(f"describe.{key}", values))

    def word(self, kind: str, key: object) -> str:
        return str(self._say(f"{kind}.{key}"))

    def words(self, kind: str, keys: Iterable[object]) -> str:
        return ", ".join(self.word(kind, key) for key in keys) or _NOTHING

    def cards(self, ids: Iterable[str]) -> str:
        return self.words("card", ids)

    def dice(self, symbols: Iterable[str]) -> str:
        return self.words("symbol", symbols)

    def house(self, seat: int) -> str:
        return self.word("house", seat)

    # The table

    def _table(self, view: View) -> list[str]:
        lines = [
            self.say(
                "round",
                round=view["round"],
                phase=self.word("phase", view["phase"]),
                house=self.house(view["initiative"]),
            )
        ]
        if view["symbol"]:
            lines.append(self.say("symbol", symbol=self.word("symbol", view["symbol"])))
        lines.append(self.say("pool", dice=self.dice(view["pool"])))
        lines += [self._land(field) for field in view["centre"]]
        lines += [self._unit(unit) for unit in view["units"]]
        for seat, army in enumerate(view["armies"]):
            lines += ["", *self._army(seat, army)]
        lines += ["", self.say("reserve", cards=self.cards(view["reserve"]))]
        lines += [
            self.say("piles", **view["piles"]),
            self.say("gone", cards=self.cards(view["gone"])),
        ]
        if view["over"]:
            lines += [self._feats(seat, feats) for seat, feats in enumerate(view["over"]["feats"])]
        return lines

    def _land(self, field: dict[str, Any]) -> str:
        ally = _NOTHING if field["ally"] is None else self.house(field["ally"])
        sums = [_NOTHING if n is None else str(n) for n in field["sums"]]
        return self.say(
            "land",
            land=self.word("card", field["land"]),
            ally=ally,
            open=" : ".join(sums),
            sealed=" : ".join(map(str, field["sealed"])),
        ) + (" " + self.say("kept") if field["kept"] else "")

    def _unit(self, unit: dict[str, Any]) -> str:
        card = self.word("card", unit["card"]) if unit["up"] else self.say("sealed")
        if unit.get("land"):
            target = self.word("card", unit["land"])
        else:
            target = self.say("number", seq=unit["unit"])
        line = self.say(
            "unit",
            seq=unit["seq"],
            house=self.house(unit["owner"]),
            card=card,
            dice=self.dice(unit["dice"]),
            target=target,
        )
        return f"{line} {self.say('banners', count=unit['banners'])}" if unit["up"] else line

    def _army(self, seat: int, army: dict[str, Any]) -> list[str]:
        built = [building["card"] for building in army["built"]]
        lines = [
            self.say("army", house=self.house(seat), gold=army["gold"]),
            self.say("lands", cards=self.cards(army["lands"]), active=self._active(army)),
            self.say(
                "holds",
                units=army["units"],
                advisors=army["advisors"] + army["fresh"],
                buildings=army["buildings"],
                deck=army["deck"],
                below=army["below"],
            ),
            self.say("dice", dice=self.dice(army["dice"])),
            self.say("built", cards=self.cards(built)),
            self.say("lost", cards=self.cards(army["lost"])),
        ]
        flags = [name for name in ("under", "mason", "herald", "rests") if army[name]]
        return lines + [self.say(f"flag.{name}") for name in flags]

    def _active(self, army: dict[str, Any]) -> str:
        return self.word("card", army["active"]) if army["active"] else _NOTHING

    def _feats(self, seat: int, feats: Sequence[str]) -> str:
        return self.say("feats", house=self.house(seat), feats=self.words("feat", feats))

    # One hand

    def _hand(self, view: View) -> list[str]:
        lines = [
            self.say("hand", cards=self.cards(view["hand"])),
            self.say("advisors", cards=self.cards([*view["advisors"], *view["fresh"]])),
            self.say("buildings", cards=self.cards(view["buildings"])),
        ]
        lines += [
            self.say(f"own.{name}", card=self.word("card", view[name]))
            for name in ("under", "drawn", "chosen")
            if view[name]
        ]
        if view["sent"]:
            lines.append(self.say("sent", cards=self.cards(view["sent"])))
        for name in ("units", "seen"):
            lines += [
                self.say(f"own.{name}", seq=seq, card=self.word("card", card))
                for seq, card in view[name].items()
            ]
        if view["feats"]:
            lines.append(self.say("earned", feats=self.words("feat", view["feats"])))
        if view["outlook"]:
            lines += [self._outlook(*each) for each in view["outlook"]["lands"].items()]
        return lines

    def _outlook(self, land: str, outlook: dict[str, Any]) -> str:
        return self.say(
            f"outlook.{outlook['falls']}",
            land=self.word("card", land),
            mine=outlook["mine"],
            theirs=outlook["theirs"],
        )
