"""All orders in which some units can go, each with all that can come of it."""

from ..state.draft import Draft
from ..state.tokens import CHIEF, SPOT
from ..weapons import WEAPONS
from .futures import Patience
from .outcome import looks, outcome, situation
from .units import Unit


class Search:
    """Those of one ``crowd``: it ends as soon as two orders come to different things."""

    def __init__(
        self, draft: Draft, crowd: list[Unit], rest: list[Unit], patience: Patience
    ) -> None:
        """The ``rest`` could go at any time: they have nothing to do with the others."""
        self.tokens = [token for unit in crowd for token in unit.members]
        self._futures = patience.futures
        self._units = {token: unit.members for unit in crowd for token in unit.members}
        self._stood = {
            token: draft.board.skeletons[token] for unit in rest for token in unit.members
        }
        """Where they were; here they go first, whatever they do."""
        for unit in rest:
            draft = next(self._futures(draft, unit.members[0]))
        self._draft = draft
        self._seen: set[tuple[frozenset[int], frozenset[object]]] = set()
        self._expected: frozenset[object] = frozenset()
        self._interrupted = False
        """A weapon was offered, and others may have marched before it or not."""

    def differs(self) -> bool:
        """Whether two orders come to different things."""
        worlds: _Worlds = {situation(self._draft): (self._draft, None)}
        tokens = self.tokens
        self._expected = self._in_order(worlds, tokens)
        # most differences show at once
        for order in [tokens[::-1], *([token, *tokens] for token in tokens[1:])]:
            if self._interrupted or self._in_order(worlds, order) != self._expected:
                return True
        return self._any_order(worlds, tokens) or self._interrupted

    def _in_order(self, worlds: "_Worlds", order: list[int]) -> frozenset[object]:
        for token in order:
            worlds = self._gone(worlds, token)
        return _outcomes(worlds)

    def _any_order(self, worlds: "_Worlds", waiting: list[int]) -> bool:
        if not waiting:
            return _outcomes(worlds) != self._expected
        here = frozenset(waiting), frozenset(worlds)
        if here in self._seen:
            return False
        self._seen.add(here)
        alike: set[object] = set()
        for token in waiting:
            if (kind := self._kind(token)) in alike:
                continue
            alike.add(kind)
            left = [other for other in waiting if other not in self._units[token]]
            if self._any_order(self._gone(worlds, token), left):
                return True
        return False

    def _gone(self, worlds: "_Worlds", token: int) -> "_Worlds":
        """After that one has moved, if it had not yet."""
        found: _Worlds = {}
        for key, (world, offer) in worlds.items():
            if token not in world.queue:
                found[key] = world, offer
                continue
            for after in self._futures(world, token):
                seen = offer or self._offer(world, after)
                found[situation(after), seen] = after, seen
        return found

    def _offer(self, before: Draft, after: Draft) -> object:
        """What the player sees as his weapon is offered: who has moved by then, and where to."""
        if before.struck or not after.struck:
            return None
        name = after.board.weapon
        useful = bool(WEAPONS[name].choices(after))
        # the death staff counts in the end: when it is offered makes no difference
        if name == "death":
            return name if useful else None
        if self._stood:
            early = after.copy()
            early.board.skeletons.update(self._stood)
            self._interrupted |= useful or bool(WEAPONS[name].choices(early))
        return looks(after) if useful else None

    def _kind(self, token: int) -> object:
        """Tokens of one kind on one space are as good as each other."""
        members = self._units[token]
        if len(members) > 1:
            return tuple(members)
        return SPOT[token], CHIEF[token], self._draft.board.skeletons[token]


_Worlds = dict[object, tuple[Draft, object]]
"""What may be, each with what was to be seen when a weapon was offered in it."""


def _outcomes(worlds: _Worlds) -> frozenset[object]:
    return frozenset((outcome(world), offer) for world, offer in worlds.values())
