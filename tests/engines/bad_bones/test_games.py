"""Whole games at random: the invariant, copies, resampled tables."""

import random
from collections.abc import Iterator

import pytest

from engines.bad_bones import engine
from engines.bad_bones.state.state import State
from engines.bad_bones.state.tokens import KINDS, tokens_of

GAMES = [
    *[("competitive", seats, {}) for seats in range(2, 7)],
    ("solo", 1, {"rounds": 30}),
    ("solo", 1, {"rounds": 2}),
    ("solo", 1, {"rounds": 2, "heroic": True}),
    ("solo", 1, {"advanced": True, "chiefs": KINDS}),
    ("competitive", 4, {"advanced": True, "chiefs": KINDS}),
    ("cooperative", 3, {}),
    ("cooperative", 4, {"advanced": True, "chiefs": KINDS, "endless": True, "rounds": 2}),
]


def positions(mode: str, seats: int, options: dict[str, object], seed: int) -> Iterator[State]:
    chance = random.Random(seed)
    state = engine.new(engine.Options(mode=mode, **options), seats, seed.to_bytes(4, "big"))
    yield state
    while decisions := engine.decisions(state):
        seat = chance.choice(list(decisions))
        engine.apply(state, seat, chance.choice(decisions[seat].actions))
        yield state


def tokens(state: State) -> list[int]:
    """Everywhere a token can be, sealed or shown."""
    found = [*state.bag, *state.removed]
    for board, draft in zip(state.boards, state.drafts, strict=True):
        if draft is None:
            found += [*board.skeletons, *board.cemetery]
        else:
            found += [*draft.board.skeletons, *draft.board.cemetery, *draft.bagged]
            found += [*draft.slain, *draft.removed, *[token for _, token in draft.sent]]
    return found


@pytest.mark.parametrize(("mode", "seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_section_9_180_tokens_at_every_moment(
    mode: str, seats: int, options: dict[str, object], seed: int
) -> None:
    for state in positions(mode, seats, options, seed):
        there_are = list(tokens_of(state.config.chiefs))
        assert sorted(tokens(state)) == there_are
        view = engine.public(state)
        shown = sum(len(seat["board"]["skeletons"]) for seat in view["seats"])
        assert view["bag"] + shown + view["removed"] == len(there_are)
    assert engine.result(state) is not None


@pytest.mark.parametrize(("mode", "seats", "options"), GAMES)
def test_dump_load_and_clone(mode: str, seats: int, options: dict[str, object]) -> None:
    for state in positions(mode, seats, options, 7):
        data = engine.dump(state)
        assert engine.load(data) == state
        assert engine.dump(engine.load(data)) == data
        copy = engine.clone(state)
        for seat, decision in engine.decisions(copy).items():
            assert engine.decisions(engine.load(data))[seat].id == decision.id
            other = engine.clone(state)
            engine.apply(other, seat, decision.actions[-1])
        assert engine.dump(state) == data


@pytest.mark.parametrize(("mode", "seats", "options"), GAMES)
def test_resampled_tables_look_the_same_to_the_viewer(
    mode: str, seats: int, options: dict[str, object]
) -> None:
    for step, state in enumerate(positions(mode, seats, options, 11)):
        for viewer in [None, *range(seats)]:
            other = engine.resample(state, viewer, step.to_bytes(4, "big"))
            assert engine.public(other) == engine.public(state)
            assert other.rng.key != state.rng.key
            assert sorted(tokens(other)) == sorted(tokens(state))
            if viewer is not None:
                assert engine.private(other, viewer) == engine.private(state, viewer)
                mine, same = (
                    engine.decisions(state).get(viewer),
                    engine.decisions(other).get(viewer),
                )
                assert (mine and mine.id) == (same and same.id)
            assert list(engine.decisions(other)) == list(engine.decisions(state))


def test_sealed_choices_are_drawn_anew() -> None:
    state = engine.new(engine.Options(), 2, b"")
    engine.apply(state, 0, {"type": "hero.move", "to": "2,2"})
    heroes = {
        engine.private(engine.resample(state, 1, bytes([seed])), 0)["board"]["hero"]
        for seed in range(40)
    }
    assert len(heroes) == 8


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one = [engine.dump(state) for state in positions("competitive", 3, {}, 5)]
    two = [engine.dump(state) for state in positions("competitive", 3, {}, 5)]
    assert one == two


def test_different_seeds_give_different_games() -> None:
    assert engine.new(engine.Options(), 2, b"1") != engine.new(engine.Options(), 2, b"2")
