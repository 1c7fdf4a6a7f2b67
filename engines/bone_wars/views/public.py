"""What everybody sees, field by field: a new field is hidden until somebody shows it here."""

from typing import Any

from ...contract import View
from ..fits.awards import lacks
from ..phases.draft import COLUMN
from ..phases.round_end import turns_before
from ..phases.scoring import credibilities, to_come
from ..rewards.bones import MakeRoom
from ..rewards.loyalty import value
from ..rewards.queue import Queue
from ..state.components import BONES, ENDGAME, PATRONS, SIZES, SOLO, START
from ..state.player import Player
from ..state.position import State
from ..state.slots import cost, next_open
from ..steps.team import TeamAct, free_steps, opens
from ..theodore.deck import back
from .can import can
from .components import components
from .tokens import bones_of, counted
from .waiting import waiting


def public(state: State) -> View:
    credibility = credibilities(state)
    return {
        "phase": state.phase,
        "round": state.round,
        "turn": state.active,
        "order": state.order,
        "first": state.first,
        "draft": _draft(state),
        "rounds": state.rounds,
        "sites": {name: _site(state, name) for name in state.sites},
        "grants": state.grants,
        "neutral": state.neutral,
        "papers": {
            patron: {str(size): state.papers[patron][size] for size in SIZES} for patron in PATRONS
        },
        "credibility": credibility,
        "awards": {
            kind: {"id": tile, "spaces": [markers.copy() for markers in state.markers[kind]]}
            for kind, tile in state.awards.items()
        },
        "finds": [
            {"bonus": bonus, "tiles": tiles.copy()}
            for bonus, tiles in zip(state.columns, state.finds, strict=True)
        ],
        "endgame": _endgame(state),
        "rare": counted(state.rare),
        "bag": counted(state.bag),
        "decks": {
            "species": len(state.species_deck),
            "paleontologists": len(state.people_deck),
        },
        "discards": {
            "species": state.species_discard.copy(),
            "paleontologists": state.people_discard.copy(),
        },
        "display": state.display.copy(),
        "slot_tiles": state.slot_tiles,
        "players": [
            _player(state, seat, player, credibility) for seat, player in enumerate(state.players)
        ],
        "action": _action(state),
        "scorings": state.scorings.copy(),
        "solo": _solo(state),
        "components": components(state),
    }


def _draft(state: State) -> dict[str, Any] | None:
    if state.draft is None:
        return None
    offer = [
        {"species": each["species"], "bones": [BONES[bone] for bone in each["bones"]]}
        for each in state.draft.offer
    ]
    return {"offer": offer, "order": state.draft.order, "at": state.draft.at, "column": COLUMN}


def _site(state: State, name: str) -> dict[str, Any]:
    site = state.sites[name]
    return {
        "card": site.card,
        "bones": [None if bone is None else BONES[bone] for bone in site.bones],
        "tile": site.tile,
        "camps": site.camps.copy(),
    }


def _endgame(state: State) -> list[dict[str, Any]] | None:
    if state.round < len(state.rounds):
        return None
    return [
        {"loyalty": space["loyalty"], "player": owner}
        for space, owner in zip(ENDGAME, state.endgame, strict=True)
        if space["min_players"] <= len(state.players)
    ]


def _player(state: State, seat: int, player: Player, credibility: dict[str, int]) -> dict[str, Any]:
    coming = to_come(state, player, credibility)
    return {
        "theodore": player.theodore,
        "money": player.money,
        "rp": player.rp,
        "patron": player.patron,
        "loyalty": player.loyalty.copy(),
        "value": {patron: value(player, patron) for patron in PATRONS},
        "projection": coming,
        "then": player.rp + sum(coming.values()),
        "before": turns_before(state, seat),
        "crates": bones_of(player.crates),
        "capacity": player.capacity,
        "covers": player.covers,
        "steps": free_steps(state, seat),
        "limit": player.limit,
        "camps": {"movement": player.movement, "archive": player.archive_camps},
        "placed": 2 * START["camps_per_row"] - player.movement - player.archive_camps,
        "opens": opens(state, seat),
        "team": player.team,
        "grant": player.grant,
        "paleontologist": player.paleontologist,
        "profession": player.profession,
        "slots": [{"upgraded": slot.upgraded, "card": slot.card} for slot in player.slots],
        "next": next_open(player),
        "costs": [cost(state, seat, number) for number in range(len(player.slots))],
        "hand": {
            "team": player.team_cards.copy(),
            "species": {"count": len(player.species), "known": sorted(player.known)},
            "paleontologists": {
                "count": len(player.people),
                "known": sorted(player.known_people),
            },
        },
        "reserve": player.reserve.copy(),
        "joining": player.joining.copy(),
        "specialists": [{"id": name, "used": used} for name, used in player.specialists.items()],
        "archive": {letter: cards.copy() for letter, cards in player.archive.items()},
        "times": {
            letter: len(cards) + 1 if len(cards) < player.limit else None
            for letter, cards in player.archive.items()
        },
        "passed": player.passed,
        "awards": sum(
            not any(seat in markers for markers in spaces) for spaces in state.markers.values()
        ),
        "lacks": {
            kind: list(map(list, lacks(tile, player.archive)))
            for kind, tile in state.awards.items()
        },
        "can": can(state, seat),
    }


def _action(state: State) -> dict[str, Any] | None:
    """What is being done, for others to see; nothing of it is in a hand any more."""
    doing = state.doing
    if doing is None:
        return None
    team = waiting(state, TeamAct)
    queue = waiting(state, Queue)
    room = waiting(state, MakeRoom)
    over = 0
    if room is not None:
        player = state.players[room.seat]
        over = max(0, sum(player.crates) + room.coming - player.capacity)
    return {
        "card": doing.card,
        "slot": doing.slot,
        "mode": doing.mode,
        "ap": team and team.ap,
        "depth": team and team.depth,
        "steps": team and team.steps,
        "papers": doing.papers.copy(),
        "sets": doing.sets.copy(),
        "queue": queue.items if queue else [],
        "drawn": over,
    }


def _solo(state: State) -> dict[str, Any] | None:
    solo = state.solo
    if solo is None:
        return None
    return {
        "cards": solo.cards,
        "deck": len(solo.deck),
        "next": back(SOLO[solo.deck[0]]) if solo.deck else None,
        "discard": solo.discard.copy(),
        "upgrades": len(solo.upgrades),
        "turn": solo.turn,
    }
