"""The same table to one viewer, with everything that viewer can't know drawn anew."""

from collections.abc import Iterator
from typing import Any

from ...runtime.rng import Rng
from ..rewards.species import Keep
from ..state.components import SOLO
from ..state.player import Player
from ..state.position import State
from ..turn.flow import is_asked
from ..turn.step import Question

_TRIES = 12


def resample(state: State, viewer: int | None, seed: bytes) -> State:
    """New chance to come, other cards in the decks and in others' hands.

    The player being asked must have something to choose from in every world, or its viewer could
    tell it from the true one: if a few other hands don't allow it, that hand stays as it is.
    """
    chooser = Rng.seeded(b"chooses" + seed)
    for _ in range(_TRIES):
        other = _anew(state, {viewer}, chooser)
        if _can_be_asked(other):
            break
    else:
        other = _anew(state, {viewer, state.active}, chooser)
    # never the game's own chance again, even if it was given the game's own seed
    other.rng = Rng(Rng.seeded(b"resampled" + seed).key)
    return other


def _can_be_asked(state: State) -> bool:
    if not state.stack:
        return True
    step = state.stack[-1]
    return isinstance(step, Question) and is_asked(state, step.actions(state))


def _anew(state: State, known_to: set[int | None], rng: Rng) -> State:
    other = state.clone()
    other.actions = None
    others = [player for seat, player in enumerate(other.players) if seat not in known_to]
    looks = {
        at: step
        for at, step in enumerate(other.stack)
        if isinstance(step, Keep) and step.seat not in known_to
    }
    _redeal_species(other, others, looks, rng)
    _redeal_people(other, others, rng)
    if other.solo is not None:
        _reorder(other.solo.deck, rng)
        rng.shuffle(other.solo.upgrades)
    return other


def _redeal_species(state: State, others: list[Player], looks: dict[int, Keep], rng: Rng) -> None:
    hidden = [(player, _hidden(player.species, player.known)) for player in others]
    pool = [*state.species_deck, *(card for _, cards in hidden for card in cards)]
    for step in looks.values():
        pool += step.cards
    rng.shuffle(pool)
    deal = iter(pool)
    for player, cards in hidden:
        player.species = _replaced(player.species, cards, deal)
    for at, step in looks.items():
        state.stack[at] = Keep(step.seat, [next(deal) for _ in step.cards])
    state.species_deck = list(deal)


def _redeal_people(state: State, others: list[Player], rng: Rng) -> None:
    hidden = [(player, _hidden(player.people, player.known_people)) for player in others]
    pool = [*state.people_deck, *(card for _, cards in hidden for card in cards)]
    rng.shuffle(pool)
    deal = iter(pool)
    for player, cards in hidden:
        player.people = _replaced(player.people, cards, deal)
    state.people_deck = list(deal)


def _hidden(hand: list[Any], known: list[Any]) -> list[Any]:
    left = hand.copy()
    for card in known:
        left.remove(card)
    return left


def _replaced(hand: list[Any], cards: list[Any], deal: Iterator[Any]) -> list[Any]:
    kept = hand.copy()
    for card in cards:
        kept.remove(card)
    return [*kept, *(next(deal) for _ in cards)]


def _reorder(deck: list[str], rng: Rng) -> None:
    """Theodore's cards; the back of the next one is seen."""
    if not deck:
        return
    shown = SOLO[deck[0]].back
    rng.shuffle(deck)
    at = next(number for number, card in enumerate(deck) if SOLO[card].back == shown)
    deck[0], deck[at] = deck[at], deck[0]
