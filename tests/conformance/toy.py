"""The smallest engine that has everything: chance, hands, sealed steps, open play, undo.

Everybody seals a card of their hand and a stance, in two steps. When all are ready the cards are
shown: the highest card scores, the lowest does if its owner was meek. Then all draw a card. With
``sealed=False`` cards and stances are played in the open.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pydantic import BaseModel, ConfigDict, Field

from engines.contract import Action, Decision, Event, Message, Result, View
from engines.runtime.base_engine import BaseEngine
from engines.runtime.messages import Catalogue, of
from engines.runtime.position import Position
from engines.runtime.rng import Rng
from engines.runtime.story import Story

STANCES = ("bold", "meek")


class Variants(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    sealed: bool = True
    rounds: int = Field(default=3, ge=2, le=4)


@dataclass(slots=True)
class State(Position):
    sealed: bool
    rounds: int
    deck: list[int]
    hands: list[list[int]]
    cards: list[int | None]
    stances: list[str | None]
    points: list[int]
    shown: list[int] = field(default_factory=list)
    round: int = 1

    def ready(self, seat: int) -> bool:
        return self.stances[seat] is not None


class Toy(BaseEngine[State]):
    id = "toy"
    seats = range(2, 4)
    Options = Variants

    @property
    def texts(self) -> Catalogue:
        return of(self)

    def set_up(self, options: Variants, seats: int, rng: Rng) -> State:
        deck = self.all_cards()
        rng.shuffle(deck)
        return State(
            rng=rng,
            sealed=options.sealed,
            rounds=options.rounds,
            hands=[[deck.pop() for _ in range(3)] for _ in range(seats)],
            deck=deck,
            cards=[None] * seats,
            stances=[None] * seats,
            points=[0] * seats,
        )

    def all_cards(self) -> list[int]:
        return list(range(1, 25))

    def decisions(self, state: State) -> dict[int, Decision]:
        if state.round > state.rounds:
            return {}
        seats = (seat for seat in range(len(state.hands)) if not state.ready(seat))
        return {seat: self.decision(state, seat) for seat in seats}

    def decision(self, state: State, seat: int) -> Decision:
        card = state.cards[seat]
        if card is None:
            cards = [{"type": "card", "card": card} for card in state.hands[seat]]
            return self.ask(state, seat, "card", cards, round=state.round)
        stances = [{"type": "stance", "stance": stance} for stance in STANCES]
        return self.ask(state, seat, "stance", stances, card=card)

    def play(self, state: State, seat: int, action: Action, story: Story) -> None:
        self.choose(state, seat, action, story)
        if all(state.ready(other) for other in range(len(state.hands))):
            self.show(state, story)

    def choose(self, state: State, seat: int, action: Action, story: Story) -> None:
        if action["type"] == "card":
            state.cards[seat] = action["card"]
            state.hands[seat].remove(action["card"])
            if not state.sealed:
                self.reveal(state)  # a card of a hidden hand became known
        else:
            state.stances[seat] = action["stance"]
        values = {"seat": seat, **{k: v for k, v in action.items() if k != "type"}}
        story.events.append(Event(action["type"], values, seat if state.sealed else None))

    def reveal(self, state: State) -> None:
        state.reveal()

    def show(self, state: State, story: Story) -> None:
        cards = [card for card in state.cards if card is not None]
        story.tell("shown", cards=cards, stances=list(state.stances))
        scorers = {cards.index(max(cards))}
        if state.stances[cards.index(min(cards))] == "meek":
            scorers.add(cards.index(min(cards)))
        for seat in sorted(scorers):
            state.points[seat] += 1
            story.tell("scored", seat=seat)
        state.shown = cards
        state.cards = [None] * len(cards)
        state.stances = [None] * len(cards)
        for seat, hand in enumerate(state.hands):
            hand.append(state.deck.pop())
            story.whisper(seat, "drawn", seat=seat, card=hand[-1])
        state.round += 1

    def clone(self, state: State) -> State:
        return replace(
            state,
            rng=state.rng.copy(),
            undoable=state.undoable.copy(),
            made=state.made.copy(),
            deck=state.deck.copy(),
            hands=[hand.copy() for hand in state.hands],
            cards=state.cards.copy(),
            stances=state.stances.copy(),
            points=state.points.copy(),
            shown=state.shown.copy(),
        )

    @property
    def feats(self) -> Mapping[str, int]:
        return {"scorer": 1}

    def earned(self, state: State) -> list[list[str]]:
        return [["scorer"] if points else [] for points in state.points]

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
        after = self.clone(state)
        self.choose(after, seat, self.read(state, seat, action), Story())
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
        state.made[seat] += picked + ready - state.undoable[seat]
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

    def describe(self, view: View, lang: str) -> str:
        key = "describe.private" if "hand" in view else "describe.public"
        values = {name: self.words(value) for name, value in view.items()}
        return self.texts.text(lang, key, values)

    @staticmethod
    def words(value: object) -> str:
        items = value if isinstance(value, list) else [value]
        return " ".join("-" if item is None else str(item) for item in items) or "-"


engine = Toy()
