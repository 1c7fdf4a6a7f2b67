"""The people and the rooms that pictures are taken of: the same each time, under the same codes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from . import house
from .plays import Play, played, recorded

PEOPLE = {
    "Ada": "fox", "Nour": "owl", "Théo": "raven", "Milo": "bear", "Inès": "hare", "Zoé": "badger",
}  # fmt: skip
KEPT = "Inès"
"""She has an account; the others are guests."""
FREE, BOT = "", "a bot"
FOUR = ("Ada", "Nour", "Théo", "Milo")
SAID = ("Good evening, all!", "Bonsoir ! Qui commence ?", "One more round, then bed.")


@dataclass(frozen=True)
class Home:
    """A room; its first sitter is the host."""

    name: str
    engine: str
    sitters: Sequence[str]
    play: Play | None = None
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False

    @property
    def code(self) -> str:
        drawn = sha256(self.name.encode()).digest()
        return "".join(house.ALPHABET[n % len(house.ALPHABET)] for n in drawn[: house.LENGTH])

    @property
    def secret(self) -> str:
        return named("secret", self.name)

    @property
    def path(self) -> str:
        return f"/r/{self.code}-{self.secret}"

    @property
    def status(self) -> str:
        return "lobby" if not self.play else "over" if self.play.over else "playing"


def named(kind: str, name: str) -> str:
    """An id of 24 characters that is the same each time."""
    return sha256(f"{kind} {name}".encode()).hexdigest()[:24]


def homes() -> list[Home]:
    bones = recorded("bad_bones", "competitive-4")
    wars = recorded("bone_wars", "3")
    alone = recorded("bone_wars", "advanced-1")
    banners = recorded("bones_and_banners", "2")
    together = {"mode": "cooperative", "advanced": True, "chiefs": ["pyro"]}
    return [
        # before the game
        Home("Friday bones", "bad_bones", ["Ada", "Nour", BOT, "Théo", FREE, FREE]),
        Home("All for one", "bad_bones", ["Ada", BOT, "Milo", FREE], options=together),
        Home("A quiet evening", "bad_bones", ["Ada"], options={"mode": "solo"}),
        Home("Como Bluff", "bone_wars", ["Ada", "Nour", BOT, FREE]),
        Home("Two houses", "bones_and_banners", ["Ada", "Théo"]),
        # at the table
        Home("The old mill", "bad_bones", FOUR, bones.half()),
        Home("The last wall", "bad_bones", FOUR, recorded("bad_bones", "cooperative-4").half()),
        Home("Badlands", "bone_wars", FOUR[:3], wars.half()),
        Home("From tomorrow", "bad_bones", FOUR, bones.half().of_newer_rules()),
        Home("From elsewhere", "bad_bones", FOUR, bones.half().unknown()),
        Home("Elder Forest", "bones_and_banners", FOUR[:2], banners.half()),
        # afterwards
        Home("Last one standing", "bad_bones", FOUR, bones),
        Home("Chiefs and markets", "bad_bones", FOUR,
             recorded("bad_bones", "competitive-advanced-chiefs-4")),
        Home("All fell", "bad_bones", FOUR, recorded("bad_bones", "cooperative-4")),
        Home("All stood", "bad_bones", FOUR[:2],
             played("bad_bones", 2, lambda actions: actions[0], mode="cooperative", rounds=1)),
        Home("Fell alone", "bad_bones", ["Ada"], recorded("bad_bones", "solo-1")),
        Home("Stood alone", "bad_bones", ["Ada"],
             played("bad_bones", 1, lambda actions: actions[0], mode="solo", rounds=1)),
        Home("Yale and Philadelphia", "bone_wars", FOUR[:3], wars),
        Home("Lost to Theodore", "bone_wars", ["Ada"], alone),
        Home("Won against Theodore", "bone_wars", ["Ada"], alone.won()),
        Home("A thousand gold", "bones_and_banners", FOUR[:2], banners),
        # on the first page
        Home("Zoé’s Monday", "bad_bones", ["Zoé", "Inès", FREE, FREE], listed=True),
        Home("Open table", "bone_wars", ["Inès", FREE, FREE], listed=True),
        Home("Zoé plays", "bad_bones", ["Zoé", "Inès", "Nour", "Milo"], bones.half()),
        Home("Zoé has played", "bone_wars", ["Zoé", "Inès", "Milo"], wars),
        Home("To be watched", "bone_wars", ["Inès", "Nour", "Milo"], wars.half(), listed=True),
    ]  # fmt: skip
