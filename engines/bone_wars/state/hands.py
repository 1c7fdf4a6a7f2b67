"""Cards that come to a hand and leave it, and who knows of them (R16)."""

from typing import TypeVar

from .player import Player

T = TypeVar("T")


def take_species(player: Player, card: int, openly: bool) -> None:
    _take(player.species, player.known, card, openly or player.theodore)


def lose_species(player: Player, card: int) -> None:
    _lose(player.species, player.known, card)


def take_person(player: Player, card: str, openly: bool) -> None:
    _take(player.people, player.known_people, card, openly or player.theodore)


def lose_person(player: Player, card: str) -> None:
    _lose(player.people, player.known_people, card)


def _take(hand: list[T], known: list[T], card: T, openly: bool) -> None:
    hand.append(card)
    if openly:
        known.append(card)


def _lose(hand: list[T], known: list[T], card: T) -> None:
    """Of two alike the one that is known goes: nobody can tell otherwise."""
    hand.remove(card)
    if card in known:
        known.remove(card)
