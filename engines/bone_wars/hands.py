"""Cards that come to a hand and leave it, and who knows of them (R16)."""

from .state import Player
from .table import Table


def take_species(player: Player, card: int, openly: bool) -> None:
    player.species.append(card)
    if openly or player.theodore:
        player.known.append(card)


def lose_species(player: Player, card: int) -> None:
    player.species.remove(card)
    if card in player.known:
        player.known.remove(card)


def take_person(player: Player, card: str, openly: bool) -> None:
    player.people.append(card)
    if openly or player.theodore:
        player.known_people.append(card)


def lose_person(player: Player, card: str) -> None:
    """Of two alike the one that is known goes: nobody can tell otherwise."""
    player.people.remove(card)
    if card in player.known_people:
        player.known_people.remove(card)


def discard_species(table: Table, seat: int, card: int) -> None:
    lose_species(table.player(seat), card)
    table.state.species_discard.append(card)
    table.tell("species.discarded", seat, species=[card])
