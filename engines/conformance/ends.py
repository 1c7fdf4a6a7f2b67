"""Games end, and only where they say so."""

from .case import Case


def check_end(case: Case) -> None:
    """No dead end, no endless game, and a result that adds up."""
    engine = case.engine
    for game, _, _ in case.walk():
        case.require(engine.result(game.state) is None, "There is a result, and a decision.")
    case.require(len(case.log) < case.limit, f"The game goes on after {case.limit} actions.")
    state = case.end().state
    case.require(not engine.decisions(state), "Somebody has to choose in an ended game.")
    result = engine.result(state)
    if result is None:
        case.fail("Nobody has to choose, and there is no result: a dead end.")
    for name in ("places", "points", "parts"):
        entries = getattr(result, name)
        case.require(len(entries) == case.seats, f"Result.{name} has {len(entries)} entries.")
    for seat in range(case.seats):
        parts = sum(result.parts[seat].values())
        case.require(parts == result.points[seat], f"Seat {seat}'s points are not its parts.")
    first = [seat for seat in range(case.seats) if result.places[seat] == 1]
    case.require(
        all(result.places[seat] == 1 for seat in result.winners),
        f"Winners {result.winners}, but first are {first}.",
    )
