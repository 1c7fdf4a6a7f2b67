"""Non-interference over the wire: what others have sealed changes no byte that a viewer receives.

Two rooms with the same seed are played alike up to a phase. In that phase the other seats choose
differently. Until it is shown, everything that seat 0 and a spectator get (frames, snapshots,
previews, replays, the room) has to be the same, byte for byte.
"""

import random
import re
from typing import Any

import pytest

from app.rooms.commands import start
from engines import registry

from ..support import sealed
from ..support.player import Player
from .conftest import House, NewHouse, People, Room

SEATS = {"sealed": 3, "bad_bones": 3, "bones_and_banners": 2}
OPTIONS: dict[str, dict[str, Any]] = {"sealed": {"rounds": 9}}
SEALED_PHASES: dict[str, set[str | None]] = {
    "sealed": {None},
    "bad_bones": {"hero", "trap"},
    "bones_and_banners": {"rally", "activate"},
}
AFTER = {"sealed": (0, 1, 2, 5), "bad_bones": (0, 1, 2, 5), "bones_and_banners": (0, 19)}
"""So many times everybody has chosen before; the last comes to the choice of a land."""

OF_THE_ROOM = ('{"type":"presence"', '{"type":"room"')
"""Come when they come: several changes at once are read once. What is in them is in the snapshots
and in the answer about the room, too."""


class SameSeed:
    def token_bytes(self, count: int) -> bytes:
        return b"s" * count

    def token_hex(self, count: int) -> str:
        return random.randbytes(count).hex()


@pytest.fixture
def sealed_engine(monkeypatch: pytest.MonkeyPatch, talkative: None) -> None:
    monkeypatch.setattr(start, "secrets", SameSeed())
    engines = {**registry._engines(), "sealed": sealed.engine}
    monkeypatch.setattr(registry, "_engines", lambda: engines)


def normal(text: str, room: Room) -> str:
    """Without what names this very room, game and moment."""
    text = text.replace(room.code, "CODE")
    text = re.sub(r"CODE-\w+", "LINK", text)
    text = re.sub(r"g_[0-9a-f]{16}", "GAME", text)
    return re.sub(r"\d{4}-\d\d-\d\dT[0-9:.+]+", "TIME", text)


def choose(player: Player, chance: random.Random) -> dict[str, Any]:
    assert player.decision
    return dict(chance.choice(player.decision["actions"]))


async def play_alike(room: Room, chance: random.Random) -> None:
    """Everybody who has to choose does, until all have."""
    now = _phase(room.watcher)
    for player in room.players:
        while player.decision and _phase(player) == now:
            await player.act(choose(player, chance))
        await room.settled()


def _phase(player: Player) -> Any:
    public = player.view["public"]
    return public.get("round"), public.get("phase")


async def observed(house: House, people: People, room: Room) -> list[tuple[str, str]]:
    """Everything that seat 0 and a spectator can get hold of."""
    me, watcher = room.players[0], room.watcher
    assert me.decision
    for number, action in enumerate(me.decision["actions"][:6]):
        asked = {"type": "preview", "decision": me.decision["id"], "action": action}
        await me.ask(asked | {"id": f"preview-{number}"})
    await room.settled()
    for viewer in (me, watcher):
        await viewer.send({"type": "resume", "at": 1})
        await viewer.settled()
    found = [
        (name, normal(text, room))
        for name, viewer in (("seat 0", me), ("spectator", watcher))
        for text in viewer.raw
        if not text.startswith(OF_THE_ROOM)
    ]
    for name, guest in (("seat 0", room.guests[0]), ("nobody", None)):
        fresh = await people.sit_down(house, guest, room.code)
        found.append((f"snapshot of {name}", normal(fresh.raw[0], room)))
        await fresh.close()
    me_client = room.guests[0].client
    for path in ("", "/replay"):
        answer = await me_client.get(f"/api/rooms/{room.code}{path}")
        assert answer.status_code == 200, answer.text
        found.append((path, normal(answer.text, room)))
    return found


def _kind(found: tuple[str, str]) -> str:
    """Who got it, and how it begins: names what one of two worlds has more than the other."""
    name, text = found
    return f"{name}: {text[:40]}"


@pytest.mark.parametrize(
    ("engine", "phases"),
    [(engine, phases) for engine, starts in AFTER.items() for phases in starts],
)
async def test_sealed_choices_change_no_byte(
    new_house: NewHouse, people: People, engine: str, phases: int
) -> None:
    house = await new_house()
    worlds = []
    guests = [await people.guest(house, f"Guest {n}") for n in range(SEATS[engine])]
    for world in range(2):
        room = await people.room(house, guests=guests, engine=engine, **OPTIONS.get(engine, {}))
        for player in room.players:
            player.name = f"seat-{player.you['seat']}"
        chance = random.Random(7)
        played = 0
        others = room.players[1:]
        while (
            played < phases
            or _phase(room.watcher)[1] not in SEALED_PHASES[engine]
            or not any(player.decision for player in others)
        ):
            await play_alike(room, chance)
            played += 1
            assert any(player.decision for player in room.players), "the game ended too soon"
        shown = _phase(room.watcher)
        sealed_choices = []
        other = random.Random(102 + world)
        for player in others:
            while player.decision and _phase(player) == shown:
                sealed_choices.append(choose(player, other))
                await player.act(sealed_choices[-1])
        await room.settled()
        assert _phase(room.watcher) == shown
        worlds.append((await observed(house, people, room), sealed_choices))
    (first, chosen), (second, chosen_instead) = worlds
    assert chosen != chosen_instead, "nothing to hide: the choices were the same"
    assert list(map(_kind, first)) == list(map(_kind, second))
    for one, another in zip(first, second, strict=True):
        assert one == another
    assert len(first) > 8
