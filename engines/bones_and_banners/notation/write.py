"""The text of a position: always the same for the same one."""

from collections.abc import Iterator, Sequence

from ..cards.catalogue import HOMELAND
from ..state.army import Army
from ..state.position import State
from .unit_lines import unit_line
from .words import gathered


def format(state: State) -> str:  # noqa: A001 - the rules name it so
    """All that everybody or somebody can see, but for achievements and looks."""
    return "".join(f"{line}\n" for line in _lines(state))


def _lines(state: State) -> Iterator[str]:
    yield f"round {state.round} initiative {state.initiative}"
    centre = sorted(state.centre, key=lambda field: field.land)
    yield from _line("centre", [
        field.land + ("" if field.ally is None else f":{field.ally}") + "*" * field.kept
        for field in centre
    ])  # fmt: skip
    for unit in sorted(state.units, key=lambda unit: unit.seq):
        yield unit_line(unit, state)
    for seat, army in enumerate(state.armies):
        yield f"seat {seat}"
        yield from (f"  {line}" for line in _army(army))
    yield from _line("recruit", state.recruits)
    yield from _line("reserve", sorted(state.reserve))
    yield from _line("advisor", state.advisors)
    yield from _line("building", state.buildings)
    yield from _line("land", state.lands)
    yield from _line("pool", state.pool)
    yield from _line("gone", sorted(state.gone))


def _line(name: str, words: Sequence[str]) -> Iterator[str]:
    """Nothing where there is nothing."""
    if words:
        yield " ".join([name, *gathered(words)])


def _army(army: Army) -> Iterator[str]:
    yield from _line("lands", sorted(land for land in army.lands if land != HOMELAND))
    yield from _line("hand", sorted(army.hand))
    yield from _line("advisors", sorted([*army.advisors, *(f"{card}!" for card in army.fresh)]))
    yield from _line("buildings", sorted(army.buildings))
    yield from _line("built", sorted(each.card + ">" * each.used for each in army.built))
    yield from _line("under", [army.under] if army.under else [])
    yield from _line("dice", army.dice)
    yield from _line("active", [army.active] if army.active else [])
    yield from _line("lost", sorted(army.lost))
    yield from _line("flags", ["herald"] * army.herald + ["mason"] * army.mason)
    yield " ".join(["deck", *gathered(army.deck), "/", *gathered(sorted(army.below))])
