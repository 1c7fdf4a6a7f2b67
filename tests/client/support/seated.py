"""People at a table where a game has begun, without the way there: each opens one page.

How one finds, makes and joins a room is tested by clicking (``test_pages``, ``test_options``,
``test_whole_games``); to click through it before every other test took most of its time.
"""

from typing import Any

from .visitor import Visitor


def seated(host: Visitor, *friends: Visitor, bots: int = 0, **options: Any) -> str:
    """The host sits on seat 0, then friends, then bots that play at random; the invite link."""
    host.call("/me", name=host.name)
    made = host.call("/rooms", engine=host.engine)
    room = f"/rooms/{made['code']}"
    people = 1 + len(friends)
    host.call(f"{room}/settings", options=options, seats=people + bots)
    for friend in friends:
        friend.call("/me", name=friend.name)
        friend.call(f"{room}/sit")
        friend.call(f"{room}/ready", ready=True)
    for seat in range(people, people + bots):
        host.call(f"{room}/bot", seat=seat, bot="random")
    host.call(f"{room}/start")
    link = f"{host.url}{made['link']}"
    for visitor in (host, *friends):
        visitor.page.goto(link)
    for visitor in (host, *friends):
        visitor.sees("table")
    return link
