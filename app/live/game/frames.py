"""From what an engine does to what viewers are told: beats become pieces of frames.

For each beat the views are taken and compared with those before. What is public is encoded once;
for a seat only what it alone is told is added.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from orjson import dumps

from engines.contract import Decision, Event, NotYourSeat, StaleDecision, View
from engines.runtime.game import Entry, Game

from .patch import diff
from .stream import Body

NOTHING = "null"


@dataclass(slots=True)
class Seen:
    """What one viewer sees now. ``encoded`` says whether it changed, and is sent in snapshots."""

    view: View
    encoded: bytes

    def patch_to(self, view: View) -> str:
        """Goes on to ``view``; the patch, or an empty string if nothing changed."""
        encoded = dumps(view)
        if encoded == self.encoded:
            return ""
        patch = diff(self.view, view)
        self.view, self.encoded = view, encoded
        return dumps(patch).decode() if patch else ""

    def copy(self) -> "Seen":
        return Seen(self.view, self.encoded)


@dataclass(slots=True)
class Choice:
    """A seat's open decision. It is encoded again only when another one is open."""

    key: Any
    encoded: str
    undo: bool


class Shown:
    """What all viewers of a game have been shown so far."""

    __slots__ = ("choices", "private", "public")

    def __init__(self, public: Seen, private: list[Seen], choices: list[Choice]) -> None:
        self.public = public
        self.private = private
        self.choices = choices

    @classmethod
    def first(cls, game: Game) -> "Shown":
        engine, state = game.engine, game.state
        public = engine.public(state)
        private = [engine.private(state, seat) for seat in range(game.seats)]
        decisions = engine.decisions(state)
        return cls(
            Seen(public, dumps(public)),
            [Seen(view, dumps(view)) for view in private],
            [_choice(game, seat, decisions.get(seat)) for seat in range(game.seats)],
        )

    def copy(self) -> "Shown":
        return Shown(
            self.public.copy(), [seen.copy() for seen in self.private], self.choices.copy()
        )

    @property
    def over(self) -> bool:
        """Nobody has anything to choose."""
        return all(choice.key is None for choice in self.choices)

    def to_choose(self, seats: Iterable[int]) -> list[int]:
        """Those of the seats that have something to choose; one beyond the game's has not."""
        return [
            seat
            for seat in seats
            if seat < len(self.choices) and self.choices[seat].key is not None
        ]

    def check(self, seat: int, decision: str) -> None:
        """Whether that decision is the one that is open."""
        key = self.choices[seat].key
        if key is None:
            raise NotYourSeat(seat)
        if key[0] != decision:
            raise StaleDecision

    def beat(self, game: Game, events: Sequence[Event], sealed_by: int | None) -> "Beat":
        """``sealed_by``: the only seat that this may concern, if nobody else learnt anything."""
        engine, state = game.engine, game.state
        encoded = [(event.audience, dumps(event.json()).decode()) for event in events]
        told = ",".join(text for audience, text in encoded if audience is None)
        patch = self.public.patch_to(engine.public(state))
        public = f',"public":{patch}' if patch else ""
        shared = f'"events":[{told}]{public}'
        everybody = Body(shared, "") if told or public else None
        beat = Beat(everybody, [everybody] * game.seats)
        audience = {to for to, _ in encoded if to is not None}
        # A seat's sealed step changes no other's private view: those are not even taken.
        sealed = not told and audience == {sealed_by}
        for seat in audience if sealed else range(game.seats):
            patch = self.private[seat].patch_to(engine.private(state, seat))
            own = f',"private":{patch}' if patch else ""
            shown = shared
            if seat in audience:
                mine = ",".join(text for to, text in encoded if to is None or to == seat)
                shown = f'"events":[{mine}]{public}'
            if own or seat in audience:
                beat.seats[seat] = Body(shown, own)
        return beat

    def choose(self, game: Game, last: "Beat") -> None:
        """What each seat may choose now belongs to the last beat of an action."""
        decisions = game.engine.decisions(game.state)
        for seat, before in enumerate(self.choices):
            decision = decisions.get(seat)
            undo = game.can_undo(seat)
            own = ""
            if _key(decision) != before.key:
                now = _choice(game, seat, decision)
                own = f',"decision":{now.encoded}'
            elif undo != before.undo:
                now = Choice(before.key, before.encoded, undo)
            else:
                continue
            if undo != before.undo:
                own += f',"undo":{"true" if undo else "false"}'
            self.choices[seat] = now
            body = last.seats[seat] or Body('"events":[]', "")
            last.seats[seat] = Body(body.shown, body.own + own)


@dataclass(slots=True)
class Beat:
    everybody: Body | None
    seats: list[Body | None]


def play(game: Game, shown: Shown, entry: Entry) -> list[Beat]:
    """Plays ``entry`` on ``game`` and brings ``shown`` up to it; raises ``IllegalAction``."""
    beats: list[Beat] = []
    barrier = game.state.barrier

    def on_beat(events: Sequence[Event]) -> None:
        sealed_by = entry.seat if game.state.barrier == barrier else None
        beats.append(shown.beat(game, events, sealed_by))

    if entry.action is None:
        game.undo(entry.seat, on_beat)
    else:
        events = game.act(entry.seat, entry.action, on_beat=on_beat)
        if not beats:
            on_beat(events)
    shown.choose(game, beats[-1])
    return beats


def _key(decision: Decision | None) -> Any:
    if decision is None:
        return None
    prompt = decision.prompt
    return decision.id, decision.kind, prompt.key, dict(prompt.values), decision.undo


def _choice(game: Game, seat: int, decision: Decision | None) -> Choice:
    undo = game.can_undo(seat)
    if decision is None:
        return Choice(None, NOTHING, undo)
    encoded = dumps(
        {
            "id": decision.id,
            "kind": decision.kind,
            "prompt": {"key": decision.prompt.key, "values": dict(decision.prompt.values)},
            "actions": list(decision.actions),
            "undo": decision.undo,
        }
    ).decode()
    return Choice(_key(decision), encoded, undo)
