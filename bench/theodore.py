"""What Theodore does with his dig site actions (rulings 92, S7), against the careful bot.

python -m bench.theodore [--games 60] [--bot careful]
"""

import argparse
from collections import Counter

from engines.bone_wars import engine
from engines.bone_wars.state.components import SITE_ORDER
from engines.bone_wars.theodore.seat import SEAT

CARDS = ("advanced", "expert")


def game(number: int, bot: str, used: Counter[str]) -> tuple[int, int]:
    """Plays one and counts what he used; the points of both."""
    options = engine.Options(theodore=CARDS[number % len(CARDS)])
    state = engine.new(options, 1, b"theodore %d" % number)
    player = engine.bots()[bot]
    while decisions := engine.decisions(state):
        ((seat, decision),) = decisions.items()
        action = player.choose(state, seat, decision, b"%d" % state.acted)
        for event in engine.apply(state, seat, action):
            if event.type == "site.used" and event.values["seat"] == SEAT:
                used[event.values["tile"]] += 1
    ours, his = (each["rp"] for each in engine.public(state)["players"])
    return ours, his


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bot", default="careful", choices=sorted(engine.bots()))
    given = parser.parse_args()
    used: Counter[str] = Counter()
    points = [game(number, given.bot, used) for number in range(given.games)]
    print(f"{given.games} games of {given.bot} against Theodore")
    for tile in SITE_ORDER:
        print(f"{used[tile]:6} {tile}")
    won = sum(ours > his for ours, his in points)
    ours, his = (sum(each) / given.games for each in zip(*points, strict=True))
    print(f"{ours:.1f} points against {his:.1f}, {won} won")


if __name__ == "__main__":
    main()
