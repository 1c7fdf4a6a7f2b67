"""Non-interference over the wire, for hands: which cards others hold changes no byte that a viewer
receives.

Two rooms with the same seed are played alike. In one of them the others hold other cards: what
they draw from the deck is another card of it, and two of them have changed their first
paleontologist card. Everything that seat 0 and a spectator get has to be the same, byte for byte.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from app.rooms.commands import start
from engines import registry
from engines.bone_wars.engine import BoneWars
from engines.bone_wars.state.position import State
from engines.contract import Action, Beat, Event, OnBeat

from ..support.player import Player
from .conftest import NewHouse, People, Room
from .test_secrets import SameSeed, observed

LOOKS = "cycleSpecies"
LOOKER = 3
"""The profession with dig site actions, by one of which three cards are looked at."""
DRAWS = 3
"""The column with a species card."""


class OtherHands(BoneWars):
    """The same game, but while ``other`` everybody except seat 0 holds something else."""

    other = False

    def new(self, options: Any, seats: int, seed: bytes) -> State:
        state = super().new(options, seats, seed)
        if self.other and seats > 2:
            one, two = state.players[1], state.players[2]
            one.people, two.people = two.people, one.people
        return state

    def apply(
        self, state: State, seat: int, action: Action, on_beat: OnBeat | None = None
    ) -> list[Event]:
        def shown(events: Beat) -> None:
            drawn = [event for event in events if event.type == "species.received"]
            for event in drawn if self.other and seat else ():
                hand, deck = state.players[seat].species, state.species_deck
                at = hand.index(event.values["species"])
                hand[at], deck[-seat] = deck[-seat], hand[at]
            if on_beat is not None:
                on_beat(events)

        return super().apply(state, seat, action, shown)


engine = OtherHands()


@pytest.fixture
def sealed_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "secrets", SameSeed())
    monkeypatch.setattr(registry, "_engines", lambda: {"bone_wars": engine})


def choose(player: Player, chance: random.Random) -> Action:
    """Others look at cards in the draft and pass with another one; seat 0 does something else."""
    assert player.decision
    me = player.you["seat"] == 0
    actions: list[Action] = player.decision["actions"]
    sites = player.view["public"]["sites"]
    held = player.view["public"]["players"][player.you["seat"]]["hand"]["species"]
    looked = held["count"] > len(held["known"])
    rules: dict[str, Callable[[Action], bool]] = {
        "setup.choose": lambda action: (
            "species" in action or (action["profession"] == LOOKER) != me
        ),
        "site.action": lambda action: (
            "stop" in action if looked else sites.get(action.get("at"), {}).get("tile") == LOOKS
        ),
        "turn.play": lambda action: "pass" in action,
        "pass.profession": lambda action: action["column"] == DRAWS,
        "reward.next": lambda action: action["reward"].startswith("dig_site_actions"),
    }
    wanted = rules.get(player.decision["kind"], bool)
    found = [action for action in actions if wanted(action)]
    if player.decision["kind"] == "setup.choose":
        found = [action for action in found if "species" in action] or found
    return dict(chance.choice(found or actions))


async def play(room: Room, chance: random.Random) -> None:
    """Until all others have passed and it is for seat 0 to play."""
    me = room.players[0]
    while True:
        await room.settled()
        waiting = [player for player in me.view["public"]["players"][1:] if not player["passed"]]
        if me.decision and me.decision["kind"] == "turn.play" and not waiting:
            return
        one = next(player for player in room.players if player.decision)
        if one is me and me.decision and me.decision["kind"] == "turn.play":
            await me.act({"type": "turn.play", "card": {"team": "T1"}})
        elif one is me and me.decision and me.decision["kind"] == "team.act":
            await me.act({"type": "team.act", "do": "end"})
        else:
            await one.act(choose(one, chance))


@pytest.mark.parametrize("seats", [2, 3])
async def test_hands_change_no_byte(new_house: NewHouse, people: People, seats: int) -> None:
    house = await new_house()
    guests = [await people.guest(house, f"Guest {n}") for n in range(seats)]
    seen, hands = [], []
    for other in (False, True):
        engine.other = other
        room = await people.room(house, guests=guests, engine="bone_wars")
        for player in room.players:
            player.name = f"seat-{player.you['seat']}"
        await play(room, random.Random(7))
        told = {
            event["type"] for message in room.watcher.of("frame") for event in message["events"]
        }
        assert {"species.looked", "species.kept", "species.drawn"} <= told
        seen.append(await observed(house, people, room))
        hands.append([player.view["private"]["hand"] for player in room.players])
    (mine, *theirs), (mine_too, *theirs_instead) = hands
    assert mine == mine_too
    for one, another in zip(theirs, theirs_instead, strict=True):
        assert one["species"] != another["species"], "nothing to hide: the hands were the same"
    if seats > 2:
        assert [each["paleontologists"] for each in theirs] != [
            each["paleontologists"] for each in theirs_instead
        ]
    first, second = seen
    assert [name for name, _ in first] == [name for name, _ in second]
    for one, another in zip(first, second, strict=True):
        assert one == another
    assert len(first) > 8
