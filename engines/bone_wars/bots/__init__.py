"""The bots of this game by name."""

from ...contract import Bot
from ...random_bot import RandomBot

BOTS: dict[str, Bot] = {"random": RandomBot()}
