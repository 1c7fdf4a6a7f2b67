"""A view as plain text: the table from a public view, one hand from a private one."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from ...contract import View
from ..state.components import SPECIES
from ..texts import CATALOGUE

_NOTHING = "–"


def describe(view: View, lang: str) -> str:
    return _Words(lang).view(view)


class _Words:
    def __init__(self, lang: str) -> None:
        self._say = partial(CATALOGUE.text, lang)

    def view(self, view: View) -> str:
        lines = self._hand(view) if "seat" in view else self._table(view)
        return "\n".join(lines) + "\n"

    def say(self, key: str, **values: Any) -> str:
        return str(self._say(f"describe.{key}", values))

    def word(self, kind: str, key: object) -> str:
        return str(self._say(f"{kind}.{key}"))

    def words(self, kind: str, keys: Iterable[object]) -> str:
        return ", ".join(self.word(kind, key) for key in keys) or _NOTHING

    def species(self, cards: Iterable[int]) -> str:
        return ", ".join(SPECIES[card].name for card in cards) or _NOTHING

    def _table(self, view: View) -> list[str]:
        lines = [self._heading(view), "", *self._patrons(view), ""]
        lines += [self._site(view, name) for name in view["sites"]]
        if view["draft"] is not None:
            lines += ["", *self._offer(view)]
        lines += ["", *self._board(view)]
        for seat in range(len(view["players"])):
            lines += ["", *self._player(view, seat)]
        return lines

    def _heading(self, view: View) -> str:
        bonus = self.word("bonus", view["rounds"][view["round"] - 1])
        turn = _NOTHING if view["turn"] is None else self._name(view, view["turn"])
        phase = self.word("phase", view["phase"])
        return self.say("round", round=view["round"], phase=phase, bonus=bonus, player=turn)

    def _name(self, view: View, seat: int) -> str:
        if view["players"][seat]["theodore"]:
            return str(self._say("theodore.name"))
        return self.say("player", number=seat + 1)

    def _patrons(self, view: View) -> list[str]:
        return [
            self.say(
                "patron",
                patron=self.word("patron", patron),
                papers=" ".join(f"{value}×{count}" for value, count in papers.items() if count)
                or _NOTHING,
                credibility=view["credibility"][patron],
                loyalty=", ".join(str(each["value"][patron]) for each in view["players"]),
            )
            for patron, papers in view["papers"].items()
        ]

    def _site(self, view: View, name: str) -> str:
        site = view["sites"][name]
        teams = [
            self._name(view, seat)
            for seat, player in enumerate(view["players"])
            if player["team"] == name
        ]
        camps = [self._name(view, seat) for seat in site["camps"] if isinstance(seat, int)]
        return self.say(
            "site",
            site=self.word("site", name),
            card=self.species([site["card"]] if site["card"] else []),
            bones=", ".join(
                _NOTHING if bone is None else self.word("bone", bone) for bone in site["bones"]
            ),
            tile=self.word("tile", site["tile"]),
            camps=", ".join(camps) or _NOTHING,
            teams=", ".join(teams) or _NOTHING,
        )

    def _offer(self, view: View) -> list[str]:
        return [
            self.say(
                "offer",
                species=self.species([each["species"]]),
                bones=self.words("bone", each["bones"]),
            )
            for each in view["draft"]["offer"]
        ]

    def _board(self, view: View) -> list[str]:
        rare = [f"{count} {self.word('bone', bone)}" for bone, count in view["rare"].items()]
        finds = [
            f"{self.words('icon', [tile for tile in column['tiles'] if tile])}"
            f" → {self.word('bonus', column['bonus'])}"
            for column in view["finds"]
        ]
        awards = [
            f"{award['id']} ({len([who for space in award['spaces'] for who in space])})"
            for award in view["awards"].values()
        ]
        return [
            self.say("grants", grants=" · ".join(self.word("grant", g) for g in view["grants"])),
            self.say("rare", bones=", ".join(rare)),
            self.say("finds", finds=" · ".join(finds)),
            self.say("awards", awards=", ".join(awards)),
            self.say("display", people=self.words("person", view["display"])),
        ]

    def _player(self, view: View, seat: int) -> list[str]:
        player = view["players"][seat]
        hand = player["hand"]
        patron = self.word("patron", player["patron"]) if player["patron"] else _NOTHING
        archive = [
            f"{letter}: {self.species(cards)}"
            for letter, cards in player["archive"].items()
            if cards
        ]
        used = sum(slot["card"] is not None for slot in player["slots"])
        return [
            self.say(
                "purse.over" if view["phase"] == "over" else "purse",
                player=self._name(view, seat),
                patron=patron,
                money=player["money"],
                rp=player["rp"],
                projection=sum(player["projection"].values()),
            ),
            self.say(
                "crates",
                bones=self.words("bone", player["crates"]),
                count=player["capacity"],
            ),
            self.say("archive", cards="; ".join(archive) or _NOTHING, limit=player["limit"]),
            self.say(
                "cards",
                used=used,
                slots=len(player["slots"]),
                team=self.words("team", hand["team"]),
                species=hand["species"]["count"],
                known=self.species(hand["species"]["known"]),
                people=hand["paleontologists"]["count"],
            ),
        ]

    def _hand(self, view: View) -> list[str]:
        lines = [
            self.say(
                "hand",
                number=view["seat"] + 1,
                species=self.species(view["hand"]["species"]),
                people=self.words("person", view["hand"]["paleontologists"]),
            )
        ]
        if view["look"]:
            lines.append(self.say("look", species=self.species(view["look"])))
        return lines
