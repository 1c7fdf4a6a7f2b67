"""Non-interference over the wire, for hands and for cards that lie face down: which they are
changes no byte that a viewer receives.

Two worlds with the same seed are played alike, from a Rally to the last window before combat. In
the second one others hold other cards, and place, build, buy and draw those. Seat 0, or a
spectator of two such hands, is sent the same in both, byte for byte: frames, snapshots, previews,
refusals, the room and the replay.
"""

import random
from typing import Any

import pytest

from app.rooms.commands import start
from engines import registry
from engines.bones_and_banners.engine import BonesAndBanners
from engines.bones_and_banners.state.position import State
from engines.bones_and_banners.testing import scenario
from engines.contract import Action

from ..support.people import Guest
from .conftest import House, NewHouse, People, Room
from .test_secrets import SameSeed, normal, observed

WORLD = """
round 4 initiative 1
centre elder-forest:0* storm-castle:1*
1 0 {carried} - > elder-forest carried
2 1 halberdiers - > elder-forest carried
seat 0
  lands owl-forest kings-meadow
  hand {hand0}
  advisors {advisors0}
  buildings {buildings0}
  deck {deck0} / cleric
seat 1
  lands millbrook swan-lake
  hand {hand1}
  advisors {advisors1}
  buildings {buildings1}
  built watchtower
  deck {deck1} / knights
recruit {recruits}
reserve dame wurm dragon
advisor {advisors}
building {buildings}
land tin-mine
"""
MINE = {
    "carried": "cavalry", "hand0": "archers knights wizard goblins", "advisors0": "spy squire",
    "buildings0": "chapel moat", "deck0": "cleric knights wizard goblins archers knights",
}  # fmt: skip
OTHERS_OF_MINE = {
    "carried": "cavalry", "hand0": "axe-maidens cleric footsoldiers woodkeepers",
    "advisors0": "assassin spy", "buildings0": "forge stone-wall",
    "deck0": "wizard archers cleric knights goblins knights",
}  # fmt: skip
THEIRS = {
    "hand1": "cleric goblins knights wizard", "advisors1": "fortune-teller jester",
    "buildings1": "barracks moat", "deck1": "archers cavalry knights cleric wizard goblins",
    "recruits": "ogre giant griffin-riders bandits witch werewolf ogre dame",
    "advisors": "herald assassin spy stonemason", "buildings": "forge catapult tavern",
}  # fmt: skip
OTHERS_OF_THEIRS = {
    "hand1": "archers axe-maidens footsoldiers woodkeepers", "advisors1": "assassin diplomat",
    "buildings1": "stone-wall tavern", "deck1": "goblins wizard cleric archers cavalry knights",
    "recruits": "bandits griffin-riders giant ogre dame ogre witch giant",
    "advisors": "spy herald jester squire", "buildings": "war-camp chapel forge",
}  # fmt: skip
WORLDS: dict[int | None, list[dict[str, str]]] = {
    0: [MINE | THEIRS, MINE | OTHERS_OF_THEIRS],
    None: [MINE | THEIRS, OTHERS_OF_MINE | OTHERS_OF_THEIRS],
}
"""By viewer: seat 0 knows its own cards, a spectator nobody's."""
CARDS = ("card", "building")
"""In an action that puts something face down: which one it is differs between the worlds."""
OPEN = ("advisor.play", "recruit.exchange", "draft.reroll")
"""These show a card, and so may not be chosen here."""
DRAWS = ("die.buy", "die.recruit")
"""Left to seat 1: the piles aren't the same in both worlds, and their cards are told to the
player that draws."""
PASSIVE = ("rally.done", "build.done", "die.pass", "window.pass")
HAPPENED = {
    "units.sent", "units.drawn", "building.started", "order.sealed", "die.bought", "recruit.kept",
    "units.seen",
}  # fmt: skip
"""At least once, while seat 1 had other cards."""


