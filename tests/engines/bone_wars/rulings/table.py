"""A table in the middle of a game, played and looked at as docs/bone_wars.md says.

Tests read like play: a table, what somebody does, what everybody sees then. Nothing here knows how
the engine works inside, so that a mistake in its reading of the rules is not made twice.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

from engines.bone_wars import engine
from engines.bone_wars.testing import choices, kind, play, scenario
from engines.contract import Action, View

BONES = (
    "torso", "tail", "skull_carnivore", "skull_herbivore",
    "limb_paw", "limb_flipper", "limb_claw", "limb_wing",
)  # fmt: skip
TORSO, TAIL, CARNIVORE, HERBIVORE, PAW, FLIPPER, CLAW, WING = BONES
RING = ("montana", "nebraska", "kansas", "new_mexico", "colorado", "wyoming")

TILES = {
    "montana": "swapPatron", "nebraska": "cycleSpecies", "kansas": "money1",
    "new_mexico": "bone1", "colorado": "exchangeRare", "wyoming": "takeBackPaleontologist",
}  # fmt: skip
LYING = {
    "montana": [TORSO, TAIL, PAW],
    "nebraska": [CARNIVORE, TORSO, WING],
    "kansas": [TAIL, HERBIVORE, FLIPPER],
    "new_mexico": [TORSO, TAIL, CLAW],
    "colorado": [PAW, TORSO, TAIL],
    "wyoming": [HERBIVORE, CARNIVORE, TORSO],
}
ON_SITES = (
    "Zarhachis", "Poebrotherium", "Tillotherium", "Troodon", "Trachodon", "Clidastes",
    "Graculavus", "Notharctus", "Mesonyx", "Mesohippus", "Mosasaurus", "Hesperornis",
)  # fmt: skip
"""Cards for the sites: the first six that the test itself does not name."""

ROUNDS = ["money3", "bones3", "upgradeSlot", "loyalty1"]
COLUMNS = ["rare2", "chooseSpecies", "upgradeTeam", "removeCover", "digSiteActions3"]
FINDS = [
    ["fossil", "bug"], ["footprint", "plant"], ["hammer", "fossil"],
    ["bug", "footprint"], ["plant", "hammer"],
]  # fmt: skip
GRANTS = ["G13", "G1", "G7", "G10"]
"""Seat 0 has the first, which says nothing while teams do not meet."""


def has(*given: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """What a player has, or what lies on the table."""
    return {key: value for each in (*given, more) for key, value in each.items()}


PASSIVE = ("end", "done", "stop", "none", "decline", "keep", "skip")


class BonusTiles(TypedDict):
    rounds: list[str]
    columns: list[str]


def bonus_tiles(first_round: str) -> BonusTiles:
    """Round 1 has that bonus; it changes places with what lay there."""
    rounds, columns = list(ROUNDS), list(COLUMNS)
    if first_round in rounds:
        at = rounds.index(first_round)
        rounds[0], rounds[at] = rounds[at], rounds[0]
    else:
        at = columns.index(first_round)
        rounds[0], columns[at] = columns[at], rounds[0]
    return {"rounds": rounds, "columns": columns}


def first_column(bonus: str, rounds: list[str] | None = None) -> BonusTiles:
    """Column 1 has that bonus; it changes places with what lay there."""
    rounds, columns = list(rounds or ROUNDS), list(COLUMNS)
    if bonus in columns:
        at = columns.index(bonus)
        columns[0], columns[at] = columns[at], columns[0]
    else:
        at = rounds.index(bonus)
        columns[0], rounds[at] = rounds[at], columns[0]
    return {"rounds": rounds, "columns": columns}


def grant(name: str) -> list[str]:
    """The four grants in play, so that seat 0, at space 1, has that one."""
    return [name, *[other for other in ("G13", "G1", "G7", "G10") if other != name][:3]]


@cache
def species_ids() -> dict[str, int]:
    """By name."""
    cards = engine.public(scenario())["components"]["species"]
    return {card["name"]: int(key) for key, card in cards.items()}


def _played(card: Mapping[str, Any]) -> dict[str, Any]:
    """As in the view: species by number, team cards with their specialist."""
    if "species" in card:
        return {"species": species_ids()[card["species"]]}
    return {"specialist": None, **card} if "team" in card else dict(card)


class Table:
    """Seat 0 acts unless the test says otherwise."""

    def __init__(self, seats: int = 2, sites: Mapping[str, Any] | None = None, **given: Any):
        if seats <= 2:
            given.setdefault("finds", [list(column) for column in FINDS])
        if "columns" not in given and "rounds" not in given:
            given |= {"rounds": list(ROUNDS), "columns": list(COLUMNS)}
        given.setdefault("grants", list(GRANTS))
        given.setdefault("awards", {"A": "A1", "B": "B1", "C": "C1"})
        for key, player in given.items():
            if key[0] == "p" and key[1:].isdigit() and "slots" in player:
                given[key] = has(player, slots=[_played(card) for card in player["slots"]])
        self.seat: int = given.get("active", 0)
        named = str(given) + str(sites)
        free = (name for name in ON_SITES if name not in named)
        cards = {site: next(free) for site in RING}
        lying = {
            site: {"card": cards[site], "bones": list(LYING[site]), "tile": TILES[site]}
            | dict((sites or {}).get(site, {}))
            for site in RING
        }
        self.state = scenario(seats=seats, sites=lying, **given)
        self.events: list[Any] = []
        """Of the last action."""
        self.all: list[Any] = []
        self.written = 0
        """How many papers the test has named (papers.py)."""

    # What is seen
    @property
    def view(self) -> View:
        return engine.public(self.state)

    @property
    def kind(self) -> str | None:
        return kind(self.state)

    @property
    def choices(self) -> list[Action]:
        return list(choices(self.state))

    @property
    def action(self) -> View:
        found: View | None = self.view["action"]
        assert found is not None, "nothing is being done"
        return found

    def player(self, seat: int) -> View:
        found: View = self.view["players"][seat]
        return found

    @property
    def me(self) -> View:
        return self.player(self.seat)

    def hand(self, seat: int | None = None) -> View:
        found: View = engine.private(self.state, self.seat if seat is None else seat)["hand"]
        return found

    def species(self, seat: int | None = None) -> list[str]:
        """Names of the species cards in hand."""
        return sorted(self.name(card) for card in self.hand(seat)["species"])

    @property
    def _known(self) -> dict[int, View]:
        return {int(key): card for key, card in self.view["components"]["species"].items()}

    def id(self, name: str) -> int:
        return next(key for key, card in self._known.items() if card["name"] == name)

    def name(self, card: int) -> str:
        return str(self._known[card]["name"])

    def archive(self, seat: int | None = None) -> dict[str, list[str]]:
        """Names by envelope, without the empty ones."""
        player = self.me if seat is None else self.player(seat)
        return {
            envelope: sorted(self.name(card) for card in cards)
            for envelope, cards in player["archive"].items()
            if cards
        }

    @property
    def turn(self) -> int | None:
        found: int | None = self.view["turn"]
        return found

    # What may be chosen
    def offered(self, field: str) -> list[Any]:
        """The values of a field of all choices that have it; species by name."""
        return [self._said(field, choice[field]) for choice in self.choices if field in choice]

    def playable(self) -> set[str]:
        """The cards that the open ``turn.play`` offers."""
        assert self.kind == "turn.play", self.kind
        return {self._card(choice["card"]) for choice in self.choices if "card" in choice}

    def does(self) -> set[str]:
        """What the open ``team.act`` offers."""
        assert self.kind == "team.act", self.kind
        return set(self.offered("do"))

    def modes(self) -> set[str]:
        assert self.kind == "turn.mode", self.kind
        return set(self.offered("mode"))

    def _card(self, card: Mapping[str, Any]) -> str:
        ((field, value),) = card.items()
        said: str = self._said(field, value)
        return said

    def _said(self, field: str, value: Any) -> Any:
        return self.name(value) if field in ("card", "species") and type(value) is int else value

    # What is done
    def do(self, kind: str, **fields: Any) -> "Table":
        """The one choice of the open decision, which is of that kind, that has these fields."""
        assert self.kind == kind, f"{kind} is not asked but {self.kind}: {self.choices}"
        found = [choice for choice in self.choices if self._fits(choice, fields)]
        assert len(found) == 1, f"{fields} fits {len(found)} of {self.choices}"
        return self.take(found[0])

    def take(self, choice: Action) -> "Table":
        self.events = list(play(self.state, choice))
        self.all += self.events
        return self

    def _fits(self, choice: Action, fields: Mapping[str, Any]) -> bool:
        return all(
            name in choice and value in (choice[name], self._said(name, choice[name]))
            for name, value in fields.items()
        )

    def plays(self, card: str) -> "Table":
        """A card of the hand by its name, into the leftmost open slot."""
        assert self.kind == "turn.play", f"turn.play is not asked but {self.kind}: {self.choices}"
        found = [
            choice
            for choice in self.choices
            if "card" in choice and self._card(choice["card"]) == card
        ]
        assert len(found) == 1, f"{card} is not among {self.choices}"
        return self.take(found[0])

    def acts(self, *steps: str) -> "Table":
        """Team actions in short: ``"step wyoming"``, ``"dig 1"``, ``"camp movement"``."""
        for step in steps:
            do, _, rest = step.partition(" ")
            key = {"step": "to", "dig": "slot", "site": "at", "camp": "row"}.get(do)
            fields: Action = {"do": do}
            if key and rest:
                fields[key] = int(rest) if do == "dig" else rest
            self.do("team.act", **fields)
        return self

    def passes(self) -> "Table":
        return self.do("turn.play", **{"pass": True})

    def finish(self) -> "Table":
        """Whatever is still asked is answered with as little as possible, up to the next turn."""
        while self.kind not in (None, "turn.play"):
            self.take(self._least())
        return self

    def _least(self) -> Action:
        for choice in self.choices:
            if choice.get("do") == "end" or any(choice.get(word) for word in PASSIVE):
                return choice
        return self.choices[0]

    # What was told
    def told(self, kind: str, *fields: str, ever: bool = False) -> list[Any]:
        """Values of the last action's events of that type (of all if ``ever``)."""
        found = [
            dict(event.values)
            for event in (self.all if ever else self.events)
            if event.type == kind
        ]
        if not fields:
            return found
        if len(fields) == 1:
            return [values[fields[0]] for values in found]
        return [tuple(values[field] for field in fields) for values in found]
