"""The smallest engine that has everything: chance, hands, sealed steps, open play, undo.

Everybody seals a card of their hand and a stance, in two steps. When all are ready the cards are
shown: the highest card scores, the lowest does if its owner was meek. Then all draw a card. With
``sealed=False`` cards and stances are played in the open.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson
from pydantic import BaseModel, ConfigDict, Field

from engines.contract import (
    Action,
    Beat,
    Bot,
    Event,
    IllegalAction,
    Message,
    NotYourSeat,
    Result,
    View,
)
from engines.runtime.messages import Catalogue, of
from engines.runtime.random_bot import RandomBot
from engines.runtime.rng import Rng
from engines.runtime.undo import settle

STANCES = ("bold", "meek")


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    sealed: bool = True
    rounds: int = Field(default=3, ge=2, le=4)


@dataclass(frozen=True, slots=True)
class Choice:
    id: str
    kind: str
    prompt: Message
    actions: list[Action]
    undo: bool


@dataclass(slots=True)
class State:
    sealed: bool
    rounds: int
    rng: Rng
    deck: list[int]
    hands: list[list[int]]
    cards: list[int | None]
    stances: list[str | None]
    points: list[int]
    shown: list[int] = field(default_factory=list)
    round: int = 1
    barrier: int = 0
    undoable: list[int] = field(default_factory=list)

    def ready(self, seat: int) -> bool:
        return self.stances[seat] is not None


class Toy:
    id = "toy"
    rules_version = 1
    seats = range(2, 4)
    Options = Options

    @property
    def texts(self) -> Catalogue:
        return of(self)

    def seats_for(self, options: Options) -> range:
        return self.seats

    def cooperative(self, options: Options) -> bool:
        return False

    def new(self, options: Options, seats: int, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError(f"not for {seats} players")
        rng = Rng.seeded(seed)
        deck = self.all_cards()
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        return State(
            sealed=options.sealed,
            rounds=options.rounds,
            rng=rng,
            deck=deck,
            hands=hands,
            cards=[None] * seats,
            stances=[None] * seats,
            points=[0] * seats,
            undoable=[0] * seats,
        )

    def all_cards(self) -> list[int]:
        return list(range(1, 25))

    def decisions(self, state: State) -> dict[int, Choice]:
        if state.round > state.rounds:
            return {}
        seats = (seat for seat in range(len(state.hands)) if not state.ready(seat))
        return {seat: self.decision(state, seat) for seat in seats}

    def decision(self, state: State, seat: int) -> Choice:
        undo = state.undoable[seat] > 0
        if state.cards[seat] is None:
            actions = [{"type": "card", "card": card} for card in state.hands[seat]]
            prompt = Message("prompt.card", {"round": state.round})
            return Choice(f"{state.round}.{seat}.card", "card", prompt, actions, undo)
        actions = [{"type": "stance", "stance": stance} for stance in STANCES]
        prompt = Message("prompt.stance", {"card": state.cards[seat]})
        # with the card: after an undo it may be another one, and then it is another choice
        name = f"{state.round}.{seat}.stance.{state.cards[seat]}"
        return Choice(name, "stance", prompt, actions, undo)

    def apply(
        self, state: State, seat: int, action: Action, on_beat: Beat | None = None
    ) -> list[Event]:
        self.check_legal(state, seat, action)
        barrier = state.barrier
        events = self.choose(state, seat, action)
        if all(state.ready(other) for other in range(len(state.hands))):
            events += self.show(state)
        settle(state, seat, barrier, events)
        if on_beat is not None:
            on_beat(events)
        return events

    def check_legal(self, state: State, seat: int, action: Action) -> None:
        decision = self.decisions(state).get(seat)
        if decision is None:
            raise NotYourSeat(seat)
        # as bytes: in Python 1 == True == 1.0
        listed = [orjson.dumps(one, option=orjson.OPT_SORT_KEYS) for one in decision.actions]
        if orjson.dumps(action, option=orjson.OPT_SORT_KEYS) not in listed:
            raise IllegalAction("not_listed", "Choose one of the listed actions.")

    def choose(self, state: State, seat: int, action: Action) -> list[Event]:
        if action["type"] == "card":
            state.cards[seat] = action["card"]
            state.hands[seat].remove(action["card"])
            if not state.sealed:
                self.reveal(state)  # a card of a hidden hand became known
        else:
            state.stances[seat] = action["stance"]
        values = {"seat": seat, **{k: v for k, v in action.items() if k != "type"}}
        return [Event(action["type"], values, audience=seat if state.sealed else None)]

    def reveal(self, state: State) -> None:
        state.barrier += 1

    def show(self, state: State) -> list[Event]:
        cards = [card for card in state.cards if card is not None]
        events = [Event("shown", {"cards": cards, "stances": list(state.stances)})]
        scorers = {cards.index(max(cards))}
        if state.stances[cards.index(min(cards))] == "meek":
            scorers.add(cards.index(min(cards)))
        for seat in sorted(scorers):
            state.points[seat] += 1
            events.append(Event("scored", {"seat": seat}))
        state.shown = cards
        state.cards = [None] * len(cards)
        state.stances = [None] * len(cards)
        for seat, hand in enumerate(state.hands):
            hand.append(state.deck.pop())
            events.append(Event("drawn", {"seat": seat, "card": hand[-1]}, audience=seat))
        state.round += 1
        state.barrier += 1
        return events

    def clone(self, state: State) -> State:
        return State(
            state.sealed,
            state.rounds,
            state.rng.copy(),
            state.deck.copy(),
            [hand.copy() for hand in state.hands],
            state.cards.copy(),
            state.stances.copy(),
            state.points.copy(),
            state.shown.copy(),
            state.round,
            state.barrier,
            state.undoable.copy(),
        )

    def public(self, state: State) -> View:
        view: View = {
            "round": min(state.round, state.rounds),
            "deck": len(state.deck),
            "ready": [state.ready(seat) for seat in range(len(state.hands))],
            "points": state.points.copy(),
            "shown": state.shown.copy(),
        }
        if not state.sealed:
            view |= {"cards": state.cards.copy(), "stances": state.stances.copy()}
        return view

    def private(self, state: State, seat: int) -> View:
        return {
            "seat": seat,
            "hand": state.hands[seat].copy(),
            "card": state.cards[seat],
            "stance": state.stances[seat],
        }

    def preview(self, state: State, seat: int, action: Action) -> View:
        self.check_legal(state, seat, action)
        after = self.clone(state)
        self.choose(after, seat, action)
        return self.private(after, seat)

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        rng = Rng.seeded(seed)
        other = self.clone(state)
        other.rng = Rng.seeded(seed + b"rng")
        hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
        unknown = other.deck + [card for seat in hidden for card in other.hands[seat]]
        if state.sealed:
            unknown += [card for seat in hidden if (card := other.cards[seat]) is not None]
        rng.shuffle(unknown)
        for seat in hidden:
            self.resample_seat(other, seat, unknown, rng)
        other.deck = unknown
        return other

    def resample_seat(self, state: State, seat: int, unknown: list[int], rng: Rng) -> None:
        ready = state.ready(seat)
        if not state.sealed:
            state.hands[seat] = [unknown.pop() for _ in state.hands[seat]]
            return
        # Whether somebody who is not ready has chosen a card already is hidden, too.
        state.hands[seat] = [unknown.pop() for _ in range(3)]
        picked = ready or rng.below(2) == 0
        state.cards[seat] = state.hands[seat].pop() if picked else None
        state.stances[seat] = rng.choice(STANCES) if ready else None
        state.undoable[seat] = picked + ready

    def result(self, state: State) -> Result | None:
        if state.round <= state.rounds:
            return None
        best = max(state.points)
        return Result(
            places=[1 + sum(p > mine for p in state.points) for mine in state.points],
            points=state.points.copy(),
            parts=[{"rounds": points} for points in state.points],
            winners=[seat for seat, points in enumerate(state.points) if points == best],
            reason=Message("over.rounds", {"count": state.rounds}),
        )

    def dump(self, state: State) -> bytes:
        return orjson.dumps(asdict(state) | {"rng": [state.rng.key.hex(), state.rng.count]})

    def load(self, data: bytes) -> State:
        values: dict[str, Any] = orjson.loads(data)
        key, count = values.pop("rng")
        return State(**values, rng=Rng(bytes.fromhex(key), count))

    def describe(self, view: View, lang: str) -> str:
        key = "describe.private" if "hand" in view else "describe.public"
        values = {name: self.words(value) for name, value in view.items()}
        return self.texts.text(lang, key, values)

    @staticmethod
    def words(value: object) -> str:
        items = value if isinstance(value, list) else [value]
        return " ".join("-" if item is None else str(item) for item in items) or "-"

    def bots(self) -> Mapping[str, Bot]:
        return {"random": RandomBot()}


engine = Toy()