class Worlds(BonesAndBanners):
    """The same game, but it begins in the middle of this one."""

    text = ""

    def new(self, options: Any, seats: int, seed: bytes) -> State:
        state = scenario(self.text, "rally", seed=seed)
        state.barrier, state.undoable, state.made = 0, [0] * seats, [0] * seats
        return state


engine = Worlds()


@pytest.fixture
def sealed_engine(monkeypatch: pytest.MonkeyPatch, talkative: None) -> None:
    monkeypatch.setattr(start, "secrets", SameSeed())
    monkeypatch.setattr(registry, "_engines", lambda: {engine.id: engine})


def form(action: Action) -> Action:
    """As others see it."""
    return {name: value for name, value in action.items() if name not in CARDS}


def choose(seat: int, decision: dict[str, Any], chance: random.Random) -> Action:
    """Alike in both worlds: it depends only on what others may see of the actions."""
    never = OPEN if seat else OPEN + DRAWS
    actions = [action for action in decision["actions"] if action["type"] not in never]
    idle = decision["kind"] != "window.reveal" and chance.random() < 0.3
    if not idle:
        actions = [action for action in actions if action["type"] not in PASSIVE] or actions
    forms: list[Action] = []
    forms += (form(action) for action in actions if form(action) not in forms)
    wanted = chance.choice(forms)
    return next(action for action in actions if form(action) == wanted)


async def play(room: Room, chance: random.Random) -> None:
    """Until seat 1 has looked behind a card in the last window, and seat 0 is asked there."""
    me = room.players[0]
    while not (me.decision and me.decision["kind"] == "window.reveal"):
        one = next(player for player in room.players if player.decision)
        for player in {me, room.watcher} - {one}:  # not their turn
            wrong = {"type": "act", "decision": one.choice["id"], "action": {"type": "die.pass"}}
            assert (await player.ask(wrong))["type"] == "reject"
        if one is me:
            for action in one.choice["actions"][:2]:
                await me.ask({"type": "preview", "decision": one.choice["id"], "action": action})
        assert (await one.act(choose(one.you["seat"], one.choice, chance)))["type"] == "ack"
        await room.settled()


async def seen_by(
    stranger: Guest | None, house: House, people: People, room: Room
) -> list[tuple[str, str]]:
    """All that seat 0 and spectators can get hold of, or only a stranger among these."""
    found = await observed(house, people, room)
    if stranger is None:
        return found
    told = [(name, text) for name, text in found if name in ("spectator", "snapshot of nobody")]
    for path in ("", "/replay"):
        answer = await stranger.client.get(f"/api/rooms/{room.code}{path}")
        told.append((path, normal(answer.text, room)))
    return told


@pytest.mark.parametrize(("viewer", "seed"), [(0, 5), (None, 6)], ids=["player", "spectator"])
async def test_cards_that_others_hold_change_no_byte(
    new_house: NewHouse, people: People, viewer: int | None, seed: int
) -> None:
    house = await new_house()
    guests = [await people.guest(house, f"Guest {n}") for n in range(2)]
    stranger = await people.guest(house, "Cat") if viewer is None else None
    seen, held = [], []
    for world in WORLDS[viewer]:
        engine.text = WORLD.format(**world)
        room = await people.room(house, guests=guests, engine=engine.id)
        for player in room.players:
            player.name = f"seat-{player.you['seat']}"
        room.watcher.name = "watcher"
        await play(room, random.Random(seed))
        told = {
            event["type"]
            for message in room.watcher.of("frame")
            for event in message["events"]
            if event.get("seat") == 1
        }
        assert told >= HAPPENED, HAPPENED - told
        held.append([player.view["private"] for player in room.players])
        seen.append(await seen_by(stranger, house, people, room))
    (mine, theirs), (mine_too, theirs_instead) = held
    assert (mine == mine_too) == (viewer == 0)
    for kind in ("hand", "units", "advisors", "fresh", "buildings", "under"):
        assert theirs[kind] != theirs_instead[kind], f"nothing to hide: {kind}"
    first, second = seen
    assert [name for name, _ in first] == [name for name, _ in second]
    for one, another in zip(first, second, strict=True):
        assert one == another
    assert len(first) > 30
