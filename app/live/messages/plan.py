"""``ideas``, ``propose`` and ``withdraw``: planning in games whose players win together."""

from orjson import dumps

from app.protocol import client

from ..game.game import LiveGame
from ..socket.connection import Connection
from ..socket.replies import Rejected, ack
from ..table.proposals import OPEN
from ..table.submit import catch_up, playable

IDEAS_COST = 0.5
"""Tokens beyond the message's own: the answer may be long."""


async def ideas(connection: Connection, said: client.Ideas) -> None:
    if not connection.messages.take(IDEAS_COST):
        raise Rejected("too_many")
    live = _together(connection)
    decision = live.game.engine.decisions(live.game.state).get(said.seat)
    answer = {"type": "ideas", "id": said.id, "seat": said.seat}
    if decision is None:
        answer |= {"decision": None, "kind": None, "actions": []}
    else:
        answer |= {
            "decision": decision.id,
            "kind": decision.kind,
            "actions": list(decision.actions),
        }
    connection.viewer.say(dumps(answer).decode())


async def propose(connection: Connection, said: client.Propose) -> None:
    live, by, table = _together(connection), connection.seat(), connection.table
    if said.seat in table.room.bots():
        raise Rejected("nothing_to_propose", "bots_play")
    actions = _choices(live, said.seat)
    if said.action not in actions:
        await catch_up(table)  # perhaps only this copy is behind
        actions = _choices(live, said.seat)
    if not actions:
        raise Rejected("nothing_to_propose")
    if said.action not in actions:
        raise Rejected("illegal", "not_theirs")
    mine = table.proposals.open_of(by)
    known = any(one["seat"] == said.seat and one["action"] == said.action for one in mine)
    if len(mine) >= OPEN and not known:
        raise Rejected("too_many_proposals", count=OPEN)
    if not known:
        await connection.spend("said", connection.viewer.who.id or "")
        await table.proposals.propose(
            live, by, said.id, said.seat, actions[actions.index(said.action)]
        )
    connection.viewer.say(ack(said.id, live.seats[by].version))


async def withdraw(connection: Connection, said: client.Withdraw) -> None:
    live, seat = _together(connection), connection.seat()
    found = connection.table.proposals.find(said.proposal)
    if found is None or seat not in (found["by"], found["seat"]):
        raise Rejected("no_such_proposal")
    await connection.table.proposals.withdraw(live, said.proposal)
    connection.viewer.say(ack(said.id, live.seats[seat].version))


def _together(connection: Connection) -> LiveGame:
    live = playable(connection.table)
    if not live.cooperative:
        raise Rejected("not_cooperative")
    connection.seat()
    return live


def _choices(live: LiveGame, seat: int) -> list[dict[str, object]]:
    decision = live.game.engine.decisions(live.game.state).get(seat)
    return list(decision.actions) if decision is not None else []
