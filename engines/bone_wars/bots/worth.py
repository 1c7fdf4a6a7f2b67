"""How good a position is for a player: points that it will bring, as far as one can tell."""

from ..rewards.bones import FromBag
from ..rewards.gain import Gain
from ..state.components import PATRONS, ROUNDS, SLOTS, START, TEAM_CARDS, UPGRADED
from ..state.player import Player
from ..state.position import State
from ..state.slots import cost, next_open
from ..state.step import Step
from ..steps.team import TeamAct
from . import weights
from .glimpse import Glimpse
from .prospects import Prospects
from .standing import expected


def turns_left(state: State, seat: int) -> int:
    """Turns that the player can still pay for in this round, with what is at hand."""
    player = state.players[seat]
    at = next_open(player)
    if player.passed or at is None or state.phase == "draft":
        return 0
    money = player.money
    teams = sorted(TEAM_CARDS[card].cost for card in player.team_cards)
    others = len(player.species) + len(player.people)
    turns = 0
    for slot in range(at, len(player.slots)):
        money -= cost(state, seat, slot)
        if money < 0:
            break
        if teams and teams[0] <= money:
            money -= teams.pop(0)
        elif others:
            others -= 1
        else:
            break
        turns += 1
    return turns


class Worth:
    """Of positions of one table, seen by one player."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._known: dict[object, float] = {}
        self.opponents = [other for other in range(len(state.players)) if other != seat]
        self.left = left = self._left(state)
        self.loyalty = (self._gain(state, left, 2) - self._gain(state, left, 0)) / 2
        patron = state.players[seat].patron or PATRONS[0]
        more = {each: float(each == patron) for each in PATRONS}
        self.paper = self._points(state, left, more) - self._points(state, left, _NO_PAPERS)
        self.prospects = Prospects(seat, self.loyalty, max(0.3, self.paper))

    def _left(self, state: State) -> float:
        """How much of the round is still to come."""
        if state.phase == "draft":
            return 1.0
        return min(1.0, turns_left(state, self.seat) / weights.TURNS_A_ROUND)

    def _gain(self, state: State, left: float, steps: int) -> float:
        player = state.players[self.seat].clone()
        patron = player.patron or PATRONS[0]
        player.loyalty[patron] += steps
        if player.loyalty[patron] >= len(_TRACK_STEPS):
            return expected(state, state.players[self.seat], left, _NO_PAPERS) + steps
        return expected(state, player, left, _NO_PAPERS)

    def _points(self, state: State, left: float, papers: dict[str, float]) -> float:
        """Mine, and against them those of the strongest opponent."""
        mine = expected(state, state.players[self.seat], left, papers)
        others = [expected(state, state.players[other], left, papers) for other in self.opponents]
        return mine - weights.RIVAL * max(others, default=0.0)

    def _standing(self, state: State, player: Player) -> float:
        """Others keep what they have during this turn, so few things matter."""
        marsh, cope = (sum(papers) for papers in state.papers.values())
        key = (*player.loyalty.values(), player.patron, marsh, cope)
        known = self._known.get(key)
        if known is None:
            known = self._points(state, self.left, _NO_PAPERS) - player.rp
            self._known[key] = known
        return known + player.rp

    def __call__(self, glimpse: Glimpse) -> float:
        state = glimpse.state
        player = state.players[self.seat]
        turns = turns_left(state, self.seat)
        rounds = ROUNDS - state.round + (state.phase == "draft")
        to_come = turns + weights.TURNS_A_ROUND * rounds
        value = glimpse.credit + self._standing(state, player)
        value += self._money(state, player, rounds)
        value += _equipment(player, rounds, rounds + self.left)
        value += self.prospects(state, to_come)
        value += _middle(state)
        if turns and player.team_cards and isinstance(player.team, str):
            site = state.sites[player.team]
            things = len(site.bones) - site.bones.count(None) + 2 * (site.card is not None)
            value += weights.NEAR * things
        if rounds and (player.passed or state.phase == "draft") and player.grant is not None:
            value += weights.GRANT[state.grants[player.grant - 1]]
        return value

    def idle(self, glimpse: Glimpse) -> float:
        """If the player did nothing more in this round. What passing itself brings comes anyway."""
        state = glimpse.state.clone()
        player = state.players[self.seat]
        player.passed, player.grant = True, None
        return self(Glimpse(state, glimpse.luck, glimpse.credit))

    def _money(self, state: State, player: Player, rounds: int) -> float:
        if rounds and (state.phase == "draft" or (player.passed and player.grant is not None)):
            # between two rounds: what there is decides how many turns there will be
            useful = min(player.money, weights.ROUND_COSTS)
            return weights.SAVED_MONEY * useful + weights.SPARE_MONEY * (player.money - useful)
        needed = weights.NEXT_ROUND_COSTS * min(rounds, 2)
        at = next_open(player)
        if not player.passed and at is not None:
            needed += sum(cost(state, self.seat, slot) for slot in range(at, len(player.slots)))
            needed += sum(TEAM_CARDS[card].cost for card in player.team_cards)
        useful = min(player.money, needed)
        spare = weights.SPARE_MONEY if rounds else 0.0
        return weights.MONEY * useful + spare * (player.money - useful)

    def luck(self, state: State, step: Step, what: str | None) -> float:
        player = state.players[self.seat]
        to_come = turns_left(state, self.seat) + weights.TURNS_A_ROUND * (ROUNDS - state.round)
        if to_come < 1:
            return 0.0
        if what == "bones":
            count = step.count if isinstance(step, FromBag) else 1
            fit = max(0, min(count, player.capacity - sum(player.crates)))
            return fit * self.prospects.bone(state, to_come) + weights.BONE_TOO_MANY * (count - fit)
        if what == "species":
            if isinstance(step, Gain) and step.word == "species":
                return weights.SPECIES * step.amount
            return weights.CHOSEN_SPECIES
        if what == "site":
            return _NEW_SITE * min(2, step.ap - 1) if isinstance(step, TeamAct) else 0.0
        return 0.0


_NO_PAPERS = dict.fromkeys(PATRONS, 0.0)
_TRACK_STEPS = range(19)
_NEW_SITE = 0.35


def _equipment(player: Player, rounds: int, left: float) -> float:
    """Team cards, specialists, slots, crates and camps, by the time there is to use them."""
    whole = left / ROUNDS
    value = 0.0
    kept = [*player.team_cards, *player.joining]
    kept += [
        slot.card["team"]
        for slot in player.slots
        if slot.card and "team" in slot.card and slot.card["team"] not in player.leaving
    ]
    for name in kept:
        card = TEAM_CARDS[name]
        quality = (
            weights.TEAM_AP * card.ap
            + weights.TEAM_DEPTH * card.depth
            - weights.TEAM_COST * card.cost
        )
        value += quality * rounds
        if name in player.team_cards and not player.passed:
            value += 0.02 * quality  # all else equal the better card is kept for later
    for name, used in player.specialists.items():
        value += weights.SPECIALIST[name] * (rounds + (0 if used or player.passed else 0.5))
    for number, slot in enumerate(player.slots):
        if number >= len(SLOTS):
            value += weights.SLOT_EXTRA * rounds
        elif slot.upgraded:
            saved = SLOTS[number].cost - UPGRADED.cost
            value += weights.SLOT_COST * max(0, saved) * rounds + 0.1 * rounds
    value += sum(weights.COVER[: START["cover_tiles"] - player.covers]) * whole
    value += sum(weights.MOVEMENT_CAMP[: START["camps_per_row"] - player.movement]) * whole
    value += sum(weights.ARCHIVE_CAMP[: START["camps_per_row"] - player.archive_camps]) * whole
    return value


def _middle(state: State) -> float:
    """What the rest of a running team action is good for."""
    value = 0.0
    step = state.stack[-1] if state.stack else None
    if isinstance(step, TeamAct):
        value = weights.AP_LEFT * step.ap + weights.STEP_LEFT * step.steps
    return value
