"""The pages that a server serves, each as somebody sees it who comes along a path."""

from dataclasses import dataclass, replace
from functools import cache

from .household import Home, homes
from .looks import Size

TAB = ".tabbar [data-to={0}], .feedbox [role=tab][data-tab={0}]"
"""The same part of a table on a phone and elsewhere."""
NARROW = 760
"""Pixels: below them a table is spread over pages of its own."""
LAID = ".prompt b, .ware, .part-strip h2, .part-strip .decide"
"""Is there when a table is, whichever game's."""


@dataclass(frozen=True)
class Scene:
    name: str
    template: str
    path: str
    who: str = ""
    """By name; nobody: without one."""
    sees: str = "main *"
    """Is there when the page is."""
    presses: tuple[str, ...] = ()
    then: str = ""
    """Is there afterwards."""
    whole: bool = True
    """With what one would scroll to."""
    narrow: bool = False
    """Only on phones: elsewhere there is no such page."""

    def fits(self, size: Size) -> bool:
        return size.width < NARROW or not self.narrow


def scenes() -> list[Scene]:
    return [*_around(), *_lobbies(), *_tables(), *_ends(), *_replays()]


@cache
def _homes() -> dict[str, Home]:
    return {home.name: home for home in homes()}


def _around() -> list[Scene]:
    return [
        Scene("home/stranger", "home", "/", sees="#listed .room-row .btn"),
        Scene("home/with rooms", "home", "/", "Zoé", sees="#mine .room-row .btn"),
        Scene("home/asked for a name", "home", "/", sees="#listed .room-row .btn",
              presses=("[data-new-room=bad_bones]",), then="dialog[open]", whole=False),
        Scene("account/stranger", "account", "/account", sees="#account form"),
        Scene("account/guest", "account", "/account", "Ada", sees="#account form"),
        Scene("account/kept", "account", "/account", "Inès", sees="#account form"),
        Scene("error/no such room", "error", "/r/ZZZZZZ", sees=".lost"),
        Scene("help/games", "help_games", "/help", sees=".help h1"),
        Scene("help/bad_bones", "help", "/help/bad_bones", sees=".help h1"),
        Scene("help/bone_wars", "help", "/help/bone_wars", sees=".help h1"),
        Scene("help/bones_and_banners", "help", "/help/bones_and_banners", sees=".help h1"),
        Scene("api/calls", "api", "/api/docs", sees=".help li"),
    ]  # fmt: skip


def _room(
    name: str, home: str, who: str, screen: str, *presses: str, then: str = "", more: str = "",
    sees: str = "", whole: bool = False,
) -> Scene:  # fmt: skip
    shown = f"body[data-screen={screen}] :is({sees or LAID})"
    path = _homes()[home].path + more
    return Scene(f"{screen}/{name}", "room", path, who, shown, presses, then, whole)


def _lobbies() -> list[Scene]:
    bots = "#bot-4", "#bot-4-list:popover-open"
    return [
        _room("bad_bones, host", "Friday bones", "Ada", "lobby", sees=".qr", whole=True),
        _room("bad_bones, guest", "Friday bones", "Nour", "lobby", sees=".qr", whole=True),
        _room("bad_bones, together", "All for one", "Ada", "lobby", sees=".qr", whole=True),
        _room("bad_bones, alone", "A quiet evening", "Ada", "lobby", sees=".qr", whole=True),
        _room("bone_wars, host", "Como Bluff", "Ada", "lobby", sees=".qr", whole=True),
        _room("bones_and_banners, host", "Two houses", "Ada", "lobby", sees=".qr", whole=True),
        _room("bad_bones, a bot for a seat", "Friday bones", "Ada", "lobby", bots[0],
              sees=".qr", then=bots[1]),
        Scene(
            "lobby/join", "room", _homes()["Friday bones"].path, sees="dialog[open]", whole=False
        ),
    ]  # fmt: skip


def _tables() -> list[Scene]:
    bones, wars, banners = "The old mill", "Badlands", "Elder Forest"
    found = [
        _room("bad_bones, log", bones, "Ada", "table", TAB.format("log"), then=".feed.log"),
        _room("bad_bones, chat", bones, "Ada", "table", TAB.format("chat"), then=".say input"),
        _room("bad_bones, together", "The last wall", "Ada", "table"),
        _room("bad_bones, newer rules", "From tomorrow", "Ada", "table", then=".frozen"),
        _room("bad_bones, watched", bones, "", "table"),
        _room("bone_wars, watched", wars, "", "table"),
        _room("bones_and_banners, watched", banners, "", "table"),
        _room("unknown game", "From elsewhere", "Ada", "frozen", sees=".frozen"),
    ]
    for name, home, tabs in (
        ("bad_bones", bones, ("table", "choices")),
        ("bone_wars", wars, ("desk", "patrons", "finds", "table")),
        ("bones_and_banners", banners, ("reserve", "lands", "feed")),
    ):
        who = _homes()[home].sitters[:3][-1]
        found += [
            replace(
                _room(f"{name}, page {tab}", home, who, "table", f".tabbar [data-to={tab}]"),
                narrow=True,
            )
            for tab in tabs
        ]
        found += [_room(f"{name}, {who}", home, who, "table") for who in _homes()[home].sitters[:3]]
        found.append(
            _room(f"{name}, menu", home, "Ada", "table",
                  "#room-tools [popovertarget]", then=".pop-panel:popover-open")
        )  # fmt: skip
    return found


def _ends() -> list[Scene]:
    ended = [
        ("bad_bones, won", "Last one standing", "Nour"),
        ("bad_bones, lost", "Last one standing", "Ada"),
        ("bad_bones, watched", "Last one standing", ""),
        ("bad_bones, with everything", "Chiefs and markets", "Milo"),
        ("bad_bones, together, won", "All stood", "Ada"),
        ("bad_bones, together, lost", "All fell", "Ada"),
        ("bad_bones, alone, won", "Stood alone", "Ada"),
        ("bad_bones, alone, lost", "Fell alone", "Ada"),
        ("bone_wars, won", "Yale and Philadelphia", "Nour"),
        ("bone_wars, lost", "Yale and Philadelphia", "Ada"),
        ("bone_wars, alone, won", "Won against Theodore", "Ada"),
        ("bone_wars, alone, lost", "Lost to Theodore", "Ada"),
        ("bones_and_banners, won", "A thousand gold", "Nour"),
        ("bones_and_banners, lost", "A thousand gold", "Ada"),
    ]
    return [
        _room(name, home, who, "end", sees=".story > *", whole=True) for name, home, who in ended
    ]


def _replays() -> list[Scene]:
    return [
        _room(name, home, "Ada", "replay", more=f"?replay#at={at}")
        for name, home, at in (
            ("bad_bones", "Last one standing", 40),
            ("bad_bones, with everything", "Chiefs and markets", 60),
            ("bad_bones, together", "All fell", 30),
            ("bone_wars", "Yale and Philadelphia", 120),
            ("bone_wars, alone", "Lost to Theodore", 80),
            ("bones_and_banners", "A thousand gold", 120),
        )
    ]
