"""Every command on a room. Each changes it in the caller's transaction and tells the tables."""

from .commands.bot import set_bot
from .commands.create import create
from .commands.host import take_over
from .commands.move import move
from .commands.ready import set_ready
from .commands.rematch import rematch
from .commands.remove import remove
from .commands.settings import change_settings
from .commands.sit import sit
from .commands.stand import stand
from .commands.start import start
from .listing import list_rooms

__all__ = [
    "change_settings",
    "create",
    "list_rooms",
    "move",
    "rematch",
    "remove",
    "set_bot",
    "set_ready",
    "sit",
    "stand",
    "start",
    "take_over",
]
