"""What viewers see, field by field: what is new is hidden until somebody shows it here."""

from typing import Any

from ...contract import View
from ..components import BONES, ENDGAME, PATRONS, SIZES, SOLO
from ..fits.awards import lacks
from ..phases.scoring import credibilities, to_come
from ..rewards.bones import MakeRoom
from ..rewards.loyalty import value
from ..rewards.queue import Queue
from ..rewards.species import Keep
from ..state.player import Player
from ..state.position import State
from ..state.slots import cost
from ..steps.play_card import Mode
from ..steps.team import TeamAct, free_steps
from ..theodore.deck import back
from .can import can
from .components import components
from .hints import hints
from .outlook import then


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
        "rare": _tokens(state.rare),
        "bag": _tokens(state.bag),
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


def _tokens(counts: list[int]) -> dict[str, int]:
    return dict(zip(BONES, counts, strict=True))


def bones_of(counts: list[int]) -> list[str]:
    return [bone for bone, count in zip(BONES, counts, strict=True) for _ in range(count)]


def _draft(state: State) -> dict[str, Any] | None:
    if state.draft is None:
        return None
    offer = [
        {"species": each["species"], "bones": [BONES[bone] for bone in each["bones"]]}
        for each in state.draft.offer
    ]
    return {"offer": offer, "order": state.draft.order, "at": state.draft.at}


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
    return {
        "theodore": player.theodore,
        "money": player.money,
        "rp": player.rp,
        "patron": player.patron,
        "loyalty": player.loyalty.copy(),
        "value": {patron: value(player, patron) for patron in PATRONS},
        "projection": to_come(state, player, credibility),
        "crates": bones_of(player.crates),
        "capacity": player.capacity,
        "covers": player.covers,
        "steps": free_steps(state, seat),
        "limit": player.limit,
        "camps": {"movement": player.movement, "archive": player.archive_camps},
        "team": player.team,
        "grant": player.grant,
        "paleontologist": player.paleontologist,
        "profession": player.profession,
        "slots": [{"upgraded": slot.upgraded, "card": slot.card} for slot in player.slots],
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
    team = _waiting(state, TeamAct)
    queue = _waiting(state, Queue)
    room = _waiting(state, MakeRoom)
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


def _waiting(state: State, kind: type[Any]) -> Any:
    """The topmost step of a kind."""
    return next((step for step in reversed(state.stack) if type(step) is kind), None)


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


def private(state: State, seat: int, drawn: str | None = None) -> View:
    """Of one seat. ``drawn``: in a preview, what would have to be drawn next."""
    player = state.players[seat]
    look = _waiting(state, Keep)
    return {
        "seat": seat,
        "hand": {"species": player.species.copy(), "paleontologists": player.people.copy()},
        "look": look.cards if look and look.seat == seat else None,
        "sum": _sum(state, player, drawn),
        "then": then(state, seat),
        "hints": hints(state, seat),
    }


def _sum(state: State, player: Player, drawn: str | None) -> dict[str, Any]:
    """What an action changes for people to compare."""
    credibility = credibilities(state)
    return {
        "money": player.money,
        "rp": player.rp,
        **player.loyalty,
        "patron": player.patron,
        "species": len(player.species),
        "paleontologists": len(player.people),
        "crates": bones_of(player.crates),
        "papers": {patron: sum(state.papers[patron]) for patron in PATRONS},
        "credibility": credibility,
        "projections": [list(to_come(state, each, credibility).values()) for each in state.players],
        "turn": state.active,
        "modes": _modes(state, player),
        "chance": drawn,
    }


def _modes(state: State, player: Player) -> list[str] | None:
    """What the card that its owner has just played can be used for; nobody else's business."""
    doing = state.doing
    if doing is None or doing.card is None or player is not state.player:
        return None
    waiting = _waiting(state, Mode)
    if waiting is not None:
        return [action["mode"] for action in waiting.actions(state)]
    return [doing.mode] if doing.mode else None
