"""A bot answers after the same time, whether it holds something to play or not."""

import asyncio
from collections.abc import Callable

import pytest

from app.live.bots.pace import BEAT_SECONDS, Pace
from engines.bones_and_banners import engine
from engines.bones_and_banners.testing import scenario

from .conftest import House, People

WINDOW = """
round 4 initiative 1
centre moss-forest:0 gold-mine:1
1 0 ogre Boot > gold-mine
2 1 archers Bow > gold-mine
seat 0
  advisors spy
  deck /
seat 1
  advisors {}
  deck /
"""


class Clock:
    """Time passes only by thinking and by waiting."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept = 0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept += 1
        self.now += seconds

    def thinking(self, seconds: float) -> Callable[[], None]:
        def think() -> None:
            self.now += seconds

        return think


def pace(clock: Clock, bot_delay: float = 0.6) -> Pace:
    return Pace(bot_delay, clock, clock.sleep)


@pytest.mark.parametrize(("thought", "beats"), [(0.0002, 1), (0.002, 1), (0.09, 1), (0.13, 2)])
def test_an_answer_comes_on_a_beat(thought: float, beats: int) -> None:
    clock = Clock()
    asyncio.run(pace(clock).answer(clock.thinking(thought)))
    assert clock.now == pytest.approx(100 + beats * BEAT_SECONDS)


def test_bots_that_answer_at_once_wait_for_no_beat() -> None:
    clock = Clock()
    asyncio.run(pace(clock, bot_delay=0).answer(clock.thinking(0.002)))
    assert (clock.now, clock.slept) == (100.002, 0)


@pytest.mark.parametrize("bot", sorted(engine.bots()))
def test_a_window_takes_as_long_with_an_empty_hand(bot: str) -> None:
    """The more there is to choose from, the longer it thinks, and the beat hides that."""
    times, choices = [], []
    for advisors in ("squire", "fortune-teller sorceress spy"):  # a Squire can't be played here
        state = scenario(WINDOW.format(advisors), "reveal")
        decision = engine.decisions(state)[1]
        choices.append(len(decision.actions))
        clock = Clock()

        def think() -> None:
            engine.bots()[bot].choose(state, 1, decision, b"")  # noqa: B023 - run at once
            clock.now += 0.003 * len(decision.actions)  # noqa: B023 - run at once

        asyncio.run(pace(clock).answer(think))
        times.append(clock.now)
    assert choices[0] == 2 < choices[1]
    assert times[0] == pytest.approx(times[1])


async def test_bots_at_a_table_keep_to_it(house: House, people: People) -> None:
    clock = Clock()
    house.app.state.worker.pace = pace(clock)
    room = await people.room(house, seats=1, bots=2)
    await room.watcher.until(
        lambda: all(seat["ready"] for seat in room.watcher.view["public"]["seats"][1:])
    )
    assert clock.slept >= 2 * 2, "a lean and a pick of each"
