"""``boneyard simulate``: whole games by bots, without a server."""

import argparse
import json
import sys
import time
from typing import Any

from pydantic import ValidationError

from app.mistakes import mistake
from engines import registry
from engines.contract import Bot, Engine
from engines.runtime.random_bot import RandomBot
from engines.runtime.rng import Rng
from engines.runtime.simulation import Played, play

from .progress import Progress

ABOUT = """Plays whole games by bots and checks the engine's invariants on the way. The last line is
one JSON object: games, finished, errors, actions, seconds, actions_per_s, mean_actions, results.
Exit code 0: all games ended. 1: an error or an unfinished game. 2: wrong use."""


class WrongUse(ValueError):
    """The arguments don't fit together; the text is for the person who typed them."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("simulate", help="play whole games by bots", description=ABOUT)
    command.add_argument("engine", help="which game, by its id")
    command.add_argument("--seats", type=int, metavar="N", help="players (default: the fewest)")
    command.add_argument("--games", type=int, default=100, metavar="N", help="default: 100")
    command.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="bots by name, with commas; the seats take them in turn (default: random)",
    )
    command.add_argument(
        "--options", default="{}", metavar="JSON", help="""e.g. '{"mode": "solo"}'"""
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        engine = _engine(given.engine)
        options = _options(engine, given.options)
        seats = _seats(engine, options, given.seats)
        bots = _bots(engine, given.bots, seats)
        if given.games < 1:
            raise WrongUse("--games must be 1 or more.")
    except WrongUse as error:
        print(error, file=sys.stderr)
        return 2
    summary = _simulate(engine, options, bots, given.games, given.seed)
    print(json.dumps(summary))
    return 0 if summary["finished"] == given.games else 1


def _engine(name: str) -> Engine:
    try:
        return registry.get(name)
    except registry.UnknownEngine as error:
        raise WrongUse(str(error)) from error


def _options(engine: Engine, text: str) -> Any:
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        raise WrongUse(f"--options is not JSON: {error}.") from error
    if not isinstance(values, dict):
        raise WrongUse("""--options takes a JSON object, such as '{"mode": "solo"}'.""")
    try:
        return engine.Options(**values)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"]) or "options"
        raise WrongUse(f"--options: {field}: {mistake(first).in_english}.") from error


def _seats(engine: Engine, options: Any, seats: int | None) -> int:
    allowed = engine.seats_for(options)
    if seats is None:
        return allowed[0]
    if seats not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise WrongUse(f"{engine.id} with these options is for {numbers} players, not {seats}.")
    return seats


def _bots(engine: Engine, names: str, seats: int) -> list[Bot]:
    known: dict[str, Bot] = {"random": RandomBot(), **engine.bots()}
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in known:
            raise WrongUse(f"There is no bot {name!r}. There are: {', '.join(sorted(known))}.")
    return [known[wanted[seat % len(wanted)]] for seat in range(seats)]


def _simulate(
    engine: Engine, options: Any, bots: list[Bot], games: int, seed: int
) -> dict[str, Any]:
    played: list[Played] = []
    errors = 0
    began = time.perf_counter()
    with Progress(games) as progress:
        for number in range(games):
            game_seed = Rng.seeded(f"{seed}/{number}".encode()).key
            try:
                played.append(play(engine, options, bots, game_seed))
            except Exception as error:  # an engine's fault: count it, say it, go on
                errors += 1
                text = f"Game {number + 1} (seed {game_seed.hex()}): {error!r}"
                print(text, file=sys.stderr)
            progress.step()
    seconds = time.perf_counter() - began
    actions = sum(game.actions for game in played)
    return {
        "games": games,
        "finished": sum(game.result is not None for game in played),
        "errors": errors,
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_s": round(actions / seconds) if seconds else 0,
        "mean_actions": round(actions / max(1, len(played)), 1),
        "results": _results(played, len(bots)),
    }


def _results(played: list[Played], seats: int) -> dict[str, Any]:
    """Per seat: games won, alone or shared, and points on average; and games nobody won."""
    results = [game.result for game in played if game.result is not None]
    count = max(1, len(results))
    return {
        "wins": [sum(seat in result.winners for result in results) for seat in range(seats)],
        "nobody": sum(not result.winners for result in results),
        "mean_points": [
            round(sum(result.points[seat] for result in results) / count, 2)
            for seat in range(seats)
        ],
    }
