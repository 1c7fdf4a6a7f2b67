"""Whose turn it is, and what happens when nobody is left: the reset, and the end."""

from dataclasses import dataclass

from ...contract import round_started
from ..state.components import PER_SITE, ROUNDS, SCORED_AFTER
from ..state.player import Player
from ..state.position import State
from ..turn.chance import Unforeseen, draw_bones, draw_species
from ..turn.context import TurnContext
from ..turn.step import Task
from .players import turn_of
from .scoring import score


@dataclass(slots=True)
class EndTurn(Task):
    """Nothing of a finished turn can be taken back (107)."""

    def run(self, turn: TurnContext) -> None:
        state = turn.state
        state.doing = None
        state.reveal()
        if state.rng is None:
            state.active = next_seat(state, self.seat)
            raise Unforeseen(None)  # what others do now is not foreseen
        next_turn(turn, self.seat)


def next_seat(state: State, after: int) -> int | None:
    """The next who has not passed; the last one left goes on alone (6)."""
    at = state.order.index(after)
    order = [*state.order[at + 1 :], *state.order[: at + 1]]
    return next((seat for seat in order if not state.players[seat].passed), None)


def turns_before(state: State, seat: int) -> int | None:
    """How many turns of others come before the seat's next one; ``None`` if it has none to come in
    this round, or nobody takes turns now."""
    if state.active not in state.order or state.players[seat].passed or seat == state.active:
        return None
    at = state.order.index(state.active)
    later = [*state.order[at + 1 :], *state.order[:at]]
    return sum(not state.players[other].passed for other in later[: later.index(seat)])


def next_turn(turn: TurnContext, after: int) -> None:
    seat = next_seat(turn.state, after)
    if seat is None:
        end_round(turn)
    else:
        _begin_turn(turn, seat)


def _begin_turn(turn: TurnContext, seat: int) -> None:
    turn.state.active = seat
    turn.tell("turn.began", seat)
    turn.push(turn_of(turn.state, seat))


def begin_round(turn: TurnContext) -> None:
    """In the order of the professions, top to bottom."""
    state = turn.state
    rows = {seat: player.profession or [0] for seat, player in enumerate(state.players)}
    state.order = sorted(rows, key=lambda seat: rows[seat][0])
    state.phase = "play"
    turn.story.events.append(round_started(state.round, order=state.order))
    turn.tell_of_nobody("phase.started", phase="play")
    _begin_turn(turn, state.order[0])


def end_round(turn: TurnContext) -> None:
    """Scoring comes after the board has been set up anew, which changes nothing in it (E7)."""
    state = turn.state
    turn.beat()
    turn.tell_of_nobody("round.ended", round=state.round)
    if state.round == ROUNDS:
        score(turn, "final")
        state.phase, state.active = "over", None
        turn.tell_of_nobody("game.over")
        return
    _reset_sites(turn)
    for player in state.players:
        _take_back(state, player)
    if state.round in SCORED_AFTER:
        score(turn, "midgame")
    state.round += 1
    turn.beat()
    begin_round(turn)


def _reset_sites(turn: TurnContext) -> None:
    """Ring order; all tokens first, then all cards (R32)."""
    state = turn.state
    for site in state.sites.values():
        left = [bone for bone in site.bones if bone is not None]
        missing = PER_SITE - len(left)
        new = draw_bones(turn, missing, "round") if missing else []
        site.bones = [*left, *new, *[None] * (missing - len(new))]
    for site in state.sites.values():
        if site.card is not None:
            state.species_discard.append(site.card)
            site.card = None
    for site in state.sites.values():
        site.card = draw_species(turn, "round")
    turn.tell_of_nobody("sites.refilled")


def _take_back(state: State, player: Player) -> None:
    """Team cards return, replaced ones leave (R8); other played cards are discarded (7). The
    paleontologist stays where it stands (R31)."""
    for slot in player.slots:
        card, slot.card = slot.card, None
        if card is None:
            continue
        if "team" in card:
            if card["team"] not in player.leaving:
                player.team_cards.append(card["team"])
        elif "species" in card:
            state.species_discard.append(card["species"])
        elif "paleontologist" in card:
            state.people_discard.append(card["paleontologist"])
        elif state.solo is not None:
            state.solo.discard.append(card["solo"])
    player.team_cards = sorted(player.team_cards + player.joining)
    player.leaving, player.joining = [], []
    player.specialists = dict.fromkeys(player.specialists, False)
    player.passed = False
