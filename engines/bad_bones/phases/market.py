"""Buying: what a seat can have, what it pays, and who can buy nothing more (rulings 49 and 61)."""

from ..state.board import Board
from ..state.market import COST, WEAPONS, Market
from ..state.state import State
from ..state.tiles import LETTERS


def refusal(market: Market, board: Board, seat: int, item: str) -> str:
    """Why ``seat`` can't buy it now, as a key of ``illegal``; empty where it can."""
    if item not in market.stock:
        return "not_for_sale"
    if item in WEAPONS and board.weapon:
        return "one_weapon"
    if not market.stock[item]:
        return "sold_out"
    return "too_dear" if COST[item] > market.coins(seat) else ""


def refusals(market: Market, board: Board, seat: int) -> dict[str, list[str]]:
    """What is there and ``seat`` can't buy, by the reason; nothing once it has stopped buying."""
    found: dict[str, list[str]] = {}
    for item, left in market.stock.items():
        why = refusal(market, board, seat, item)
        if left and why and seat not in market.passed:
            found.setdefault(why, []).append(item)
    return found


def buyable(market: Market, board: Board, seat: int) -> list[str]:
    return [item for item in market.stock if not refusal(market, board, seat, item)]


def buy(state: State, market: Market, seat: int, item: str) -> None:
    """Pays and takes it: a weapon is its buyer's, together a trap is everybody's."""
    market.stock[item] -= 1
    market.pay(seat, COST[item])
    market.bought[seat].append(item)
    if item in WEAPONS:
        state.boards[seat] = board = state.boards[seat].twin()
        board.weapon = item
    elif state.config.cooperative:
        state.common = _with(state.common, item)
    else:
        state.boards[seat] = board = state.boards[seat].twin()
        board.supply = _with(board.supply, item)


def _with(supply: list[int], letter: str) -> list[int]:
    return [count + (kind == letter) for kind, count in zip(LETTERS, supply, strict=True)]


def leave_who_can_buy_nothing(state: State, market: Market) -> list[int]:
    """Passes for the seats that have nothing left to choose, and says which."""
    left = [
        seat
        for seat, board in enumerate(state.boards)
        if seat not in market.passed and not buyable(market, board, seat)
    ]
    market.passed += left
    return left
