"""Team actions: points, depth and free steps that are spent one by one."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..rewards.bones import MakeRoom
from ..rewards.sites import usable, use
from ..state.components import BONES, CLOCKWISE, COSTS, COUNTER, PER_SITE, START, UNIVERSITY_AT
from ..state.grants import DISCOVER_COSTS_1, EXTRA_STEPS, MORE_STEPS, has
from ..state.hands import take_species
from ..state.player import Player
from ..state.position import Site, State
from ..turn.chance import draw_bones, draw_species
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .meeting import move_team

ROWS = ("movement", "archive")


def free_steps(state: State, seat: int) -> int:
    """Per team action (18)."""
    player = state.players[seat]
    camps = START["camps_per_row"] - player.movement
    extra = EXTRA_STEPS if has(state, seat, MORE_STEPS) else 0
    return START["free_steps"] + camps + extra


def opens(state: State, seat: int) -> dict[str, list[int]]:
    """For each camp that is left in a row: free steps, or cards per envelope, once it is placed."""
    player = state.players[seat]
    now = {"movement": free_steps(state, seat), "archive": player.limit}
    return {
        row: [now[row] + placed for placed in range(1, camps_left(player, row) + 1)] for row in ROWS
    }


def begin(turn: TurnContext, seat: int, ap: int, depth: int) -> None:
    turn.push(TeamAct(seat, ap, depth, free_steps(turn.state, seat)))


def camps_left(player: Player, row: str) -> int:
    return player.movement if row == "movement" else player.archive_camps


@dataclass(slots=True)
class TeamAct(Question):
    kind = "team.act"
    ap: int
    depth: int
    steps: int

    def actions(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        team = player.team
        found = self._steps(team)
        if isinstance(team, str) and self.ap:
            found += self._on_site(state, player, team)
        return [*found, self._do("end")]

    def _do(self, what: str, **values: Any) -> Action:
        return {"type": self.kind, "do": what, **values}

    def _steps(self, team: str | int | None) -> list[Action]:
        """Out of a university only by its exits, and nothing else before that (19, 20)."""
        if not self.steps and self.ap < COSTS["step"]:
            return []
        if isinstance(team, str):
            return [self._do("step", to=CLOCKWISE[team]), self._do("step", to=COUNTER[team])]
        exits = UNIVERSITY_AT[team].exits if team is not None else []
        return [self._do("step", to=site) for site in exits]

    def _on_site(self, state: State, player: Player, name: str) -> list[Action]:
        site = state.sites[name]
        found = [
            self._do("dig", slot=slot + 1)  # slots, not remaining tokens (25)
            for slot in range(min(self.depth, PER_SITE))
            if site.bones[slot] is not None
        ]
        if site.card is not None and self.ap >= self._discover(state):
            found.append(self._do("discover"))
        camped = [other for other, each in state.sites.items() if self.seat in each.camps]
        where = [name, *[other for other in camped if other != name]]
        found += [self._do("site", at=each) for each in where if usable(state, self.seat, each)]
        if name not in camped and None in site.camps:
            found += [self._do("camp", row=row) for row in ROWS if camps_left(player, row)]
        found.append(self._do("deeper"))
        return found

    def costs(self, state: State) -> dict[str, int]:
        """What each kind of work costs now; free steps come first (21)."""
        step = 0 if self.steps else COSTS["step"]
        return {**COSTS, "step": step, "discover": self._discover(state)}

    def _discover(self, state: State) -> int:
        return 1 if has(state, self.seat, DISCOVER_COSTS_1) else COSTS["discover"]

    def take(self, turn: TurnContext, action: Action) -> None:
        do, player = action["do"], turn.player(self.seat)
        if do == "end":
            return  # free steps that are left lapse
        if do == "step":
            free = self.steps > 0  # they are used up first (21)
            self._go_on(turn, 0 if free else COSTS["step"], -1 if free else 0)
            move_team(turn, self.seat, action["to"], free)
            return
        name = player.team
        assert isinstance(name, str)  # noqa: S101 - the list has nothing else at a university
        site = turn.state.sites[name]
        if do == "dig":
            self._go_on(turn, COSTS["dig"])
            turn.push(MakeRoom(self.seat, 1), Dig(self.seat, name, action["slot"]))
        elif do == "discover":
            self._go_on(turn, self._discover(turn.state))
            discover(turn, self.seat, name)
        elif do == "site":
            self._go_on(turn, COSTS["site"])
            use(turn, self.seat, action["at"])
        elif do == "camp":
            row = action["row"]
            self._go_on(turn, COSTS["camp"], 1 if row == "movement" else 0)  # at once (22)
            establish(turn, self.seat, name, row)
        else:
            self._go_on(turn, COSTS["deeper"])
            deepen(turn, self.seat, name, site)

    def _go_on(self, turn: TurnContext, cost: int, steps: int = 0) -> None:
        turn.push(TeamAct(self.seat, self.ap - cost, self.depth, self.steps + steps))

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        values = {"ap": self.ap, "depth": self.depth, "steps": self.steps}
        return "prompt.team.act", {**values, "site": state.players[self.seat].team}


@dataclass(slots=True)
class Dig(Task):
    """The stack does not slide up before the reset (24)."""

    site: str
    slot: int

    def run(self, turn: TurnContext) -> None:
        dig(turn, self.seat, self.site, self.slot)


def dig(turn: TurnContext, seat: int, name: str, slot: int) -> None:
    bones = turn.state.sites[name].bones
    bone = bones[slot - 1]
    assert bone is not None  # noqa: S101 - it was listed
    bones[slot - 1] = None
    turn.player(seat).crates[bone] += 1
    turn.tell("bone.dug", seat, at=name, slot=slot, bone=BONES[bone])


def discover(turn: TurnContext, seat: int, name: str) -> None:
    """The place stays empty until the reset or Dig Deeper (26)."""
    site = turn.state.sites[name]
    card = site.card
    assert card is not None  # noqa: S101 - it was listed
    site.card = None
    take_species(turn.player(seat), card, openly=True)
    turn.tell("species.discovered", seat, at=name, species=card)


def establish(turn: TurnContext, seat: int, name: str, row: str) -> None:
    player, camps = turn.player(seat), turn.state.sites[name].camps
    space = camps.index(None)
    camps[space] = seat
    if row == "movement":
        player.movement -= 1
    else:
        player.archive_camps -= 1
    turn.tell("camp.placed", seat, at=name, row=row, space=space)


def deepen(turn: TurnContext, seat: int, name: str, site: Site) -> None:
    """New ones first, then the old tokens to the bag and the old card to the pile; also on an
    empty site (26, 27). The old card is not used even if no other is left (R14)."""
    state = turn.state
    old_bones, old_card = [bone for bone in site.bones if bone is not None], site.card
    new = draw_bones(turn, PER_SITE, "site")
    site.bones = [*new, *[None] * (PER_SITE - len(new))]
    site.card = draw_species(turn, "site")
    for bone in old_bones:
        state.bag[bone] += 1
    if old_card is not None:
        state.species_discard.append(old_card)
    turn.tell(
        "site.deepened",
        seat,
        at=name,
        bones=[BONES[bone] for bone in new],
        species=site.card,
        returned=[BONES[bone] for bone in old_bones],
        discarded=old_card,
    )
